"""A seat that owes a move and is offered none: its bots are not asked again and again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from armarium.server.thinking import Thinking


@pytest.mark.parametrize("count", [0, 1])
def test_a_bot_is_asked_only_where_it_is_offered_something(count: int) -> None:
    state = SimpleNamespace(move_count=lambda _: count)
    table = SimpleNamespace(to_act=lambda: [0, 1], seats=[SimpleNamespace(bot=None), SimpleNamespace(bot="random")])
    table.state, table.people = state, lambda: [0]
    thinking = Thinking(cast("Any", SimpleNamespace(table=table)))
    assert thinking._next_bot() == (1 if count else None)
    if not count:
        thinking.wake()  # would need a running loop to begin anything
        assert not thinking.is_busy()
