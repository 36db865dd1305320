"""The pages: the app at every place it knows, its files as small as a browser reads them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from silverspire.table.api import app_files
from tests.table.vocabulary import Tables, two_at_a_table

INDEX = "<!doctype html><title>Silverspire</title>"
SCRIPT = "export const told = 'told';\n" * 80
PLACES = [
    *("/", "/new", "/settings", "/learn", "/learn/kutna_hora", "/rules"),
    *("/rules/kutna_hora", "/rules/kutna_hora/KH-PLOT-1", "/t/abcdefgh"),
]
FILES = {
    "index.html": INDEX,
    "sw.js": "// a worker",
    "manifest.webmanifest": "{}",
    "robots.txt": "User-agent: *",
    "icon.svg": "<svg/>",
    "icon-192.png": "192",
    "icon-512.png": "512",
    "apple-touch-icon.png": "180",
    "assets/app-1a2b.js": SCRIPT,
    "assets/app-1a2b.css": "body{}",
    "assets/text-3c4d.woff2": "a font",
}


@pytest.fixture
def tables(shared_tables: Tables) -> Tables:
    return shared_tables


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the app would be; nobody has built it."""
    monkeypatch.setattr(app_files, "FOLDER", tmp_path / "web")
    return tmp_path / "web"


@pytest.fixture
def built(unbuilt: Path) -> Path:
    """The folder of the app, as a build leaves it."""
    for name, content in FILES.items():
        file = unbuilt / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
    packed = unbuilt / "assets" / "app-1a2b.js.gz"
    packed.write_bytes(gzip.compress(SCRIPT.encode()))
    return unbuilt


@pytest.mark.parametrize("place", PLACES)
def test_the_app_opens_at_every_place_it_knows(tables: Tables, built: Path, place: str) -> None:
    page = tables.client.get(place)

    assert page.text == INDEX
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.parametrize("place", PLACES)
def test_without_a_build_a_plain_page_says_what_is_here(
    tables: Tables, unbuilt: Path, place: str
) -> None:
    page = tables.client.get(place)

    assert page.status_code == 200
    assert "/schema/openapi.json" in page.text


@pytest.mark.parametrize(
    "place",
    [
        *("/nowhere", "/tables/unknown", "/api/nothing", "/t/not-a-table"),
        *("/learn/nope", "/rules/nope", "/rules/nope/KH-PLOT-1"),
        *("/rules/kutna_hora/KH-NOPE-1", "/rules/kutna_hora/KH-PLOT-1/more"),
    ],
)
def test_at_a_place_that_is_none_a_browser_gets_the_app_which_says_so(
    tables: Tables, built: Path, place: str
) -> None:
    page = tables.client.get(place, headers={"Accept": "text/html,*/*;q=0.8"})

    assert page.status_code == 404
    assert page.text == INDEX
    assert page.headers["cache-control"] == "no-cache"


def test_at_a_place_that_is_none_a_program_gets_a_problem(tables: Tables, built: Path) -> None:
    assert tables.client.get("/nowhere").status_code == 404
    assert tables.client.get("/nowhere").json()["code"] == "page-not-found"


@pytest.mark.parametrize("place", ["/", "/t/abcdefgh", "/icon.svg", "/assets/app-1a2b.js"])
def test_one_may_ask_for_the_head_of_a_page_alone(tables: Tables, built: Path, place: str) -> None:
    whole = tables.client.get(place)
    head = tables.client.head(place)

    assert head.status_code == 200
    assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize(
    ("name", "kind", "caching"),
    [
        ("sw.js", "text/javascript", "no-cache"),
        ("manifest.webmanifest", "application/manifest+json", "public, max-age=3600"),
        ("robots.txt", "text/plain", "public, max-age=3600"),
        ("icon.svg", "image/svg+xml", "public, max-age=3600"),
        ("icon-192.png", "image/png", "public, max-age=3600"),
        ("icon-512.png", "image/png", "public, max-age=3600"),
        ("apple-touch-icon.png", "image/png", "public, max-age=3600"),
        ("assets/app-1a2b.js", "text/javascript", "public, max-age=31536000, immutable"),
        ("assets/app-1a2b.css", "text/css", "public, max-age=31536000, immutable"),
        ("assets/text-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
def test_each_file_says_what_it_is_and_how_long_it_may_be_kept(
    tables: Tables, built: Path, name: str, kind: str, caching: str
) -> None:
    answer = tables.client.get(f"/{name}")

    assert answer.text == FILES[name]
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["cache-control"] == caching


@pytest.mark.parametrize("name", ["sw.js", "icon.svg", "assets/app-1a2b.js", "assets/index.html"])
def test_a_file_that_is_not_there_is_refused(tables: Tables, unbuilt: Path, name: str) -> None:
    answer = tables.client.get(f"/{name}")

    assert answer.status_code == 404
    assert answer.json()["code"] == "page-not-found"


@pytest.mark.parametrize("name", ["..%2Findex.html", "..%5Cindex.html", "%2e%2e", "."])
def test_a_name_leads_nowhere_else(tables: Tables, built: Path, name: str) -> None:
    (built / "assets" / "..index.html").write_text("x", "utf-8")

    assert tables.client.get(f"/assets/{name}").text != INDEX
    assert tables.client.get(f"/assets/{name}").status_code == 404


# --- Small on the wire ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip", "gzip"), ("br;q=1.0, gzip;q=0.8", "gzip"), ("gzip;q=0", None), ("", None)],
)
def test_a_file_that_lies_compressed_is_handed_out_so_to_who_can_read_it(
    tables: Tables, built: Path, accepted: str, encoding: str | None
) -> None:
    answer = tables.client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": accepted})

    assert answer.text == SCRIPT
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert (int(answer.headers["content-length"]) < len(SCRIPT)) == (encoding is not None)


def test_the_smallest_form_is_preferred(tables: Tables, built: Path) -> None:
    (built / "assets" / "app-1a2b.js.br").write_bytes(b"as if compressed")

    with tables.client.stream(
        "GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"}
    ) as answer:
        raw = b"".join(answer.iter_raw())

    assert answer.headers["content-encoding"] == "br"
    assert raw == b"as if compressed"


def test_a_file_without_a_compressed_form_is_handed_out_as_it_is(
    tables: Tables, built: Path
) -> None:
    answer = tables.client.get("/assets/text-3c4d.woff2", headers={"Accept-Encoding": "gzip"})

    assert answer.content == b"a font"
    assert "content-encoding" not in answer.headers


def test_long_responses_of_a_table_are_compressed(tables: Tables) -> None:
    table, agnes, _ = two_at_a_table(tables)
    headers = agnes.headers | {"Accept-Encoding": "gzip"}
    plain = agnes.headers | {"Accept-Encoding": "identity"}

    view = tables.client.get(f"/api/tables/{table}/view", headers=headers)
    uncompressed = tables.client.get(f"/api/tables/{table}/view", headers=plain)
    short = tables.client.get("/api/me", headers=headers)

    assert view.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in view.headers["vary"]
    assert int(view.headers["content-length"]) * 3 < int(uncompressed.headers["content-length"])
    assert view.json() == uncompressed.json()
    assert "content-encoding" not in uncompressed.headers
    assert "content-encoding" not in short.headers


# --- What a shared link shows --------------------------------------------------------------------


def tags_of(tables: Tables, table: str) -> str:
    page = tables.client.get(f"/t/{table}").text
    assert page.startswith("<!doctype html><title>Silverspire</title>")
    return page.removeprefix(INDEX)


def test_a_link_to_a_finished_public_game_says_who_played_and_how_it_ended(
    tables: Tables, built: Path
) -> None:
    table, agnes, bertram = two_at_a_table(tables, public=True)
    agnes.do(table, "resign", seat=0)
    bertram.do(table, "resign", seat=1)

    tags = tags_of(tables, table)

    assert '<meta property="og:title" content="Kutná Hora: The City of Silver">' in tags
    assert "Agnes" in tags
    assert "Bertram" in tags
    assert f'/t/{table}">' in tags
    assert '/icon-512.png">' in tags


def test_a_name_in_a_link_is_text_and_nothing_else(tables: Tables, built: Path) -> None:
    host = tables.guest('"><script>')
    table = host.open_table("kutna_hora", [{"player": "me"}, {"player": "me"}], public=True)["id"]
    host.do(table, "start")
    for seat in (0, 1):
        host.do(table, "resign", seat=seat)

    assert "<script>" not in tags_of(tables, table)
    assert "&lt;script&gt;" in tags_of(tables, table)


@pytest.mark.parametrize("public", [True, False])
def test_a_link_to_a_game_that_goes_on_says_nothing(
    tables: Tables, built: Path, public: bool
) -> None:
    table, _, _ = two_at_a_table(tables, public=public)

    assert tables.client.get(f"/t/{table}").text == INDEX


def test_a_link_to_a_private_game_says_nothing_even_when_it_is_over(
    tables: Tables, built: Path
) -> None:
    table, agnes, bertram = two_at_a_table(tables, public=False)
    agnes.do(table, "resign", seat=0)
    bertram.do(table, "resign", seat=1)

    assert tables.client.get(f"/t/{table}").text == INDEX
    assert tables.client.get("/t/abcdefgh").text == INDEX
