"""Pictures of a state, drawn by us: the whole table as SVG, its parts, single cards and tiles, icons, and PNG.

What they say is in the words of a language; `picture.css` and one of three themes say how they look.
"""

from fatsi.svg.drawings import all_symbols, icon
from fatsi.svg.ghosts import card_picture
from fatsi.svg.picture import frame, parts, picture
from fatsi.svg.raster import png
from fatsi.svg.themes import STYLE, THEMES
from fatsi.svg.village_parts import tile_picture

__all__ = ["STYLE", "THEMES", "all_symbols", "card_picture", "frame", "icon", "parts", "picture", "png", "tile_picture"]
