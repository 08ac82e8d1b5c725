"""`python -m armarium` is `armarium`."""

from __future__ import annotations

import sys

from armarium.cli import main

if __name__ == "__main__":
    sys.exit(main())
