"""Write the weights of a checkpoint for the package: half precision, scales folded in, in the order of today's inputs.

python training/export.py CHECKPOINT FILE.npz
"""

import sys

import numpy as np
import torch
from ppo import Net, adopt

from fatsi.engine.encoding.encoder import SCALES

saved = torch.load(sys.argv[1], weights_only=False)
net = Net(*saved["hidden"])
adopt(net, saved)
weights = {name: value.numpy() for name, value in net.state_dict().items() if name != "scale"}
weights["first.weight"] = weights["first.weight"] * np.array(SCALES, np.float32)[None, :]
np.savez_compressed(
    sys.argv[2], **{name: value.astype(np.float16 if value.ndim > 1 else np.float32) for name, value in weights.items()}
)
print(saved["done"])
