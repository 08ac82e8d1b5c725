"""Short-lived permits, signed with the house key: what one process says to another, or its keeper to it.

Each purpose has a key of its own, made from the house key: a visitor's cookie is never a permit, nor one kind another.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from typing import TypeVar

import msgspec

LASTING = 10.0  # seconds; clocks of machines that share a database may differ by less


class Permit(msgspec.Struct, kw_only=True):
    """Good once, at one process, for a short while."""

    to: str
    nonce: str = ""
    until: float = 0.0


P = TypeVar("P", bound=Permit)


def signature(key: bytes, purpose: str, text: bytes) -> str:
    own_key = hmac.new(key, purpose.encode(), hashlib.sha256).digest()
    return hmac.new(own_key, text, hashlib.sha256).hexdigest()


def sign_permit(permit: Permit, key: bytes, purpose: str) -> str:
    """As a header's value."""
    permit.nonce, permit.until = secrets.token_hex(8), time.time() + LASTING
    text = base64.urlsafe_b64encode(msgspec.json.encode(permit))
    return f"{text.decode()}.{signature(key, purpose, text)}"


class Verifier:
    """Reads permits for one process and one purpose, each of them once."""

    def __init__(self, key: bytes, purpose: str, me: str) -> None:
        self._key = key
        self._purpose = purpose
        self._me = me
        self._seen: dict[str, float] = {}

    def verify(self, text: str, kind: type[P]) -> P | None:
        """None for what we did not sign, for another process, or too late, or seen before."""
        body, _, sign = text.rpartition(".")
        if not hmac.compare_digest(sign.encode(), signature(self._key, self._purpose, body.encode()).encode()):
            return None
        permit = msgspec.json.decode(base64.urlsafe_b64decode(body), type=kind)
        now = time.time()
        if permit.to != self._me or not now < permit.until < now + 2 * LASTING or permit.nonce in self._seen:
            return None
        self._seen = {nonce: until for nonce, until in self._seen.items() if until > now} | {permit.nonce: permit.until}
        return permit
