"""Makes C of typed Python with mypyc and compiles it, in the folder where it is run.

*fast* is for playing.  Every module becomes a file of its own, so several are compiled at a time
and none needs much memory; those of the engine and of the smaller game are optimised once more as
one when they are linked.  *quick* is for holding a build to its sources: one file, not optimised.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
from tools.docstrings import write_docstrings

JOBS = "2"

# For this warning gcc looks lines up in the file from its beginning: hours for a large one.
NO_LOOKING_UP = "-Wno-misleading-indentation"

# Added to the flags of Python itself, -fwrapv among them, on which Sampling counts.  Nothing is
# said about the processor, as what is built here may run elsewhere.
COMPILE = {
    "fast": [NO_LOOKING_UP, "-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden"],
    "quick": [NO_LOOKING_UP, "-O0"],
}
AS_ONE = "-flto"
LINK = ["-flto=auto", "-O3"]

# Twice as much C as all the rest, and most of it is seldom run: it is not worth the linker's time.
APART = ("thirty_years_war",)


class Building(build_ext):  # type: ignore[misc]  # it has no types
    """Compiles the files of an extension side by side."""

    def build_extension(self, ext: Extension) -> None:
        with ThreadPoolExecutor(int(JOBS)) as pool:
            made = pool.map(lambda source: self._compiled(ext, source), ext.sources)
            ext.extra_objects = [*chain.from_iterable(made)]
        ext.sources = []
        super().build_extension(ext)

    def _compiled(self, ext: Extension, source: str) -> list[str]:
        """The object file of a source."""
        as_one = ext.extra_link_args and not any(game in source for game in APART)
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=[*ext.extra_compile_args, *([AS_ONE] if as_one else [])],
            depends=ext.depends,
        )
        return objects


def main(pace: str, names: Sequence[str]) -> None:
    modules = mypycify(
        ["--strict", *names], opt_level="3", debug_level="0", multi_file=pace == "fast"
    )
    sources = {Path(source) for module in modules for source in module.sources}
    write_docstrings(sorted(sources), {dotted(name): Path(name) for name in names})
    for module in modules:
        module.extra_compile_args += COMPILE[pace]
    if pace == "fast":
        modules[0].extra_link_args += LINK  # the library; what follows only leads to it
    setup(
        name="westphalia-compiled",
        ext_modules=modules,
        cmdclass={"build_ext": Building},
        script_args=["build_ext", "--inplace", "--parallel", JOBS],
    )


def dotted(name: str) -> str:
    """The module that a file holds."""
    return ".".join(Path(name).with_suffix("").parts)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
