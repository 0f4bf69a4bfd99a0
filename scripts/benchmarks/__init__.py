"""The subcommands of `scripts/bench.py`, one module each."""
