"""How many connections each address has to this process."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from silverspire.table.refusals import TooManyRequests

IPV6_CUSTOMER_BITS: Final = 64  # bits of an address of IPv6 that a provider gives to one customer
MOST_FILES: Final = 65_536
RETRY_AFTER: Final = 10  # seconds


class TooManyConnections(TooManyRequests):
    def __init__(self) -> None:
        message = "too many connections come from this address: close some, or try again later"
        super().__init__("too-many-connections", message, RETRY_AFTER)


class AddressCounts:
    """One address must not take all of the connections that a process may have."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()

    def add(self, address: str | None) -> None:
        """One more connection; TooManyConnections if the address has its share already."""
        if address is None:
            return
        if self._counts[address] >= self.most:
            raise TooManyConnections
        self._counts[address] += 1

    @contextmanager
    def held(self, address: str | None) -> Iterator[None]:
        self.add(address)
        try:
            yield
        finally:
            self.remove(address)

    def remove(self, address: str | None) -> None:
        if address is None:
            return
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]


def customer_of(host: str) -> str:
    """The owner of an address: an IPv6 client usually has a whole /64 network, 2**64 addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Network((int(address), IPV6_CUSTOMER_BITS), strict=False))
    return str(address)


def allow_many_files() -> int:
    """Let this process have as many files and connections as the system grants; how many."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource  # noqa: PLC0415  # not on Windows

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return MOST_FILES if allowed == resource.RLIM_INFINITY else allowed
