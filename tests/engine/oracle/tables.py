"""Every order and value of the three games, typed out card by card, best card first."""


def row(text):
    """The cards of one line of a table."""
    return text.split()


SEATS = {
    "bruff": ["A1", "B1", "C1", "A2", "B2", "C2"],
    "all-fives": ["P1", "P2", "P3"],
    "auction-forty-fives": ["N", "E", "S", "W"],
}

PAIR_OF = {
    "A1": "A",
    "A2": "A",
    "B1": "B",
    "B2": "B",
    "C1": "C",
    "C2": "C",
    "N": "NS",
    "S": "NS",
    "E": "EW",
    "W": "EW",
    "P1": "P1",
    "P2": "P2",
    "P3": "P3",
}

FIFTY_TWO = row(
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S "
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C "
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D "
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
)

PACK = {
    "bruff": [*FIFTY_TWO, "JK"],
    "all-fives": FIFTY_TWO,
    "auction-forty-fives": FIFTY_TWO,
}

# B4.S B4.C B4.D B4.H
BRUFF_TRUMPS = {
    "S": row("5S JS JK AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS"),
    "C": row("5C JC JK AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC"),
    "D": row("5D JD JK AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D"),
    "H": row("5H JH JK AH KH QH TH 9H 8H 7H 6H 4H 3H 2H"),
}

# A2.2
AUCTION_TRUMPS = {
    "S": row("5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS"),
    "C": row("5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC"),
    "D": row("5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D"),
    "H": row("5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H"),
}

# B4.sc B4.d B4.h, A2.3
FORTY_FIVE_PLAIN = {
    "S": row("KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS"),
    "C": row("KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC"),
    "D": row("KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD"),
    "H": row("KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"),
}

# F1.3
ALL_FIVES_SUITS = {
    "S": row("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"),
    "C": row("AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"),
    "D": row("AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D"),
    "H": row("AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"),
}

TRUMPS = {
    "bruff": BRUFF_TRUMPS,
    "all-fives": ALL_FIVES_SUITS,
    "auction-forty-fives": AUCTION_TRUMPS,
}

PLAIN = {
    "bruff": FORTY_FIVE_PLAIN,
    "all-fives": ALL_FIVES_SUITS,
    "auction-forty-fives": FORTY_FIVE_PLAIN,
}

# B6.2 and B6.6, A4.4 and A4.5: the protected trumps, each with the leads that do force it out.
FORCED_BY = {
    "bruff": {
        "S": {"5S": [], "JS": ["5S"], "JK": ["5S", "JS"], "AH": ["5S", "JS", "JK"]},
        "C": {"5C": [], "JC": ["5C"], "JK": ["5C", "JC"], "AH": ["5C", "JC", "JK"]},
        "D": {"5D": [], "JD": ["5D"], "JK": ["5D", "JD"], "AH": ["5D", "JD", "JK"]},
        "H": {"5H": [], "JH": ["5H"], "JK": ["5H", "JH"], "AH": ["5H", "JH", "JK"]},
    },
    "auction-forty-fives": {
        "S": {"5S": [], "JS": ["5S"], "AH": ["5S", "JS"]},
        "C": {"5C": [], "JC": ["5C"], "AH": ["5C", "JC"]},
        "D": {"5D": [], "JD": ["5D"], "AH": ["5D", "JD"]},
        "H": {"5H": [], "JH": ["5H"], "AH": ["5H", "JH"]},
    },
}

# F4.1
ALL_FIVES_VALUE = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "5": 5}

TARGET = {"bruff": 45, "all-fives": 61, "auction-forty-fives": 120}

HAND_SIZE = {"bruff": 5, "auction-forty-fives": 5, "all-fives": 21}
