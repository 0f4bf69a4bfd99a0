"""The auction of Forty-Fives: who speaks, what may be said, how it ends (A3)."""

from oracle.tables import PAIR_OF, SEATS

BIDS = ["5", "10", "15", "20", "25", "30"]


def auction_state(dealer, scores, calls):
    """The protocol's reply to ``legal-calls``; ``{"bad": index}`` at the first forbidden call."""
    seats = SEATS["auction-forty-fives"]
    passed = []
    highest = 0
    holder = None
    speaker = seats[(seats.index(dealer) + 1) % 4]
    for index in range(len(calls) + 1):
        in_the_auction = [seat for seat in seats if seat not in passed]
        if not in_the_auction:
            state = {"over": True, "declarer": None, "bid": None}
        elif len(in_the_auction) == 1 and holder is not None:
            state = {"over": True, "declarer": holder, "bid": highest}
        else:
            while speaker in passed:
                speaker = seats[(seats.index(speaker) + 1) % 4]
            floor = 20 if scores[PAIR_OF[speaker]] >= 100 else 5
            legal = ["pass"]
            if speaker == dealer and holder is not None and highest >= floor:
                legal.append("hold")
            for bid in BIDS:
                if int(bid) > highest and int(bid) >= floor:
                    legal.append(bid)
            state = {"over": False, "turn": speaker, "legal": legal}
        if index == len(calls):
            return state
        call = calls[index]
        if state["over"] or call not in state["legal"]:
            return {"bad": index}
        if call == "pass":
            passed.append(speaker)
        else:
            holder = speaker
            if call != "hold":
                highest = int(call)
        speaker = seats[(seats.index(speaker) + 1) % 4]
    raise AssertionError("the last round of the loop returns")
