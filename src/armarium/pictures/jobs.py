"""Pictures drawn in a worker process: what is to be seen comes along, the position itself never does."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from armarium.pictures.film import film
from armarium.pictures.frame import Sitting, cover, still
from armarium.pictures.moments import Moment
from armarium.pictures.raster import png
from armarium.workers.fair_queue import Priority
from armarium.workers.process import Job, Memory

Kind = Literal["picture.svg", "picture.png", "film.svg"]


class PictureJob(msgspec.Struct, Job[bytes]):
    """The moments as a picture of the last or a film of all; without any, the book's cover. It waits for all moves."""

    kind: Kind
    sitting: Sitting
    shown: list[Moment]
    priority: ClassVar[Priority] = Priority.HINT

    def run(self, memory: Memory) -> bytes:
        if not self.shown:
            drawn = cover(self.sitting.game, self.sitting.language)
        else:
            drawn = film(self.sitting, self.shown) if self.kind == "film.svg" else still(self.sitting, self.shown[-1])
        return png(drawn) if self.kind == "picture.png" else drawn.encode()
