"""Write the weights of a checkpoint as the package ships them: half precision, scales of the inputs folded in.

python training/export.py CHECKPOINT FILE.npz
"""

import sys

import numpy as np
import torch

from fatsi.engine.encoding.position import SCALES

saved = torch.load(sys.argv[1], weights_only=False)
net = {name: value.numpy() for name, value in saved["net"].items() if name != "scale"}
net["first.weight"] = net["first.weight"] * np.array(SCALES, np.float32)[None, :]
parts = {name: value.astype(np.float16 if value.ndim > 1 else np.float32) for name, value in net.items()}
np.savez_compressed(sys.argv[2], actions=np.array(saved["played"], np.int16), **parts)
print(saved["done"])
