"""Leaves only the words of links that lead out of `docs/`: the files they name are in the project, not on the site.

`mkdocs.yml` names this hook. Whether such a file exists is checked by `tests/test_docs.py`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

_LINK: Final = re.compile(r"(?<!!)\[([^\]]+)\]\((\.\./[^)\s#]*)(?:#[^)\s]*)?\)")


def without_outside_links(markdown: str, page: Path, docs: Path) -> str:
    """Return a page without its links to files outside the folder of the documentation.

    >>> without_outside_links("[a](../x.md) [b](../LICENSE)", Path("/p/docs/sub/page.md"), Path("/p/docs"))
    '[a](../x.md) [b](../LICENSE)'
    >>> without_outside_links("[a](../LICENSE)", Path("/p/docs/page.md"), Path("/p/docs"))
    'a'
    """

    def rewrite(link: re.Match[str]) -> str:
        target = (page.parent / link[2]).resolve()
        return link[0] if target.is_relative_to(docs.resolve()) else link[1]

    return _LINK.sub(rewrite, markdown)


def on_page_markdown(markdown: str, *, page: Any, config: Any, **_: Any) -> str:
    return without_outside_links(markdown, Path(page.file.abs_src_path), Path(config["docs_dir"]))
