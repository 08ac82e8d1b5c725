"""What is kept of each touch of the standing Grimoire, as one line of text: enough to simulate it again and to show it.

    pull engine=rapier3d-0.36.0 settings=1f0c… digest=9a41… built=63 slot=1 grip=2.6,0.0 tremor=1.0 seed=77b0… samples=…

Long things are packed: whole numbers, each as its difference from the one before, compressed, in base 85. `motion` is
what everybody saw, the very bytes of it.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Literal

import msgspec

from armarium import motion
from armarium.games.kamimai.deck.hand import MOST_SENT, RESOLUTION, Pull, Sample
from armarium.motion import Frame
from armarium.reason import Reason, Refused

Kind = Literal["pull", "done", "keep"]
MOST_UNPACKED = 1 << 20  # bytes; nothing honest comes near it


class Touch(msgspec.Struct, frozen=True):
    """One moment of the simulation: a pull, or the waiting that `done` and `keep` bring (M-14), with the seed of the
    knock at the table meanwhile; older waits had none. `hidden` are the slots whose faces nobody knows before a pull;
    a proof does not keep them, for the position tells them."""

    kind: Kind
    pull: Pull | None = None
    knock: bytes = b""
    hidden: list[int] = []


class Proof(msgspec.Struct, frozen=True):
    """What is stored for each touch (M-54). `built` where the deck was stood up for it, with so many slots; `gone` are
    those that were missing from it then, and `texture` is the seed of its cards' surfaces."""

    touch: Touch
    digest: str
    engine: str
    settings: str
    built: int | None = None
    gone: list[int] = []
    frames: list[Frame] = []
    texture: bytes = b""


# --- writing ---------------------------------------------------------------------------------------------------------


def proof_text(proof: Proof) -> str:
    words = [proof.touch.kind, f"engine={proof.engine.replace(' ', '-')}", f"settings={proof.settings}"]
    words.append(f"digest={proof.digest}")
    if proof.built is not None:
        words.append(f"built={proof.built}")
    if proof.texture:
        words.append(f"texture={proof.texture.hex()}")
    if proof.gone:
        words.append(f"gone={','.join(str(slot + 1) for slot in proof.gone)}")
    if proof.touch.pull is not None:
        words += _pull_words(proof.touch.pull)
    if proof.touch.knock:
        words.append(f"knock={proof.touch.knock.hex()}")
    if proof.frames:
        words.append(f"motion={_pack(motion.pack(proof.frames))}")
    return " ".join(words)


def _pull_words(pull: Pull) -> list[str]:
    words = [f"slot={pull.slot + 1}", f"grip={pull.grip[0]},{pull.grip[1]}", f"tremor={pull.tremor}"]
    words += ["mirror=yes"] if pull.mirror else []
    words += ["hand=left"] if pull.left else []
    rows = [[round(RESOLUTION * number) for number in sample] for sample in pull.samples]
    steps = [[now - then for now, then in zip(row, before, strict=True)] for before, row in _pairs(rows)]
    return [*words, f"seed={pull.seed.hex()}", f"samples={_pack(msgspec.msgpack.encode(steps))}"]


def _pairs(rows: list[list[int]]) -> list[tuple[list[int], list[int]]]:
    return list(zip([[0, 0, 0, 0], *rows[:-1]], rows, strict=True)) if rows else []


def _pack(raw: bytes) -> str:
    return base64.b85encode(zlib.compress(raw, 9)).decode()


# --- reading ---------------------------------------------------------------------------------------------------------


def parse_proof(text: str) -> Proof:
    """Refused when the text is no proof."""
    kind, *words = text.split() or [""]
    fields = dict(word.partition("=")[::2] for word in words)
    try:
        pull, knock = _parse_pull(fields) if kind == "pull" else None, bytes.fromhex(fields.get("knock", ""))
        touch = Touch(msgspec.convert(kind, Kind), pull, knock)
        return Proof(
            touch,
            fields["digest"],
            fields["engine"].replace("-", " ", 1),
            fields["settings"],
            int(fields["built"]) if "built" in fields else None,
            [int(slot) - 1 for slot in fields["gone"].split(",")] if "gone" in fields else [],
            motion.unpack(_unpack(fields["motion"])) if "motion" in fields else [],
            bytes.fromhex(fields.get("texture", "")),
        )
    except (KeyError, ValueError, TypeError, msgspec.MsgspecError, zlib.error, binascii.Error) as problem:
        raise Refused(Reason("M-54", "proof-unreadable", {"proof": text[:60]})) from problem


def _parse_pull(fields: dict[str, str]) -> Pull:
    along, up = fields["grip"].split(",")
    now = [0, 0, 0, 0]
    samples: list[Sample] = []
    for step in msgspec.msgpack.decode(_unpack(fields["samples"]), type=list[list[int]])[:MOST_SENT]:
        now = [then + more for then, more in zip(now, step, strict=True)]
        samples.append((now[0] / RESOLUTION, now[1] / RESOLUTION, now[2] / RESOLUTION, now[3] / RESOLUTION))
    seed, mirror, left = bytes.fromhex(fields["seed"]), fields.get("mirror") == "yes", fields.get("hand") == "left"
    grip = (float(along), float(up))
    return Pull(int(fields["slot"]) - 1, grip, samples, seed, float(fields["tremor"]), mirror, left)


def _unpack(text: str) -> bytes:
    unpacking = zlib.decompressobj()
    raw = unpacking.decompress(base64.b85decode(text), MOST_UNPACKED)
    if not unpacking.eof:
        raise ValueError("cut off, or far too long")
    return raw
