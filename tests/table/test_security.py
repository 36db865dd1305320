"""Nobody in where they do not belong: origins, cookies, headers, and words that deceive."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from silverspire.kernel.errors import WrongOption
from silverspire.table.settings import from_environment
from tests.table.conftest import serving
from tests.table.vocabulary import Guest, Tables, two_at_a_table


@pytest.fixture
def tables(shared_tables: Tables) -> Tables:
    return shared_tables


# --- Origins -------------------------------------------------------------------------------------

FOREIGN = [
    "https://evil.example",
    "http://testserver.local.evil.example",
    "http://testserver.local:81",
    "null",
    "file://",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_changes_nothing(tables: Tables, origin: str) -> None:
    table, agnes, _ = two_at_a_table(tables)
    before = agnes.table(table)["sequence"]

    answer = tables.client.post(
        f"/api/tables/{table}/requests",
        json={"type": "say", "text": "I am not Agnes"},
        headers=agnes.headers | {"Origin": origin},
    )

    assert answer.status_code == 403
    assert answer.json()["code"] == "origin-not-allowed"
    assert agnes.table(table)["sequence"] == before


def test_a_page_of_another_site_makes_no_guest(tables: Tables) -> None:
    answer = tables.client.post(
        "/api/me", json={"name": "Agnes"}, headers={"Origin": "https://evil.example"}
    )

    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_a_page_of_ours_may(tables: Tables) -> None:
    origin = str(tables.client.base_url)

    answer = tables.client.post("/api/me", json={"name": "Agnes"}, headers={"Origin": origin})

    assert answer.status_code == 201


def test_an_address_that_is_ours_by_agreement_may_too(tmp_path: Path) -> None:
    named = from_environment(
        {"SILVERSPIRE_ALLOWED_ORIGINS": "https://play.example/, https://b.example"}
    )
    with serving(str(tmp_path / "t.sqlite"), allowed_origins=named.allowed_origins) as client:
        allowed = [
            introduce(client, "https://play.example"),
            introduce(client, "https://b.example"),
        ]
        incompatible = introduce(client, "https://evil.example")

    assert [answer.status_code for answer in allowed] == [201, 201]
    assert incompatible.status_code == 403


def introduce(client: httpx.Client, origin: str) -> httpx.Response:
    client.cookies.clear()
    return client.post("/api/me", json={"name": "Agnes"}, headers={"Origin": origin})


def test_no_answer_lets_another_site_read_it(tables: Tables) -> None:
    agnes = tables.guest("Agnes")

    answer = tables.client.get(
        "/api/me", headers=agnes.headers | {"Origin": "https://evil.example"}
    )

    assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


# --- Cookies -------------------------------------------------------------------------------------


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(tables: Tables) -> None:
    cookie = tables.client.post("/api/me", json={"name": "Agnes"}).headers["set-cookie"]

    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert not any(flag.startswith("domain") for flag in flags)
    assert "secure" not in flags  # plain HTTP on somebody's laptop


def test_over_https_the_cookie_travels_only_so(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.sqlite")) as client:
        client.base_url = httpx.URL("https://testserver.local")
        cookie = client.post("/api/me", json={"name": "Agnes"}).headers["set-cookie"]

    assert "secure" in {part.strip().lower() for part in cookie.split(";")}


@pytest.mark.parametrize("secret", ["", "x", "x" * 43, "x" * 101, "ä", "a b", '"; drop'])
def test_a_secret_that_nobody_has_lets_nobody_in(tables: Tables, secret: str) -> None:
    headers = [(b"Authorization", b"Bearer " + secret.encode()), (b"Cookie", b"silverspire=x")]

    answer = tables.client.get("/api/me", headers=headers)

    assert answer.status_code == 401


# --- Headers -------------------------------------------------------------------------------------

EVERYWHERE = ["/", "/t/abc", "/schema", "/api/games", "/api/me", "/health/live", "/no/such/page"]


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_gives_browsers_their_orders(tables: Tables, path: str) -> None:
    headers = tables.client.get(path).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"  # the address of a table stays here
    assert headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "server" not in headers


def test_the_page_runs_and_reaches_only_what_this_server_hands_out(tables: Tables) -> None:
    policy = tables.client.get("/").headers["content-security-policy"]

    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["script-src"] == "'self'"
    assert rules["connect-src"] == "'self'"
    assert rules["base-uri"] == "'none'"


def test_no_cache_keeps_what_is_sent_to_a_person(tables: Tables) -> None:
    table, agnes, _ = two_at_a_table(tables)

    answer = agnes.ask("GET", f"/api/tables/{table}/view")

    assert answer.headers["cache-control"] == "no-store"


def test_a_method_that_is_not_offered_is_refused_with_those_that_are(tables: Tables) -> None:
    answer = tables.guest("Agnes").ask("DELETE", "/api/me")

    assert answer.status_code == 405
    assert {"GET", "POST", "PATCH"} <= set(answer.headers["allow"].replace(",", " ").split())


# --- Words ---------------------------------------------------------------------------------------

DECEIVING = {
    "nothing to see": " \t ",
    "a line break": "a\nb",
    "a null": "a\x00b",
    "a bell": "a\x07b",
    "an escape": "\x1b[31mred",
    "turned around": "abc\u202etxt.exe",
    "a zero-width space": "Ag\u200bnes",
    "a byte order mark": "\ufeffAgnes",
    "a lone joiner": "Agnes\u200d",
    "a private character": "\ue000",
    "a blank that counts as a letter": "\u3164",
    "a line separator": "a\u2028b",
    "tag letters": "a\U000e0041",
}


@pytest.mark.parametrize("text", DECEIVING.values(), ids=DECEIVING)
def test_words_that_deceive_the_eye_are_refused(tables: Tables, text: str) -> None:
    agnes = tables.guest("Agnes")
    table = agnes.open_table()["id"]

    assert agnes.refused("PATCH", "/api/me", json={"name": text})["status"] == 400
    assert agnes.refused_to(table, "say", text=text)["status"] == 400


HONEST = [
    "Žofie",
    "Ἑλένη",
    "孫子",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "👩\u200d🌾 ok",
    "<b>&amp;</b>",
    "O'Brien; --",
]


@pytest.mark.parametrize("text", HONEST)
def test_words_of_any_language_come_back_as_they_were_said(tables: Tables, text: str) -> None:
    agnes = tables.guest("Agnes")
    table = agnes.open_table()["id"]

    renamed = agnes.ask("PATCH", "/api/me", json={"name": text}).json()
    agnes.do(table, "say", text=text)

    assert renamed["name"] == text
    assert said(agnes, table)[-1]["text"] == text


def said(guest: Guest, table: str) -> list[dict[str, Any]]:
    response: list[dict[str, Any]] = guest.get(f"/api/tables/{table}/chat")
    return response


# --- Settings ------------------------------------------------------------------------------------


def test_a_database_may_be_named_by_either_variable() -> None:
    address = "postgresql://club:secret@db.example/tables"

    for variable in ("DATABASE_URL", "SILVERSPIRE_DATABASE"):
        found = from_environment({variable: address})
        assert found.database == "postgresql+asyncpg://club:secret@db.example/tables"


def test_an_address_with_a_password_is_not_repeated_when_it_is_refused() -> None:
    with pytest.raises(WrongOption) as refused:
        from_environment({"DATABASE_URL": "mysql://club:secret@db.example/tables"})

    assert "mysql" in str(refused.value)
    assert "secret" not in str(refused.value)
