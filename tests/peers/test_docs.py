"""The examples of docs/envs.md that need a peer run as they stand."""

from __future__ import annotations

import pytest

from tests.envs.test_docs import example


@pytest.mark.parametrize(("peer", "last"), [("pettingzoo", "reward"), ("gymnasium", "reward"), ("pyspiel", "bot")])
def test_an_example_runs(peer: str, last: str) -> None:
    pytest.importorskip(peer)
    played: dict[str, object] = {}
    exec(example(peer), played)
    assert last in played
