"""What the tests of the players share."""

from __future__ import annotations

from tests.kernel.conftest import announced as announced
