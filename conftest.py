"""pytest runs the sources as they stand, unless it is told otherwise: `FATSI_CORE=compiled pytest tests/rules`.

A compiled module hides its examples from doctest, and a failing test says more of a function in Python.
"""

import os

os.environ.setdefault("FATSI_CORE", "interpreted")
