"""A misbehaving server with scripted responses."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

import earshot


@dataclass
class Answer:
    status: int = 200
    body: str = '{"status":"OK","data":{"ok":true}}'
    headers: dict[str, str] = field(default_factory=dict)
    promise: int | None = None
    """The content length, larger than the body. The connection is closed after the body."""
    hang_up: bool = False
    silent: bool = False
    drips: bool = False
    """The body never ends: the server sends a byte at a time."""


def failure(status: int, headers: dict[str, str] | None = None, **body: Any) -> Answer:
    text = json.dumps({"status": "ERROR", "message": "No.", "code": "c", "errors": [], "requestId": "r-1", **body})
    return Answer(status, text, headers or {})


@dataclass
class Seen:
    method: str
    path: str
    headers: dict[str, str]
    body: Any
    at: float


class Misbehaving:
    """Each request gets the next of `answers`. Further requests get the last one."""

    def __init__(self) -> None:
        self.answers: list[Answer] = [Answer()]
        self.seen: list[Seen] = []
        self.over = threading.Event()
        owner = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self) -> None:
                sent = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                owner.seen.append(Seen(self.command, self.path, headers, json.loads(sent) if sent else None, time.monotonic()))
                owner.give(self, owner.answers[min(len(owner.seen), len(owner.answers)) - 1])

            do_GET = do_POST = answer

            def log_message(self, *arguments: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        self.base_url = f"http://127.0.0.1:{self.server.server_port}"

    def give(self, handler: BaseHTTPRequestHandler, answer: Answer) -> None:
        handler.close_connection = answer.hang_up or answer.promise is not None
        if answer.hang_up:
            return
        if answer.silent:
            self.over.wait(30)
            return
        body = answer.body.encode()
        handler.send_response(answer.status)
        for name, value in {"content-type": "application/json", **answer.headers}.items():
            handler.send_header(name, value)
        handler.send_header("content-length", str(10**9 if answer.drips else answer.promise or len(body)))
        handler.end_headers()
        handler.wfile.write(body)
        while answer.drips and not self.over.wait(0.02):
            try:
                handler.wfile.write(b" ")
            except OSError:
                return

    def client(self, **options: Any) -> earshot.Earshot:
        return earshot.Earshot(base_url=self.base_url, **options)


@pytest.fixture
def server() -> Iterator[Misbehaving]:
    server = Misbehaving()
    yield server
    server.over.set()
    server.server.shutdown()
    server.server.server_close()
