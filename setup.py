"""Compiles the rules with mypyc and packs the built web client. All else is in pyproject.toml.

Without a C compiler the package is built all the same and runs interpreted, only slower; `armarium --version` tells.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "build_tools"))

import pages  # noqa: E402

IS_BUILDING = bool({"bdist_wheel", "build", "build_ext", "editable_wheel"} & set(sys.argv))
# Functions of one library call each other directly, and the linker inlines across its files on all cores.
IS_GCC = sys.platform.startswith("linux") and "gcc" in os.environ.get("CC", sysconfig.get_config_var("CC") or "")
FLAGS = ["-fno-semantic-interposition", f"-flto={os.cpu_count()}"] if IS_GCC else []
BESIDE = ThreadPoolExecutor(1)  # the web client is built while the rules are compiled


def compiled() -> list[Extension]:
    """The extension modules; none while only metadata is asked for, or with ARMARIUM_INTERPRETED=1."""
    if not IS_BUILDING or os.environ.get("ARMARIUM_INTERPRETED") == "1":
        return []
    from mypyc.build import mypycify

    rooms = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["tool"]["armarium"]["compiled"]
    os.environ["MYPYPATH"] = str(HERE / "src")
    paths = [str(Path("src/armarium") / room) for room in rooms]
    extensions = mypycify(["--follow-imports=silent", *paths], opt_level="3", debug_level="0", multi_file=IS_GCC)
    for extension in extensions:
        extension.extra_compile_args += FLAGS
        extension.extra_link_args += [*FLAGS, "-O3"] if IS_GCC else []
    return extensions


def compile_side_by_side(
    compile_files: Callable[..., list[str]], sources: list[str], *args: Any, **named: Any
) -> list[str]:
    """Each C file by a compiler of its own, as many at once as there are cores; the largest first."""
    by_size = sorted(sources, key=lambda source: -Path(source).stat().st_size)
    with ThreadPoolExecutor(os.cpu_count()) as compilers:
        objects = compilers.map(lambda source: compile_files([source], *args, **named), by_size)
    return [path for paths in objects for path in paths]


class BuildCore(build_ext):
    def build_extensions(self) -> None:
        self.compiler.compile = partial(compile_side_by_side, self.compiler.compile)
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as problem:
            print(f"armarium: no C compiler could be used ({problem}); the rules will run interpreted.", flush=True)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def get_outputs(self) -> list[str]:
        return [output for output in super().get_outputs() if Path(output).exists()]


class BuildRooms(build_py):
    """Python files, and the web client beside the server that sends it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "armarium" / "server" / "pages"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(built_pages.result(), target)


built_pages: Future[Path] = BESIDE.submit(pages.build) if IS_BUILDING and "editable_wheel" not in sys.argv else Future()
setup(ext_modules=compiled(), cmdclass={"build_ext": BuildCore, "build_py": BuildRooms})
