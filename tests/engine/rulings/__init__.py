"""Tables of rulings that a card player can read, and their reader.

One line is one ruling, its cells separated by `` | ``:

    B6.3 | S | led 7S | hand AH KD | AH yes, KD yes | may-renege

The first cell names the facts of the rule document, the last one may name the rule that decides
(the rule of the card named last). ``#`` begins a comment. The kinds of rows:

    S | order trumps | 5S JS JK …                           the order of the trumps or of a suit
    S | trick 7S 5S KD 2S QC 4D | 5S wins                   the cards in the order of play
    S | trick 7S 5S KD 2S QC 4D | worth 10, bonus yes       yes, no, or open
    S | led 7S | hand AH KD | AH yes, KD no                 ``led nothing``: the lead itself
    dealer W | calls 5 10 pass | W may pass hold 15 20 25 30
    dealer W | calls 5 pass pass pass | N declares 5        or ``nobody declares``

``problem CODE`` in place of what is expected: the question is refused.

``let NAME = ACTS`` gives a stretch of play a name for the rows below it.

A whole deal has a cell that begins with ``then``:

    dealer C2 | scores A 35 B 40 | turn-up 4S | A1 leads 7S 5S KD 2S QC 4D | then turn B1, …

* ``scores``: before the deal, nought for the sides not named; ``players 2`` in All Fives.
* ``turn-up``: the turned cards in their order (after the joker the next one, after a run the next).
* ``holds C1 AH KD / A1 …``: cards these seats have; ``draws N 2C / W 4H``: what the exchange gives.
* ``pack …``: the first cards of the pack, top first; ``pack without JK``: a wrong pack.
* acts, separated by ``;``: as the protocol writes them, or ``A1 leads 7S 5S …`` for cards played
  clockwise, or ``next`` for another deal. Who plays a card has it; the rest is filled up.
* ``but ACT``: one more act, whose card is not dealt to that seat on purpose.
* ``then``: ``turn``, ``phase``, ``scores``, ``points`` (of the last deal), ``winners``, ``by``,
  ``bonus B in trick 1``, ``no bonus``, ``trump``, ``turn-up``, ``tricks to A1 B1 …``,
  ``complete``, ``open``, or ``problem CODE`` (found at the last act).
"""
