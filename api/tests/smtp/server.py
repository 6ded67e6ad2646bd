"""A mail server for the tests (aiosmtpd), which takes mails into a folder and is difficult with some.

    server.py FOLDER [USER PASSWORD]

Prints its port. Recipients: greylisted@… is told to come back once, refused@… does not exist, broken@… loses its connection
once, after the mail was taken and before that was said.
"""

import asyncio
import sys
import warnings
from pathlib import Path

from aiosmtpd.smtp import SMTP, AuthResult

# One test is about passwords without TLS.
warnings.simplefilter("ignore")

folder = Path(sys.argv[1])
account = [text.encode() for text in sys.argv[2:4]]


class Handler:
    def __init__(self):
        self.seen = set()

    def is_first(self, address):
        was_seen = address in self.seen
        self.seen.add(address)
        return not was_seen

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("refused@"):
            return "550 5.1.1 no such mailbox"
        if address.startswith("greylisted@") and self.is_first(address):
            return "451 4.7.1 come back later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        count = len(list(folder.glob("*.eml")))
        (folder / f"{count}.eml").write_bytes(envelope.content)
        recipient = envelope.rcpt_tos[0]
        if recipient.startswith("broken@") and self.is_first(recipient):
            server.transport.abort()
        return "250 OK"


def authenticate(server, session, envelope, mechanism, login):
    return AuthResult(success=[login.login, login.password] == account, handled=False)


settings = {"auth_required": True, "auth_require_tls": False, "authenticator": authenticate} if account else {}


async def main():
    loop = asyncio.get_running_loop()
    handler = Handler()
    server = await loop.create_server(lambda: SMTP(handler, loop=loop, **settings), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    # Until the test closes its end.
    await loop.run_in_executor(None, sys.stdin.read)


asyncio.run(main())
