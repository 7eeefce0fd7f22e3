"""What every answer of the server tells browsers to be careful about."""

from __future__ import annotations

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Of every answer, whoever gives it: the server sends them, so that its own refusals have them, too.

Images may be `data:`, as a page makes pictures of what it shows (web/src/picture/board.ts); nothing runs in them."""
