"""Which messages this server speaks; a page that was made for others begins again as the new one.

Written by web/scripts/wire.py: a digest of all message types.
"""

from __future__ import annotations

from typing import Final

WIRE: Final = "359e9db8a4f4"
