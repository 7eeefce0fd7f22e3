"""Rows of whole numbers: packed 64-bit arrays in compiled code, plain lists in the uncompiled build.

The compiler knows `COMPILED` to be true (pyproject.toml) and sees only `librt`; the uncompiled build does not
import it, and plain lists are quicker there. Both have the same interface: `append`, `remove` and `extend` may change
their argument and return the row to go on with.
"""

from __future__ import annotations

from mirabilia._build import COMPILED

if COMPILED:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
else:
    from mirabilia.core.lists import append as append
    from mirabilia.core.lists import extend as extend
    from mirabilia.core.lists import remove as remove
    from mirabilia.core.lists import vec as vec
