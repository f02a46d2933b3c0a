"""The desktop on which a command runs, if it runs on one."""

import threading
import webbrowser
from collections.abc import Mapping
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that a server can listen on but no browser can open."""


def has_desktop(environment: Mapping[str, str], platform: str, is_terminal: bool) -> bool:
    """Whether somebody is there to see a browser open: never in a script, a test or CI, nor over SSH."""
    if not is_terminal or "CI" in environment or "SSH_CONNECTION" in environment:
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_in_browser(address: str) -> None:
    """Open an address; a browser may take its time, and nobody waits for it."""
    parts = urlsplit(address)
    if parts.hostname in EVERYWHERE:
        address = parts._replace(netloc=f"localhost:{parts.port}").geturl()
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
