"""`python -m arbitre`, and the script `arbitre`: an interruption while it starts is reported in one line too."""

from __future__ import annotations

import sys


def main() -> int:
    try:
        from arbitre import cli
    except KeyboardInterrupt:
        print("arbitre: interrupted", file=sys.stderr)
        return 130
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
