"""Gymnasium spaces of an encoder's observations."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from armarium.encoder import Encoder


def observation_space(encoder: Encoder) -> spaces.Dict:
    lengths = [field.length for field in encoder.fields]
    low = np.repeat(np.array([field.low for field in encoder.fields], np.int16), lengths)
    high = np.repeat(np.array([field.high for field in encoder.fields], np.int16), lengths)
    mask = spaces.Box(0, 1, (encoder.action_count,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})
