"""What a club starts its server with: the image, the compose file, the proxy and the unit agree."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from silverspire.table.settings import DATABASE, PREFIX, Settings, from_environment

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text("utf-8"))
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVERS = ["silverspire-1", "silverspire-2"]
SETTINGS = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__} | {DATABASE}


def instructions(kind: str) -> list[str]:
    return re.findall(rf"^{kind} (.*)$", DOCKERFILE, re.MULTILINE)


def copied() -> list[str]:
    """What the image takes from the repository."""
    lines = [line.split() for line in instructions("COPY") if not line.startswith("--from")]
    return [name for line in lines for name in line[:-1]]


def with_defaults(value: str) -> str:
    """What a variable becomes if only those that must be are set."""
    return re.sub(r"\$\{\w+(?::-([^}]*)|:\?[^}]*)\}", lambda found: found[1] or "set", value)


@pytest.mark.parametrize("name", copied())
def test_what_the_image_is_made_of_is_there_and_not_ignored(name: str) -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    kept = [line[1:] for line in ignored if line.startswith("!")]

    assert (ROOT / name).exists()
    assert any(name == one or name.startswith(f"{one}/") for one in kept)


def built_from() -> list[str]:
    """What the wheel is built from, as pyproject.toml says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hatch = project["tool"]["hatch"]
    wheel = hatch["build"]["targets"]["wheel"]
    return [
        "pyproject.toml",
        "README.md",  # read by the metadata hook
        *project["project"]["license-files"],
        *("src" for _ in wheel["packages"]),
        *wheel["force-include"],
        *(hook["path"] for hook in wheel["hooks"].values()),
        *(hook["path"] for hook in hatch["metadata"]["hooks"].values()),
    ]


def test_the_image_has_all_that_the_wheel_is_built_from() -> None:
    assert set(built_from()) <= set(copied())


def test_everything_in_the_image_is_pinned_with_hashes() -> None:
    installs = [
        step
        for line in instructions("RUN")
        for step in line.split("&&")
        if "pip install" in step or "npm" in step
    ]

    loose = [
        step
        for step in installs
        if "--require-hashes" not in step
        and "--no-index" not in step
        and not re.search(r"npm (ci --ignore-scripts|run)", step)
    ]
    assert installs
    assert not loose


def test_the_image_serves_on_the_port_that_the_proxy_asks() -> None:
    (command,) = instructions("CMD")
    (port,) = instructions("EXPOSE")
    proxied = re.findall(r"(silverspire-\d):(\d+)", (DEPLOY / "Caddyfile").read_text("utf-8"))

    assert f'"{port}"' in command
    assert proxied == [(name, port) for name in SERVERS]
    assert f"127.0.0.1:{port}/health/ready" in DOCKERFILE


def test_both_servers_are_alike_and_reach_the_database() -> None:
    first, second = (COMPOSE["services"][name] for name in SERVERS)

    assert first == second
    of_the_image = dict(re.findall(r"([A-Z_]+)=(\S+)", instructions("ENV")[0]))
    settings = from_environment(
        of_the_image | {name: with_defaults(one) for name, one in first["environment"].items()}
    )
    assert DATABASE in of_the_image
    assert settings.is_postgres
    assert "@postgres/" in settings.database
    assert settings.workers == 2


def test_every_setting_of_the_servers_is_one() -> None:
    named = set(re.findall(r"SILVERSPIRE_\w+|DATABASE_URL", DOCKERFILE))
    for name in SERVERS:
        named |= set(COMPOSE["services"][name]["environment"])
    named |= set(re.findall(r"SILVERSPIRE_\w+", (DEPLOY / "env.example").read_text("utf-8")))

    assert named <= SETTINGS


def test_whatever_the_compose_file_asks_for_is_in_the_example_of_settings() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    example = (DEPLOY / "env.example").read_text("utf-8")

    asked = set(re.findall(r"\$\{(\w+)", text))

    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_the_servers_trust_the_proxy_and_nobody_else() -> None:
    address = COMPOSE["services"]["proxy"]["networks"]["front"]["ipv4_address"]
    (subnet,) = COMPOSE["networks"]["front"]["ipam"]["config"]

    trusted = {
        COMPOSE["services"][name]["environment"]["SILVERSPIRE_TRUSTED_PROXIES"] for name in SERVERS
    }
    assert trusted == {address}
    assert ip_address(address) in ip_network(subnet["subnet"])


def test_only_the_proxy_is_reached_from_outside() -> None:
    published = [name for name, one in COMPOSE["services"].items() if "ports" in one]

    assert published == ["proxy"]
    assert COMPOSE["services"]["postgres"]["networks"] == ["back"]
    assert COMPOSE["networks"]["back"]["internal"] is True


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("only systemd can tell")
    unit = (DEPLOY / "silverspire.service").read_text("utf-8")
    here = Path(sys.executable).with_name("silverspire")
    (tmp_path / "silverspire.service").write_text(
        unit.replace("/opt/silverspire/bin/silverspire", str(here)), "utf-8"
    )

    verified = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / "silverspire.service"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert str(here) in (tmp_path / "silverspire.service").read_text("utf-8")
    assert (verified.returncode, verified.stderr) == (0, "")


@pytest.mark.parametrize("name", ["build.txt", "server.txt"])
def test_the_image_has_the_versions_that_are_tested(name: str) -> None:
    pins = [
        line.split(" ")[0]
        for line in (ROOT / "requirements" / name).read_text("utf-8").splitlines()
        if fnmatch(line, "[a-z]*==*")
    ]
    tested = (ROOT / "requirements" / "dev.txt").read_text("utf-8").splitlines()

    assert pins
    assert [pin for pin in pins if not any(line.startswith(f"{pin} ") for line in tested)] == []
