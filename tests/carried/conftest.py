"""Real servers, as the tests of the server have them."""

from __future__ import annotations

from tests.server.conftest import open_house

__all__ = ["open_house"]
