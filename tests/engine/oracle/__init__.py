"""A second, naive umpire for the three games, to check the engine against.

Written from the numbered rules alone; it imports nothing of ``tricktaking``.
Cards are plain strings such as ``"5S"``, hands are lists, orders are tables typed out by hand.
``oracle.door.reply(question)`` answers the questions of the protocol, without sentences and rules.
"""
