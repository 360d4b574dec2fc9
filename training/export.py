"""Write the weights of a checkpoint in half precision, for `fatsi.engine.network`.

python training/export.py CHECKPOINT FILE.npz
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from model import load


def main() -> None:
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    net, saved = load(source)
    weights = {name: value.detach().numpy().astype(np.float16) for name, value in net.named_parameters()}
    np.savez_compressed(target, **weights)
    print(f"{target}: {target.stat().st_size // 1024} KB, {saved.get('done')}")


if __name__ == "__main__":
    main()
