"""Set everything up, build both languages and serve them: `python3 scripts/serve.py`.

--port N       another port than 8000 (0: any free one)
--build-only   stop after the build; the site is in site/
"""

import sys

from old_python import refuse_old_python

if __name__ == "__main__":
    refuse_old_python()
    from serving import main

    sys.exit(main(sys.argv[1:]))
