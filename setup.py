"""What pyproject.toml cannot say: with FATSI_COMPILED=1, the core is compiled with mypyc and part of the wheel."""

from __future__ import annotations

import contextlib
import io
import os
import platform
import runpy
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Loaded by its path: importing the package would import what is to be built.
core = runpy.run_path("fatsi/core.py")


class Progress:
    """Counts C files on stderr: in place on a terminal, else a line for each tenth."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.lock = threading.Lock()

    def advance(self) -> None:
        with self.lock:
            self.done += 1
            text = f"Compiling: {self.done} of {self.total} files"
            if sys.stderr.isatty():
                print(f"\r{text}", end="\n" if self.done == self.total else "", file=sys.stderr, flush=True)
            elif self.done * 10 // self.total > (self.done - 1) * 10 // self.total:
                print(text, file=sys.stderr, flush=True)


class ParallelBuild(build_ext):  # type: ignore[misc]
    """Compiles the C files of all extensions on all cores: setuptools would take those of one extension in turn."""

    def build_extensions(self) -> None:
        progress = Progress(sum(len(extension.sources) for extension in self.extensions))
        compile_in_turn = self.compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                objects: list[str] = compile_in_turn([source], **options)
                progress.advance()
                return objects

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                compiled = pool.map(lambda source: compile_one(source, options), sources)
                return [one for objects in compiled for one in objects]

            self.compiler.compile = compile_all
            # One thread for each extension, which waits for the pool.
            self.parallel = len(self.extensions)
            super().build_extensions()
        core["write_record"](Path(self.build_lib), sources_at_first)


def compiled_extensions() -> list[Extension]:
    """Translate the sources of the core to C, and return how the C is built."""
    from mypyc.build import mypycify

    sources = [str(path) for path in core["compiled_sources"](Path("fatsi"))]
    print(f"Translating {len(sources)} modules to C with mypyc", file=sys.stderr, flush=True)
    # multi_file: many C files of moderate size can be compiled side by side, and take a fraction of the memory.
    folder = os.environ.get("FATSI_C_FOLDER")
    output = io.StringIO()  # advice about speed, which nobody who plays needs to read
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            extensions: list[Extension] = mypycify(
                sources, opt_level="2", debug_level="0", multi_file=True, target_dir=folder
            )
    except SystemExit:
        print(output.getvalue(), file=sys.stderr)
        raise
    if core["source_hash"](Path("fatsi")) != sources_at_first:
        sys.exit("The sources have changed while they were translated; compile them once more.")
    if sys.platform == "linux":
        # The modules of the core call each other directly, not through a table that other libraries could change: 5 %.
        for extension in extensions:
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
            extension.extra_link_args += ["-Wl,-Bsymbolic"]
    return extensions + [c_extension(path) for path in core["C_EXTENSIONS"]]


def c_extension(path: str) -> Extension:
    """Return how a C file of the package is built; where a compiler cannot do it, numpy does the same more slowly."""
    name = "fatsi." + path.removesuffix(".c").replace("/", ".")
    options = ["-O3", "-fno-math-errno", "-fno-trapping-math"]
    if platform.machine() in ("x86_64", "AMD64"):
        options.append("-mprefer-vector-width=512")
    return Extension(name, [f"fatsi/{path}"], extra_compile_args=options, optional=True)


# Before mypyc reads them, so that it can be seen whether one was edited meanwhile.
sources_at_first = core["source_hash"](Path("fatsi"))
is_compiled = os.environ.get("FATSI_COMPILED") == "1"
setup(ext_modules=compiled_extensions() if is_compiled else [], cmdclass={"build_ext": ParallelBuild})
