"""The example that trains a policy for Rune: its features are right, and it learns."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from armarium import shelf
from armarium.envs.episode import Episode, Setting

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "rune_policy"


@pytest.fixture
def trainer(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    sys.modules.pop("train", None)
    return import_module("train")


def test_the_lead_it_works_out_is_that_of_the_rules(trainer: ModuleType) -> None:
    """Each move is tried: what the features say it would leave is what the standing says after it."""
    game, compared = shelf.game("rune"), 0
    for seed in range(3):
        episode = Episode.start(Setting("rune"), seed)
        while (actor := episode.actor) is not None:
            numbers = episode.numbers()
            features = trainer.move_features(episode.observation(actor).astype(np.int64), numbers)
            for place in range(0, len(numbers), 5):
                after = episode.clone()
                after.play(int(numbers[place]))
                standing = after.state.standing()
                assert features[place][0] == standing[actor] - standing[1 - actor], game.position(episode.state)
                compared += 1
            episode.play(int(numbers[len(numbers) // 2]))
    assert compared > 50


def test_a_round_of_training_moves_the_weights_toward_the_lead(trainer: ModuleType) -> None:
    weights = trainer.train(np.zeros(6), 16, 30, 0.15, np.random.RandomState(1))
    assert weights[0] > 0


@pytest.mark.slow
def test_it_comes_to_beat_greedy(
    trainer: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["train.py"])
    trainer.main()
    shares = [line.split()[2].rstrip("%") for line in capsys.readouterr().out.splitlines() if line.startswith("round")]
    assert float(shares[-1]) > 50
