"""Requests with something wrong with them, the same ones for the same seed."""

from __future__ import annotations

import random
import socket

from tests.server.house import PATIENCE

METHODS = ["GET", "GET", "POST", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW"]
PATHS = [
    "/",
    "/api/me",
    "/api/games",
    "/api/games/rune/rules",
    "/api/words/en",
    "/api/tables",
    "/api/tables/{t}",
    "/api/tables/{t}/sit",
    "/api/tables/{t}/bot",
    "/api/tables/{t}/beside",
    "/api/tables/{t}/start",
    "/api/tables/{t}/leave",
    "/api/tables/{t}/record",
    "/api/tables/{t}/qr.svg",
    "/api/tables/{t}/replay",
    "/api/tables/{t}/analysis",
    "/api/tables/{t}/poses/1",
    "/api/tables/{t}/socket",
    "/assets/a.js",
    "/api/schema/openapi.json",
]
PARTS = [
    "%00",
    "%ff",
    "%2e%2e/",
    "../",
    "//",
    "\\",
    "?",
    "&viewpoint=99999999999999999999",
    "x" * 300,
    "y" * 5_000,
    "%",
    "%zz",
    "🂡",
    "#",
    ";",
    "\x7f",
    "-1",
    "99999999999999999999999999",
    "%0d%0a",
    "?language=%00",
    "?viewpoint=%F0",
]
ORIGINS = [
    "null",
    "file://",
    "http://[",
    "http://[::1",
    "http://a:b",
    "http://a:99999999",
    "//",
    "\xff",
    "http://\x00",
    "x" * 3_000,
]
BODIES = [
    "{}",
    "[]",
    "null",
    '"x"',
    "[" * 30_000,
    '{"a":' * 9_000,
    '{"game":"rune","seats":2}',
    '{"name":"\\u0000"}',
    "",
    '{"name":"a\\ud800b"}',
    '{"seats":1e999}',
    '{"game":"rune","seats":2,"name":"\\u0000"}',
    "\xff\xfe",
    "{" + " " * 70_000,
    '{"game":"rune","seats":2,"options":{"shadows":99999999999999999999999}}',
    '{"seat":-99999999999999999999,"bot":"greedy"}',
    '{"seat":0,"name":"\\u202e\\u0000"}',
    '{"game":"\\u0000","seats":2}',
    '{"avatar":9223372036854775808}',
]
FIELDS = [
    ("accept-encoding", "gzip;q=\xff"),
    ("accept-language", "x" * 2_000),
    ("content-type", "\x01"),
    ("expect", "100-continue"),
    ("content-type", "multipart/form-data"),
    ("content-type", "application/x-msgpack"),
    ("range", "bytes=9-1"),
    ("cookie", "armarium=\xff"),
    ("cookie", 'armarium="' + "\\" * 5_000),
    ("transfer-encoding", "chunked"),
    ("content-length", "-1"),
    ("content-length", "99999999999"),
    ("upgrade", "websocket"),
    ("connection", "upgrade"),
    ("sec-websocket-key", "x"),
    ("if-none-match", "\xff"),
    ("host", "\xff"),
    ("x" * 500, "y"),
    ("te", "trailers"),
    ("origin", "\xff"),
    ("sec-websocket-version", "13"),
]


def odd_request(luck: random.Random, table: str) -> bytes:
    """A request with up to three things wrong with it."""
    method, path = luck.choice(METHODS), luck.choice(PATHS).replace("{t}", luck.choice([table, table, "x", "%00"]))
    headers = {"host": "127.0.0.1", "content-type": "application/json"}
    body = luck.choice(BODIES).encode("latin-1") if method in ("POST", "PATCH", "PUT") or luck.random() < 0.1 else b""
    for _ in range(luck.randint(0, 3)):
        kind = luck.randrange(4)
        if kind == 0:
            place = luck.randint(0, len(path))
            path = path[:place] + luck.choice(PARTS) + path[place:]
        elif kind == 1:
            headers["origin"] = luck.choice(ORIGINS)
        elif kind == 2:
            name, value = luck.choice(FIELDS)
            headers[name] = value
        else:
            body = bytes(luck.randrange(256) if luck.random() < 0.05 else letter for letter in body)
    headers.setdefault("content-length", str(len(body)))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "connection: close"]
    return "\r\n".join(lines).encode("utf-8" if luck.random() < 0.5 else "latin-1", "replace") + b"\r\n\r\n" + body


def status_of(port: int, request: bytes) -> int | None:
    """What a request is answered with; None when the connection was closed without a word."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        try:
            line.sendall(request)
            answer = line.recv(65536)
        except ConnectionError:
            return None
    return int(answer.split(b" ")[1]) if answer.startswith(b"HTTP/") else None
