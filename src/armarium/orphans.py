"""Worker processes that end when their parent does, whatever ended it: after `kill -9` nobody tells them."""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import wait

EVERY = 0.5  # seconds between two looks, where looking is all that can be done
PARENT_DEATH_SIGNAL = 1  # prctl's PR_SET_PDEATHSIG


def end_with_parent(last: signal.Signals = signal.SIGTERM) -> None:
    """Called in the worker. Linux sends it `last` by itself; everywhere else, and beside that, a thread keeps watch."""
    parent = os.getppid()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, int(last), 0, 0, 0)
        if os.getppid() != parent:
            end(last)
    threading.Thread(target=watch, args=(parent, last), name="armarium-orphan", daemon=True).start()


def watch(parent: int, last: signal.Signals) -> None:
    """A process of `multiprocessing` has a pipe that closes with the parent; another one looks whose child it is."""
    above = multiprocessing.parent_process()
    if above is not None:
        wait([above.sentinel])
    else:
        while os.getppid() == parent:
            time.sleep(EVERY)
    end(last)


def end(last: signal.Signals) -> None:
    with contextlib.suppress(OSError):
        os.kill(os.getpid(), last)
    time.sleep(EVERY)  # whoever listens to the signal may still end its own children
    os._exit(1)
