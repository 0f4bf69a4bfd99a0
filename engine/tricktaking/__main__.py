"""Questions in, replies out: `python -m tricktaking < questions.jsonl > replies.jsonl`.

One question a line, one reply a line, in the same order; a bad line gets a problem for a reply.
With arguments it does a command instead: see `commands`.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

from .ask import LONGEST, answer


def reply_to_lines(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answers every line of `questions`; both are UTF-8, a byte that is not is read as `�`."""
    longest = LONGEST + 2
    while line := questions.readline(longest):
        if len(line) == longest and not line.endswith(b"\n"):
            while (rest := questions.readline(longest)) and not rest.endswith(b"\n"):
                pass
        reply = answer(line.decode("utf-8", "replace").rstrip("\r\n"))
        replies.write(reply.encode("utf-8") + b"\n")
        replies.flush()


def main() -> None:
    """The command line: a command with its arguments, or questions on standard input."""
    try:
        if sys.argv[1:]:
            from . import commands

            raise SystemExit(commands.run(sys.argv[1:]))
        reply_to_lines(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.stderr.close()
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
