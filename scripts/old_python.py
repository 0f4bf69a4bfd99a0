"""The first question of every command, in syntax that any Python 3 can read."""

import sys


def refuse_old_python(version: str = sys.version, number: int = sys.hexversion) -> None:
    """Leave with one sentence if this Python is too old to read the rest of the scripts."""
    if number < 0x030B0000:
        sys.exit(
            "Python 3.11 or newer is needed and this is "
            + version.split()[0]
            + ": install it and start again with it, for example `python3.11 "
            + sys.argv[0]
            + "`."
        )
