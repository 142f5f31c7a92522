"""Mail: to addresses whose owners have confirmed them, with a way out in every message."""

from __future__ import annotations

import hashlib
import hmac
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import urlsplit

from westphalia.server.errors import Refusal
from westphalia.server.notices.messages import Message, tongue_of
from westphalia.server.settings import Smtp
from westphalia.server.urls import is_local

TIMEOUT: Final = 15.0
LONGEST: Final = 254  # characters of an address
ADDRESS: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@([a-z0-9-]+\.)+[a-z0-9-]{2,}", re.I | re.A)
CONFIRM_LIFE: Final = 2 * 24 * 3600  # seconds for which a link that confirms is good
CONFIRM: Final = "confirm"
STOP: Final = "stop"
PAGE: Final = "/#/mail/"  # and the purpose, and the token
BACK: Final = "/#/back/"  # and the token of a link by which a password is set
ONE_CLICK: Final = "/api/mail/stop/"


def checked_address(address: str) -> str:
    """Returns a mail address that could be one; an empty one means no mail."""
    address = address.strip()
    if address and (len(address) > LONGEST or not ADDRESS.fullmatch(address)):
        raise Refusal("bad_request", "that is no mail address", reason="mail_address")
    return address


# tokens: signed, so that nothing has to be kept


def token(key: str, purpose: str, user: int, address: str, until: int = 0) -> str:
    """What a link carries: who, until when, and that it was this server that said so."""
    said = f"{purpose} {user} {until} {address}".encode()
    signature = hmac.new(key.encode(), said, hashlib.sha256).hexdigest()
    return f"{user}.{until}.{signature}"


def user_of(text: str) -> int:
    """Returns whom a token is about, if it is one; it is not checked yet."""
    number = text.partition(".")[0]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 18 else 0


def valid(key: str, purpose: str, text: str, address: str, now: float) -> bool:
    """Tells whether a token is good for that purpose and address."""
    until = text.split(".")[1] if text.count(".") == 2 else ""
    if not (until.isascii() and until.isdigit() and len(until) < 18):
        return False
    genuine = token(key, purpose, user_of(text), address, int(until))
    return hmac.compare_digest(genuine.encode(), text.encode()) and (
        purpose == STOP or int(until) > now
    )


# messages


def notice(message: Message, language: str, base: str, stop: str) -> EmailMessage:
    """The mail of a notice: every table with its address, and how to get no more."""
    tongue = tongue_of(language)
    lines = [f"{line}\n{base}{path}" for line, path in message.lines]
    footer = tongue.say("notice-mail-footer", link=f"{base}{PAGE}{STOP}/{stop}")
    mail = EmailMessage()
    mail["Subject"] = message.title
    mail["List-Unsubscribe"] = f"<{base}{ONE_CLICK}{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n\n".join([message.title, *lines, f"-- \n{footer}"]) + "\n")
    return mail


def confirmation(language: str, base: str, confirm: str) -> EmailMessage:
    """The mail that asks whether an address may be written to; it carries no words of anybody."""
    tongue = tongue_of(language)
    site = urlsplit(base).netloc
    mail = EmailMessage()
    mail["Subject"] = tongue.say("notice-mail-confirm", site=site)
    mail["Auto-Submitted"] = "auto-generated"
    link = f"{base}{PAGE}{CONFIRM}/{confirm}"
    mail.set_content(tongue.say("notice-mail-confirm-about", site=site, link=link) + "\n")
    return mail


def reset(token: str, language: str, base: str, name: str) -> EmailMessage:
    """The mail with a link by which the owner of an account sets another password."""
    return about_password(
        ("mail-reset", "mail-reset-about"), language, base, name, link=f"{base}{BACK}{token}"
    )


def password_changed(language: str, base: str, name: str) -> EmailMessage:
    """The mail that tells of another password, and what to do if it was somebody else's doing."""
    return about_password(
        ("mail-changed", "mail-changed-about"),
        language,
        base,
        name,
        link=f"{base}{BACK.rstrip('/')}",
    )


def about_password(
    keys: tuple[str, str], language: str, base: str, name: str, link: str
) -> EmailMessage:
    tongue = tongue_of(language)
    site = urlsplit(base).netloc
    mail = EmailMessage()
    mail["Subject"] = tongue.say(keys[0], site=site)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(tongue.say(keys[1], site=site, name=name, link=link) + "\n")
    return mail


# sending


def send(smtp: Smtp, address: str, mail: EmailMessage) -> None:
    """Hands a mail over to the operator's mail server; whatever goes wrong is an OSError."""
    mail["From"] = smtp.sender
    mail["To"] = address
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=parseaddr(smtp.sender)[1].rpartition("@")[2])
    with connected(smtp) as server:
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(mail)


def connected(smtp: Smtp) -> smtplib.SMTP:
    """A connection that is encrypted, unless the mail server is on this machine and cannot."""
    context = ssl.create_default_context()
    if smtp.tls:
        return smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(smtp.host, smtp.port, timeout=TIMEOUT)
    try:
        server.ehlo_or_helo_if_needed()
        if server.has_extn("starttls") or not is_local(smtp.host):
            server.starttls(context=context)
    except BaseException:
        server.close()
        raise
    return server


def unknown_mailbox(error: smtplib.SMTPException) -> bool:
    """Tells whether a mail server says that there is no such address, and never will be."""
    if not isinstance(error, smtplib.SMTPRecipientsRefused):
        return False
    return any(code == 550 and b"5.1.1" in text for code, text in error.recipients.values())


def refused_for_good(error: smtplib.SMTPException) -> bool:
    """Tells whether trying again is of no use."""
    codes = [error.smtp_code] if isinstance(error, smtplib.SMTPResponseException) else []
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = [code for code, _ in error.recipients.values()]
    return bool(codes) and all(code >= 500 for code in codes)
