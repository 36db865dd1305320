"""Italian articles, elisions and agreement: *la birra*, *dell’argento*, *l’8%*, whoever plays.

Every message is rendered with feminine and masculine names. Participles agree with nobody: the
name of a person has no gender, so a sentence says *riprende il suo posto*, not *è tornato*.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from silverspire.localization import load_localization, using_localization
from tests.locales import ROOT, patterns
from tests.names_in_sentences import renderings
from tests.test_locales import NAMES

ITALIAN = load_localization("it")
PAGES = sorted((ROOT / "docs" / "rules" / "it").glob("*.md"))

# Names that nobody gave a form: of people, seats, tiles, cards, games …
PEOPLE = ("Anna", "Elena", "Marco", "Otto", "Sveva")
OTHER_NAMES = (*PEOPLE, "Locanda del viandante", "Argano a mano", "Mondo senza fine")

# The names of the games by gender, and the other nouns that stand in their sentences.
FEMININE = {
    *("birra", "pietra", "lana", "devozione", "lealtà", "conoscenza"),
    *("gualchiera", "cappella", "chiesa", "torre", "regina", "priora"),
    *("azione", "carta", "casa", "casella", "città", "colonna", "domanda", "fiera", "freccia"),
    *("gilda", "linguetta", "lezione", "miniera", "mossa", "partita", "penalità", "pila"),
    *("persona", "plancia", "popolazione", "rendita", "reputazione", "riga", "riserva", "risorsa"),
    *("scelta", "stella", "tacca", "tecnologia", "tessera", "Cattedrale", "X"),
}
MASCULINE = {
    *("minerale", "argento", "legno", "cibo", "grano", "panno", "oro"),
    *("ponte", "ospedale", "palazzo", "priore", "decano della gilda", "re", "vescovo"),
    *("conte di Shiring", "bene", "capitolo", "computer", "edificio", "evento", "favore"),
    *("giocatore", "groschen", "indicatore", "lotto", "luogo", "mazzo", "minatore", "patrizio"),
    *("pellicano", "permesso", "posto", "prezzo", "progetto", "punto", "round", "segnalino"),
    *("sigillo", "spazio", "tavolo", "turno", "Consiglio", "Jolly", "Municipio", "PV"),
}
# Names that are said in the plural: no singular article goes with them.
PLURAL = {
    *("permessi", "mercanti", "fuorilegge"),
    *("Minatori", "Metallurgici", "Costruttori", "Scrivani", "Droghieri", "Locandieri"),
}
VOWEL = "[aàeèéiìoòuù]"
# Sounds before which an article is *lo*, *uno*, *gli*.
HARD = "(?:s[bcdfglmnpqrtvz]|z|gn|ps|pn|x)"
PARTICIPLE = r"\w+(?:[aeiu]t|[eiu]s|[nor]t|tt|lt)[oai]"


def _with(prefixes: str, ending: str) -> str:
    """Contracted articles: `del`, `al`, `dal` … for the ending `l`."""
    return "|".join(prefix + ending for prefix in prefixes.split())


CONTRACTED = "de a da ne su"
MISTAKES = [
    # «di il ponte», «a la regina»: a preposition and an article are one word.
    r"\b(?:di|a|da|in|(?<!in )su) (?:il|lo|la|(?-i:i)|gli|le|l’)(?!\w)",
    # «il argento», «il Sveva», «un Sveva».
    rf"\b(?:il|{_with(CONTRACTED, 'l')}) (?:{VOWEL}|{HARD})\w{{2}}",
    rf"\bun {HARD}",
    # «i edifici», «dei Scrivani».
    rf"\b(?:(?-i:i)|{_with(CONTRACTED, 'i')}|quei) (?:{VOWEL}|{HARD})\w{{2}}",
    # «degli Minatori», «dello legno», «dello argento».
    rf"\b(?:{_with(CONTRACTED, 'gli')}) (?!{VOWEL}|{HARD})[^\W\d]",
    rf"\b(?:{_with(CONTRACTED, 'llo')}) (?!{HARD})[^\W\d]",
    # «della Anna», «una azione»; but «la orienta», «una o due».
    rf"\b(?:una|{_with(CONTRACTED, 'lla')}) (?!(?:o|e|ed|a|ad|in|è|alla|al|oppure)\b){VOWEL}",
    r"\bla (?:azione|altra|ultima|unica|icona|estremità|entrata|esse)\b",
    # «l’gilda», «un’lana», «un’edificio».
    rf"\b(?:l|un|d|nessun|(?-i:{_with(CONTRACTED, 'll')}))’(?!{VOWEL}|[\d«h])\w",
    r"\b(?:un|nessun)’(?:angolo|anno|argento|edificio|evento|effetto|elenco|altro|indi\w+|oro)\b",
    # «il 8%», «del 11%», «lo 80%»: said with a vowel.
    rf"\b(?:il|lo|{_with(CONTRACTED, 'l')}) (?:8\d{{0,2}}|11)(?!\d)",
    # «a Anna», «e Elena».
    r"(?<!\w)a a\w|(?<!\w)e e\w",
    # «Anna è tornato», «Ti sei arreso», «benvenuto»: said of whoever plays.
    rf"(?:^|[.:] )(?:{'|'.join(PEOPLE)}) (?:si )?(?:è|era|sarà|resta) (?:stat[oa] )?{PARTICIPLE}\b",
    rf"\b(?:ti sei|vi siete|non sei|siete) (?:già |ancora |stat[oa] )?(?!tutti){PARTICIPLE}\b",
    r"\bda sol[oi]\b|\bsei (?:sicuro|pronto|solo)\b|^benvenut[oa]",
]


def _agreement() -> list[str]:
    """«il birra», «la argento», «nessun lana», «la torre è completo»."""
    feminine, masculine = "|".join(sorted(FEMININE)), "|".join(sorted(MASCULINE))
    of_men = rf"il|lo|un|uno|nessun|quel|quello|questo|{_with(CONTRACTED, 'l')}"
    of_women = rf"la|una|nessuna|quella|questa|{_with(CONTRACTED, 'lla')}"
    several = f"{of_men}|{of_women}"
    being = r"(?:è|viene|resta) (?:già )?"
    return [
        rf"\b(?:{of_men}) (?:{feminine})\b",
        rf"\b(?:{of_women}) (?:{masculine})\b",
        rf"\b(?:{several}) (?:{'|'.join(sorted(PLURAL))})\b",
        rf"(?<!di )\b(?:la|una|prossima|ultima|questa) (?:{feminine}) {being}\w+[ts]o\b",
        rf"\b(?:il|l’|un|questo) ?(?:{masculine}) {being}\w+[ts]a\b",
    ]


WRONG = re.compile("|".join((*MISTAKES, *_agreement())), re.IGNORECASE | re.MULTILINE)


def mistakes(text: str) -> list[str]:
    return [found[0] for found in WRONG.finditer(text)]


def test_every_name_of_the_games_has_a_gender() -> None:
    names = {ITALIAN.say(name) for fact in NAMES.values() for name in fact}
    bare = {re.sub(r"^(?:il|la|i|le) ", "", name) for name in names}

    known = {noun.casefold() for noun in FEMININE | MASCULINE | PLURAL}

    assert not {name for name in bare if name.casefold() not in known}


def test_every_message_has_the_right_articles_whatever_the_names() -> None:
    with using_localization(ITALIAN):
        said = [(name, seen) for name in patterns("it") for seen in renderings(name, OTHER_NAMES)]

    assert not [name for name, seen in said if "{?" in seen]
    assert not {(name, *found) for name, seen in said if (found := mistakes(seen))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_the_right_articles(page: Path) -> None:
    assert not mistakes(page.read_text("utf-8"))


@pytest.mark.parametrize(
    "sentence",
    [
        "Il prezzo del argento",
        "La linguetta della argento si sposta",
        "Il birra costa 3 gr",
        "La pietra per la ponte",
        "La torre è completo",
        "La gilda dei Scrivani",
        "La gilda degli Minatori",
        "Un nuovo scambio con un scrivano",
        "La regina è d’accordo con l’priore",
        "Un’edificio accanto",
        "Vince il 8% delle partite",
        "Tocca a Anna",
        "Anna è tornato.",
        "Sveva si è arresa.",
        "Ti sei arreso",
        "Termina i miei turni da soli",
        "In attesa di Il maestro",
        "La nessun lana",
    ],
)
def test_a_wrong_article_or_ending_is_found(sentence: str) -> None:
    assert mistakes(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Il prezzo dell’argento, il prezzo della birra",
        "Anna riprende il suo posto",
        "Turno di Anna: passa lo schermo",
        "La gilda degli Scrivani, la gilda dei Minatori",
        "Il giocatore attivo la orienta; scegli una o due carte",
        "Metti la freccia sull’1; scarta la carta 8",
        "Un altro edificio, un’altra casa, nessun’azione, uno scambio",
        "La torre è completa, il ponte è completo",
        "Ci siete tutti",
    ],
)
def test_a_sentence_as_it_should_be_is_left_alone(sentence: str) -> None:
    assert not mistakes(sentence)
