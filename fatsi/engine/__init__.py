"""The engine: a position as numbers, its evaluation by a network, and the search that uses both."""

import os

# Batches are small: threads of numpy would wait for each other, and for other games on the same machine. This has to be
# set before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
