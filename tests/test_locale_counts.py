"""Every message with a number reads correctly for 0, 1, 2 and many, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from silverspire.localization import load_localization
from tests.locales import base_of, patterns, variables

LANGUAGES = ("en", "es", "fr", "it")
COUNTS = (0, 1, 2, 5, 12)
# Nouns that are counted: one of them, several.
NOUNS = {
    "en": """action/actions card/cards character/characters choice/choices deal/deals entry/entries
        file/files game/games house/houses line/lines location/locations mine/mines miner/miners
        move/moves patrician/patricians pelican/pelicans permit/permits person/people plot/plots
        player/players point/points problem/problems project/projects round/rounds rule/rules
        seal/seals seat/seats space/spaces star/stars table/tables target/targets tile/tiles
        turn/turns value/values""",
    "es": """acción/acciones archivo/archivos asiento/asientos carta/cartas carácter/caracteres
        casa/casas casilla/casillas elección/elecciones entrada/entradas espacio/espacios
        estrella/estrellas jugada/jugadas jugador/jugadores línea/líneas loseta/losetas
        localización/localizaciones mesa/mesas mina/minas minero/mineros objetivo/objetivos
        opción/opciones oro/oros partida/partidas patricio/patricios pelícano/pelícanos
        permiso/permisos persona/personas problema/problemas punto/puntos regla/reglas
        reparto/repartos ronda/rondas sello/sellos terreno/terrenos turno/turnos valor/valores""",
    "fr": """action/actions aristocrate/aristocrates carte/cartes caractère/caractères case/cases
        coup/coups document/documents donne/donnes entrée/entrées étoile/étoiles fichier/fichiers
        joueur/joueurs ligne/lignes lieu/lieux maison/maisons manche/manches mine/mines
        mineur/mineurs objectif/objectifs partie/parties parcelle/parcelles pélican/pélicans
        personne/personnes pièce/pièces pierre/pierres place/places point/points
        problème/problèmes projet/projets règle/règles sceau/sceaux table/tables tour/tours
        tuile/tuiles valeur/valeurs""",
    "it": """azione/azioni carattere/caratteri carta/carte casa/case casella/caselle
        giocatore/giocatori legno/legni luogo/luoghi miniera/miniere minatore/minatori mossa/mosse
        obiettivo/obiettivi partita/partite patrizio/patrizi pellicano/pellicani
        permesso/permessi persona/persone pietra/pietre posto/posti problema/problemi
        progetto/progetti punto/punti regola/regole reputazione/reputazioni riga/righe
        scelta/scelte sigillo/sigilli spazio/spazi stella/stelle tavolo/tavoli tessera/tessere
        turno/turni valore/valori voce/voci""",
}
# Variables that hold a word, whatever the message: no number stands in their place.
WORDS = {
    *("action", "card", "color", "color", "commodity", "good", "guild", "person", "player"),
    *("players", "project", "question", "stack", "tile"),
}
# Laid out by hand, with signs in their variables: ★ star.
LEGENDS = {"primer", "wwe-primer", "mine-legend"}
# Numbers that are never less: seats of a game, tiles drawn with a technology, limits, shares.
LEAST = {"seats": 2, "level": 2, "most": 2, "everywhere": 2, "targets": 2, "number": 2}
LEAST_IN = {
    "arena-rounded": {"games": 2},
    "balance-head-near": {"points": 3},
    "balance-wins-lead": {"points": 3},
}
# Numbers that choose a sentence; the other numbers are read in each of them.
FLAGS = {"taken", "canceled", "donors", "last", "first", "idle", "metal", "plague", "privilege"}
# One and several are called the same: a French *choix*, an Italian *file*.
INVARIABLE = {
    "fr": {
        ("home-more", "count"),
        ("verified", "choices"),
        ("verified-unfinished", "choices"),
        ("web-asked-aloud", "count"),
        ("web-entry-undone", "count"),
        ("web-wwe-missing", "missing"),
    },
    "it": {("pack-counts", "files")},
}
# What English may say between a number and its noun.
ADJECTIVES = "computer|discarded|finished|Income|Mine|more|open|percentage|sick|unused|used"


def is_singular(language: str, count: int) -> bool:
    return count == 1 or (language == "fr" and count == 0)


def wrong_nouns(language: str, count: int) -> re.Pattern[str]:
    """The number before a noun that does not go with it."""
    wrong = [pair.split("/")[is_singular(language, count)] for pair in NOUNS[language].split()]
    between = rf"(?:(?:{ADJECTIVES}) )?" if language == "en" else ""
    return re.compile(rf"(?<![\d.,–-]){count}\s{between}(?:{'|'.join(wrong)})(?!\w)")


def readings(language: str, name: str, count: int) -> Iterator[str]:
    """The message with that number in every place, whatever the flags."""
    localization, pattern = load_localization(language), patterns(language)[name]
    least = LEAST | LEAST_IN.get(name, {})
    numbers: dict[str, int | str] = {
        variable: "…" if base_of(variable) in WORDS else max(count, least.get(variable, 0))
        for variable in variables(pattern)
    }
    for flag in (0, 1):
        yield localization.say(name, **(numbers | dict.fromkeys(FLAGS & set(numbers), flag)))


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stands_before_the_right_form_of_its_noun(language: str, count: int) -> None:
    wrong = wrong_nouns(language, count)

    misread = {
        name: found[0]
        for name in patterns(language).keys() - LEGENDS
        for reading in readings(language, name, count)
        if (found := wrong.search(reading))
    }

    assert not misread


class _Counts(Visitor):
    """The variables whose value one has a text of its own."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = {
            key.name if isinstance(key := variant.key, fluent.Identifier) else key.value
            for variant in node.variants
        }
        if isinstance(node.selector, fluent.VariableReference) and keys & {"one", "1"}:
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def counts(pattern: fluent.Pattern) -> set[str]:
    visitor = _Counts()
    visitor.visit(pattern)
    return visitor.found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_counted_in_english_is_counted_in_every_language(language: str) -> None:
    missing = {
        (name, variable)
        for name, pattern in patterns("en").items()
        for variable in counts(pattern) - counts(patterns(language)[name])
    }

    assert missing == INVARIABLE.get(language, set())
