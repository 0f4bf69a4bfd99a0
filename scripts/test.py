"""Set everything up and run the whole gate: `python3 scripts/test.py`.

--long         the long run: many more random examples, the benchmark, mutations
-k WORDS       only the tests whose names match, as pytest's -k
"""

import sys

from old_python import refuse_old_python

if __name__ == "__main__":
    refuse_old_python()
    from gate import main

    sys.exit(main(sys.argv[1:]))
