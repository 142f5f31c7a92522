"""Screens on which something has gone wrong, for tools.every_screen."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import Page
from tests.browser.studio import Like, Studio
from tools.screens import Shot, middle, read

READ_ONLY = """const real = fetch;
window.fetch = async (...asked) => {
  const { body, status, headers: sent } = await real(...asked);
  const headers = { ...Object.fromEntries(sent), "x-read-only": "1" };
  return new Response(body, { status, headers });
};"""
REMEMBER_LINES = """const Real = WebSocket;
window.lines = [];
window.WebSocket = function (...asked) {
  const line = new Real(...asked);
  lines.push(line);
  return line;
};"""


def offline(studio: Studio, like: Like) -> Page:
    """The line to the server is cut."""
    visitor = studio.guest(**like)
    visitor.page.add_init_script(REMEMBER_LINES)
    page = visitor.go(f"#/table/{studio.fork(middle(studio))}")
    page.locator(".map [data-place]").first.wait_for(state="attached")
    page.context.set_offline(True)
    page.evaluate("for (const line of lines) line.close()")
    page.locator(".prompt.wait").wait_for()
    return read(page)


def read_only(studio: Studio, like: Like) -> Page:
    """The server cannot write, and says so with every answer."""
    visitor = studio.guest(**like)
    visitor.page.add_init_script(READ_ONLY)
    page = visitor.go()
    page.locator(".read-only").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def closed(studio: Studio, like: Like) -> Page:
    """A game that its host has ended for everybody."""
    table = studio.fork(middle(studio))
    page = studio.seated(table, **like).page
    studio.host.post(f"/api/tables/{table}/close")
    page.locator(".prompt.over").wait_for()
    return read(page)


def frozen(studio: Studio, like: Like) -> Page:
    """A game that an operator has stopped."""
    table = studio.fork(middle(studio))
    page = studio.seated(table, **like).page
    operator = [sys.executable, "-m", "westphalia", "operator", "freeze", table]
    subprocess.run([*operator, "--store", studio.house.store], check=True)
    page.locator(".prompt.wait").wait_for()
    return read(page)


def missing(studio: Studio, like: Like) -> Page:
    """An address behind which there is no table."""
    page = studio.visitor(**like).go("#/table/nowhere")
    page.locator(".blank [role=alert], .blank[role=alert]").first.wait_for()
    return page


IN_TROUBLE: dict[str, Shot] = {
    "read_only": read_only,
    "missing": missing,
    "offline": offline,
    "closed": closed,
    "frozen": frozen,
}
