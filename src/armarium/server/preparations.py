"""What must have been done once in this process before something can be answered: rooms opened, words read.

It is done in a thread, so that nobody's move waits for it, and charged to nobody: whoever happens to come first asks
for no more than everybody after them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import ParamSpec

P = ParamSpec("P")


class Preparations:
    def __init__(self) -> None:
        self._done: set[Hashable] = set()
        self._under_way: dict[Hashable, asyncio.Task[object]] = {}

    async def prepare(self, work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Have `work` called with these arguments, which are few in all; it keeps for itself what costs. Whoever asks
        meanwhile waits for the same call. What fails is tried again by the next who asks."""
        wanted = (work, args, tuple(kwargs.items()))
        if wanted in self._done:
            return
        if wanted not in self._under_way:
            task = asyncio.create_task(asyncio.to_thread(work, *args, **kwargs))
            task.add_done_callback(lambda _: self._under_way.pop(wanted, None))
            self._under_way[wanted] = task
        await asyncio.shield(self._under_way[wanted])
        self._done.add(wanted)
