"""Who somebody is: a random name tag, signed, in a cookie. No passwords, no mail; a guest is somebody too."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from armarium.store import Identity

COOKIE = "armarium"
LASTING = 400 * 24 * 3600  # the longest a browser keeps a cookie
NAME_LENGTH = 24
AVATARS = 256
GUESTS = (
    "Alba", "Anselm", "Basile", "Brune", "Cosme", "Dorian", "Edda", "Fulbert", "Gisela", "Hadrian", "Iris", "Jolan",
    "Kasimir", "Lioba", "Merle", "Norbert", "Odile", "Perrin", "Quentin", "Rosalind", "Sibylle", "Tancred", "Wanda",
)  # fmt: skip


def new_id() -> str:
    return secrets.token_hex(8)


def guest(id: str) -> Identity:
    """An identity nobody has changed yet; the same one for the same id."""
    digest = hashlib.sha256(id.encode()).digest()
    return Identity(id, GUESTS[digest[0] % len(GUESTS)], digest[1])


def sign(id: str, key: bytes) -> str:
    return f"{id}.{hmac.new(key, id.encode(), hashlib.sha256).hexdigest()}"


def parse_signed(text: str, key: bytes) -> str | None:
    """The id in a cookie, None unless we signed it."""
    id = text.partition(".")[0]
    return id if hmac.compare_digest(text.encode(), sign(id, key).encode()) else None
