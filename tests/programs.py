"""What happens to tests whose program is missing."""

import os
from typing import NoReturn

import pytest


def left_out(sentence: str) -> NoReturn:
    """Where a program cannot be had its tests are left out, but not in CI."""
    if os.environ.get("CI"):
        pytest.fail(sentence)
    pytest.skip(sentence)
