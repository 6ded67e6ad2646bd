"""A receiver of webhooks that verifies each request with the public library of Standard Webhooks."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from standardwebhooks import Webhook, WebhookVerificationError


class Request:
    """A verified request."""

    def __init__(self, path, headers, body):
        self.path = path
        self.headers = headers
        self.body = body
        self.id = headers["webhook-id"]
        self.event = json.loads(body)

    def is_signed_by(self, secret):
        try:
            Webhook(secret).verify(self.body, self.headers)
        except WebhookVerificationError:
            return False
        return True


class Receiver:
    """Responds with 204 at /ok, with 410 at /gone, and at /flaky with 500 to the first request of each id."""

    def __init__(self):
        self.secrets = {}
        self.requests = []
        self.refused = []
        self.lock = threading.Lock()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"])).decode()
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(receiver.receive(self.path, headers, body))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path):
        return f"http://127.0.0.1:{self.server.server_address[1]}{path}"

    def receive(self, path, headers, body):
        """Returns the status of the response."""
        with self.lock:
            try:
                Webhook(self.secrets[path]).verify(body, headers)
            except (WebhookVerificationError, KeyError) as error:
                self.refused.append((path, error, headers))
                return 401
            request = Request(path, headers, body)
            is_first = all(known.id != request.id for known in self.requests)
            self.requests.append(request)
        if path == "/gone":
            return 410
        return 500 if path == "/flaky" and is_first else 204

    def of(self, path, kind=None):
        """Returns the requests to a path, oldest first."""
        with self.lock:
            return [it for it in self.requests if it.path == path and kind in (None, it.event["type"])]
