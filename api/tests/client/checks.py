"""Counted checks, calls that the contract does not have, and waiting: shared by the other scripts in this folder."""

import json
import os
import time
import urllib.error
import urllib.request

URL = os.environ["EARSHOT_URL"]
KEY = os.environ["EARSHOT_KEY"]
passed = 0


def check(what, condition, details=None):
    """Counts a check, or ends the script. `details` has what was found instead."""
    global passed
    assert condition, f"{what}: {details}" if details is not None else what
    passed += 1
    print("ok", what)


def fetch(url, headers=None):
    """Returns status, headers and text of a response, whatever its status."""
    request = urllib.request.Request(url, headers=headers or {})
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, response.headers, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


def call(method, path, body=None):
    """Calls the API. Returns the data of the response; an error ends the script."""
    return _send(method, path, None if body is None else json.dumps(body).encode(), "application/json")


def upload(path, files):
    """Posts files as a form. `files` are triples of field, name and bytes. Returns the data of the response."""
    boundary = "earshot-conformance"
    parts = [
        f'--{boundary}\r\ncontent-disposition: form-data; name="{field}"; filename="{name}"\r\n\r\n'.encode() + content
        for field, name, content in files
    ]
    body = b"\r\n".join(parts) + f"\r\n--{boundary}--\r\n".encode()
    return _send("POST", path, body, f"multipart/form-data; boundary={boundary}")


def _send(method, path, body, content_type):
    headers = {"authorization": KEY, "content-type": content_type}
    request = urllib.request.Request(f"{URL}/api/v1{path}", data=body, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)["data"]
    except urllib.error.HTTPError as error:
        raise AssertionError(f"{method} {path}: {error.code} {error.read().decode()}") from error


def wait_until(what, read, seconds=60):
    """Returns the first true result of `read`."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if result := read():
            return result
        time.sleep(0.1)
    raise AssertionError(f"{what}: not within {seconds} s")
