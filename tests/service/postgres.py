"""A PostgreSQL of our own for tests: Debian's programs, a folder that is thrown away, a loopback port or none."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import sqlalchemy as sa

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin")) + [
    Path(found).parent for found in [shutil.which("initdb")] if found
]
_names = itertools.count(1)


def as_nobody(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


class Cluster:
    """Not `durable`, commits do not wait for the disk: quicker, and nobody pulls the plug of a test."""

    def __init__(self, durable: bool = False) -> None:
        self._care = "" if durable else " -c fsync=off"
        self.folder = Path(tempfile.mkdtemp(prefix="armarium-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        files = str(self.folder / "files")
        self._control = [str(PROGRAMS[-1] / "pg_ctl"), "-D", files, "-w", "-s"]
        self._run([str(PROGRAMS[-1] / "initdb"), "-D", files, "-U", "armarium", "-A", "trust", "-E", "UTF8", "-N"])
        self.start()

    def _run(self, command: list[str]) -> None:
        subprocess.run(as_nobody(command), check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=200{self._care}"
        self._run([*self._control, "-o", options, "-l", str(self.folder / "log"), "start"])

    def stop(self) -> None:
        self._run([*self._control, "-m", "fast", "stop"])

    def restart(self) -> None:
        self.stop()
        self.start()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        engine = sa.create_engine(self.url(database), isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
        with engine.connect() as connection:
            result = connection.exec_driver_sql(statement)
            return [tuple(row) for row in result] if result.returns_rows else []

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://armarium@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"t{os.getpid()}_{next(_names)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)
