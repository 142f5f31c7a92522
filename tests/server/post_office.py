"""A push service, a browser and a mail server on loopback, for tests of notices."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from westphalia.server.notices.web_push import CURVE, decode, derive, encode, point_of


class Browser:
    """A browser that has subscribed: it alone can open what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen secrets!"

    @property
    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": encode(point_of(self._key)), "auth": encode(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def open(self, body: bytes) -> Any:
        """Decrypts a message as RFC 8291 has it."""
        salt, rest = body[:16], body[16:]
        assert int.from_bytes(rest[:4]) == 4096
        sender, sealed = rest[5 : 5 + rest[4]], rest[5 + rest[4] :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + point_of(self._key) + sender
        secret = derive(shared, self._auth, info, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def claims_of(authorization: str, key: str) -> Any:
    """The claims of a token, if it is signed by that key."""
    given = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(", "))
    assert given["k"] == key
    signed, _, signature = given["t"].rpartition(".")
    r, s = decode(signature)[:32], decode(signature)[32:]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    der = encode_dss_signature(int.from_bytes(r), int.from_bytes(s))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode(signed.partition(".")[2]))


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is posted, and answers each path as it is told to; else with 201."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.posted: list[Posted] = []
        self.answers: dict[str, int] = {}


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.posted.append(Posted(self.path, headers, body))
            self.send_response(service.answers.get(self.path, 201))
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(server.server_port)
        with served(server):
            yield service


class PostOffice:
    """Takes mail, and refuses that for some addresses with the answer it was given for them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.mails: list[EmailMessage] = []
        self.refusals: dict[str, bytes] = {}
        self.users: list[bytes] = []


@contextmanager
def post_office() -> Iterator[PostOffice]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say(b"220 here")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"QUIT":
                    self.say(b"221 bye")
                    return
                self.say(self.data() if word == b"DATA" else self.answer(word, line))

        def answer(self, word: bytes, line: bytes) -> bytes:
            if word == b"EHLO":
                return b"250-here\r\n250 AUTH PLAIN"
            if word == b"AUTH":
                office.users.append(line.strip())
                return b"235 welcome"
            address = line.partition(b"<")[2].partition(b">")[0].decode()
            return office.refusals.get(address, b"250 yes") if word == b"RCPT" else b"250 yes"

        def data(self) -> bytes:
            self.say(b"354 go on")
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line.removeprefix(b"."))
            mail = message_from_bytes(b"".join(lines), policy=policy.default)
            assert isinstance(mail, EmailMessage)
            office.mails.append(mail)
            return b"250 taken"

        def say(self, line: bytes) -> None:
            self.wfile.write(line + b"\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        office = PostOffice(server.server_address[1])
        with served(server):
            yield office


@contextmanager
def served(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
