"""Nobody learns what is not theirs: two tables that differ only in what a seat cannot see."""

from __future__ import annotations

import re

from tests.table.vocabulary import Guest, Live, Tables, play_on, two_at_a_table


class Sitting:
    """One of two tables that look the same to Agnes, and everything that she was sent of it."""

    def __init__(self, tables: Tables) -> None:
        self.table, self.agnes, self.bertram = two_at_a_table(tables, "world_without_end")
        self.heard: list[str] = []

    @property
    def people(self) -> dict[int, Guest]:
        return {0: self.agnes, 1: self.bertram}

    def until_bertram_discards(self) -> list[str]:
        """Play up to a card that he lays face down; answers the cards he could lay."""
        while True:
            decision = self.bertram.decision(self.table)
            if decision["kind"] == "discard" and decision["choices"]:
                return list(decision["choices"])
            play_on(self.table, self.people, 1)

    def ask_everything(self) -> None:
        """Every page that Agnes may read, as it is."""
        base = f"/api/tables/{self.table}"
        pages = ["", "/view", "/decision", "/entries", "/scores", "/chat", "/history/5"]
        pages += [f"/why-not?choice={name}" for name in ("play:wool", "discard:wool", "nonsense")]
        pages += [f"/preview?choice={name}" for name in ("play:wool", "discard:wool")]
        pages += ["/record", "/replay", "/view?seat=1", "/entries?seat=1", "/hint"]
        for page in pages:
            self.heard.append(self.agnes.ask("GET", base + page).text)

    def responses(self) -> list[str]:
        """Everything that was sent, with this table's own ids, secrets and times blanked out.

        The hash and the invitation go first: their digits can look like a time.
        """
        own = [self.table, self.agnes.id, self.bertram.id]
        marks = {mark: f"<{place}>" for place, mark in enumerate(own)}
        texts = [replaced(without_secrets(text), marks) for text in self.heard]
        times = {number for text in texts for number in numbers(text) if number > 10**12}
        return [replaced(text, {str(time): "<time>" for time in times}) for text in texts]


def replaced(text: str, marks: dict[str, str]) -> str:
    for mark, name in marks.items():
        text = text.replace(mark, name)
    return text


def numbers(text: str) -> list[int]:
    digits = "".join(letter if letter.isdigit() else " " for letter in text)
    return [int(part) for part in digits.split()]


def test_what_another_lays_face_down_changes_no_byte_that_is_sent(tables: Tables) -> None:
    sittings = [Sitting(tables), Sitting(tables)]
    for place, sitting in enumerate(sittings):
        cards = sitting.until_bertram_discards()
        assert len(cards) > 1
        with Live(sitting.agnes, sitting.table) as live:
            live.hello(since=0)
            sitting.bertram.choose(sitting.table, 1, cards[place])
            sitting.heard.append(str(live.next("update")))
        sitting.ask_everything()

    first, second = (sitting.responses() for sitting in sittings)

    assert first == second


def without_secrets(text: str) -> str:
    """Each table has its own invitation and hash; a farewell takes a moment to be noticed."""
    text = re.sub(r'"seed_commitment": ?"[0-9a-f]*"', '"seed_commitment":""', text)
    text = re.sub(r"'seed_commitment': '[0-9a-f]*'", "'seed_commitment': ''", text)
    text = text.replace('"present":true', '"present":false')
    head, mark, rest = text.partition('"invite":"')
    return head + mark + rest.partition('"')[2] if mark else text


def test_the_secret_is_in_the_cookie_and_nowhere_else(tables: Tables) -> None:
    answer = tables.client.post("/api/me", json={"name": "Agnes"})

    cookie = answer.headers["set-cookie"]
    secret = answer.cookies["silverspire"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(secret) == 43
    assert secret not in answer.text


def test_a_second_introduction_keeps_the_person(tables: Tables) -> None:
    agnes = tables.guest("Agnes")

    again = agnes.ask("POST", "/api/me", json={"name": "Agnes the Great"})

    assert again.json() == {"id": agnes.id, "name": "Agnes the Great"}


def test_no_secret_is_stored_plain(tables: Tables) -> None:
    table, agnes, _ = two_at_a_table(tables)
    invite = agnes.table(table)["invite"]

    stored = tables.stored_bytes()

    assert agnes.id.encode() in stored
    assert agnes.secret.encode() not in stored
    assert invite.encode() not in stored


def test_what_is_too_large_is_refused(tables: Tables) -> None:
    agnes = tables.guest("Agnes")

    problem = agnes.refused("POST", "/api/me", json={"name": "x" * 100_000})

    assert problem["status"] == 413


def test_an_id_that_cannot_be_is_no_table(tables_on_both: Tables) -> None:
    agnes = tables_on_both.guest("Agnes")

    for strange in ("%00", "a%00b", "..%2f..", "%F0%9F%98%80", "A" * 40):
        assert agnes.refused("GET", f"/api/tables/{strange}")["status"] == 404


def test_the_seed_is_shown_when_the_game_is_over_and_never_before(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    table = agnes.open_table(public=True)["id"]
    bertram.do(table, "take_seat", seat=1)
    agnes.do(table, "start")
    pages = [f"/api/tables/{table}{page}" for page in ("", "/view", "/entries", "/history/0")]
    pages += ["/api/tables?list=own", "/api/tables?list=open"]
    heard = []
    while agnes.table(table)["status"] == "running":
        heard += [agnes.ask("GET", page).text for page in pages]
        play_on(table, {0: agnes, 1: bertram}, 10)

    seed = agnes.table(table)["seed"]

    assert len(seed) > 30  # too many to try them all
    assert not [text for text in heard if seed in text]
    assert seed in agnes.ask("GET", f"/api/tables/{table}/record").text


def test_everyone_sees_that_the_host_chose_the_seed(tables: Tables) -> None:
    agnes, bertram = tables.guest("Agnes"), tables.guest("Bertram")
    chosen = agnes.open_table(seed=7, public=True)["id"]
    random = agnes.open_table(public=True)["id"]

    assert bertram.table(chosen)["seed_chosen"] is True
    assert bertram.table(random)["seed_chosen"] is False
