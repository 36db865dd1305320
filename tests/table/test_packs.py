"""An owner's packs: tables are laid with them by name, and never with another of that name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import silverspire
from silverspire.kernel.packs import copy_pack
from tests.table.server import PATIENCE, Server
from tests.table.vocabulary import Guest, eventually, play_on

APPRENTICE = {"player": "computer", "level": "apprentice"}


def an_owners_pack(folder: Path) -> Path:
    """A folder with a pack of the owner's own box of Kutná Hora."""
    packs = folder / "packs"
    packs.mkdir()
    copy_pack(silverspire.game("kutna_hora").pack_folder(), packs / "my-box")
    return packs


def note(packs: Path, text: str) -> None:
    """Change what the pack says of itself."""
    manifest = packs / "my-box" / "pack.toml"
    lines = manifest.read_text().splitlines()
    lines = [f'description = "{text}"' if "description =" in line else line for line in lines]
    manifest.write_text("\n".join(lines))


def against_a_computer(guest: Guest) -> str:
    table: str = guest.open_table("kutna_hora", [{"player": "me"}, APPRENTICE], pack="my-box")["id"]
    guest.do(table, "start")
    return table


def my_turn(guest: Guest, table: str) -> bool:
    return bool(guest.table(table)["asked"] == 0)


def test_people_and_computers_play_with_an_owners_pack(tmp_path: Path) -> None:
    packs = an_owners_pack(tmp_path)
    with Server(str(tmp_path / "tables.sqlite"), packs=packs) as server:
        agnes = server.guest("Agnes")
        response = {game["name"]: game["packs"] for game in agnes.get("/api/games")}
        table = against_a_computer(agnes)

        for _ in range(5):
            eventually(lambda: my_turn(agnes, table))
            agnes.choose(table, 0)
        eventually(lambda: my_turn(agnes, table))

        assert response["kutna_hora"] == ["my-box", "reconstructed"]
        assert "my-box" not in response["world_without_end"]
        assert agnes.table(table)["pack"] == "my-box"
        levels = {entry["level"] for entry in agnes.get(f"/api/tables/{table}/entries")}
        assert "apprentice" in levels
        assert "silverspire_computer_fallbacks_total 0.0" in server.metrics()


def test_a_table_waits_for_the_pack_it_was_created_with(tmp_path: Path) -> None:
    packs = an_owners_pack(tmp_path)
    note(packs, "as it was")
    with Server(str(tmp_path / "tables.sqlite"), packs=packs, workers=0) as server:
        agnes = server.guest("Agnes")
        seats = [{"player": "me"}, {"player": "me"}]
        table = agnes.open_table("kutna_hora", seats, pack="my-box")["id"]
        agnes.do(table, "start")
        play_on(table, {0: agnes, 1: agnes}, 70)
        before = agnes.look(table, seat=0)

        server.stop()
        note(packs, "as it is now")
        server.start()
        refused = agnes.refused_to(table, "undo", seat=0)
        response = agnes.table(table)

        server.stop()
        note(packs, "as it was")
        server.start()
        assert refused["code"] == "incompatible-rules"
        assert "my-box" in refused["message"]
        assert response["incompatible"] == refused["message"]
        assert agnes.look(table, seat=0) == before
        assert play_on(table, {0: agnes, 1: agnes}, 5) == 5


def test_a_table_continues_with_the_pack_it_was_created_with_if_that_is_kept(
    tmp_path: Path,
) -> None:
    packs = an_owners_pack(tmp_path)
    note(packs, "as it was")
    with Server(str(tmp_path / "tables.sqlite"), packs=packs) as server:
        agnes = server.guest("Agnes")
        table = against_a_computer(agnes)
        eventually(lambda: my_turn(agnes, table))
        before = agnes.look(table, seat=0)

        server.stop()
        (packs / "older").mkdir()
        shutil.copytree(packs / "my-box", packs / "older" / "last-year")
        note(packs, "as it is now")
        server.start()

        assert agnes.look(table, seat=0) == before
        agnes.choose(table, 0)
        eventually(lambda: my_turn(agnes, table))
        assert agnes.open_table("kutna_hora", 2, pack="my-box")["incompatible"] is None
        response = {game["name"]: game["packs"] for game in agnes.get("/api/games")}
        assert response["kutna_hora"] == ["my-box", "reconstructed"]


def test_a_pack_that_cannot_be_played_with_is_reported_before_anything_is_served(
    tmp_path: Path,
) -> None:
    packs = an_owners_pack(tmp_path)
    (packs / "my-box" / "tiles.toml").write_text("this is no TOML")

    ended = subprocess.run(
        [Path(sys.executable).with_name("silverspire"), "serve", "--no-open", "--packs", packs],
        env=os.environ | {"DATABASE_URL": str(tmp_path / "tables.sqlite")},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert ended.returncode == 2
    assert "my-box" in ended.stderr.replace("\n", "")
    assert "Traceback" not in ended.stderr
