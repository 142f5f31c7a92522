"""Web push: messages that only the browser can read (RFC 8291), signed by this server (RFC 8292).

The push service of the browser's maker sees who sends, to which browser and how much; not what.
"""

from __future__ import annotations

import base64
import os
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
POINT_LENGTH: Final = 65  # of an uncompressed point on the curve
NUMBER_LENGTH: Final = 32
AUTH_LENGTH: Final = 16
SALT_LENGTH: Final = 16
RECORD_SIZE: Final = 4096
LONGEST: Final = 3993  # bytes of a message: a push service takes 4096, encrypted
LAST_RECORD: Final = b"\x02"
TOKEN_LIFE: Final = 12 * 3600  # seconds; push services allow a day
TIME_TO_LIVE: Final = 24 * 3600  # seconds for which a push service keeps a message


class Keys(NamedTuple):
    """The keys of a browser: its public point, and the secret that it shares with us."""

    p256dh: bytes
    auth: bytes


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Reads base64 for addresses, with or without padding; a ValueError if it is none."""
    plain = text.rstrip("=").encode("ascii")
    return base64.b64decode(plain + b"=" * (-len(plain) % 4), altchars=b"-_", validate=True)


def read_keys(p256dh: str, auth: str) -> Keys:
    """The keys of a browser, checked; the ValueError says what is wrong with them."""
    keys = Keys(decode(p256dh), decode(auth))
    if len(keys.p256dh) != POINT_LENGTH or len(keys.auth) != AUTH_LENGTH:
        raise ValueError("the keys of a browser have 65 and 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.p256dh)
    return keys


# encryption


def encrypt(
    message: bytes,
    keys: Keys,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """Encrypts a message for one browser; key pair and salt are new for each."""
    if len(message) > LONGEST:
        raise ValueError(f"a push message has at most {LONGEST} bytes; this one has {len(message)}")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_LENGTH)
    sender = point_of(own)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.p256dh)
    shared = own.exchange(ec.ECDH(), browser)
    secret = derive(shared, keys.auth, b"WebPush: info\0" + keys.p256dh + sender, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + len(sender).to_bytes(1) + sender
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


# the identity of the server


def new_identity() -> str:
    """A key pair to sign with, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(NUMBER_LENGTH))


class Identity:
    """The key pair of this server (VAPID): a browser takes messages only from whom it named."""

    def __init__(self, kept: str, contact: str = "") -> None:
        number = int.from_bytes(decode(kept))
        self._key = ec.derive_private_key(number, CURVE)
        self.contact = contact
        self.public = encode(point_of(self._key))

    def headers(self, endpoint: str, now: float) -> dict[str, str]:
        """The headers of a message to an endpoint."""
        return {
            "authorization": f"vapid t={self._token(endpoint, now)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TIME_TO_LIVE),
            "urgency": "normal",
        }

    def _token(self, endpoint: str, now: float) -> str:
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + TOKEN_LIFE,
        }
        if self.contact:
            claims["sub"] = self.contact
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode(msgspec.json.encode(part)) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encode(r.to_bytes(NUMBER_LENGTH) + s.to_bytes(NUMBER_LENGTH))}"
