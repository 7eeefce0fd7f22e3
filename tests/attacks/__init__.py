"""Attacks on a server that strangers use, each with what must be true afterwards. docs/security.md lists them."""
