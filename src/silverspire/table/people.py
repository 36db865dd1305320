"""Who is who: a person is whoever holds a secret. Only its hash is stored."""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from silverspire.table.refusals import BadRequest, NotFound, Refused, Unauthenticated
from silverspire.table.rooms import now
from silverspire.table.storage.store import MAX_BLOCKS, PersonRow, Store

COOKIE: Final = "silverspire"
HOST_COOKIE: Final = "__Host-silverspire"  # over HTTPS
CACHE_SIZE: Final = 20_000  # people whose secret need not be looked up again
MAX_SECRET_LENGTH: Final = 100
# No look-alikes: people read ids aloud.
ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
INVITE_KEY: Final = "invitations"
HIDDEN_CATEGORIES: Final = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
BLANK_CHARACTERS: Final = set("\u115f\u1160\u2800\u3164\uffa0")  # letters that look like nothing
# Persian words and families of emoji need a joiner; it joins only what stands on both sides.
JOINER: Final = re.compile(r"(?<=[^\s\u200c\u200d])[\u200c\u200d](?=[^\s\u200c\u200d])")


def new_id(length: int = 12) -> str:
    """A short random id; twelve letters are beyond guessing."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(length))


def clean_text(text: str, what: str) -> str:
    """A person's words: no control characters, nothing that turns the reading direction."""
    text = unicodedata.normalize("NFC", text).strip()
    if all(letter in BLANK_CHARACTERS or letter.isspace() for letter in text):
        raise BadRequest("empty", f"the {what} is empty")
    joined = re.sub(JOINER, "", text)
    if any(unicodedata.category(letter) in HIDDEN_CATEGORIES for letter in joined):
        raise BadRequest(
            "invalid-characters", f"the {what} contains characters that cannot be displayed"
        )
    return text


class People:
    """Persons by their secret."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cache: OrderedDict[bytes, PersonRow] = OrderedDict()

    async def register(self, name: str, secret: str | None = None) -> tuple[PersonRow, str]:
        """A new person, and the secret to know them by: 256 random bits.

        Whom we know already stays who they are: a second introduction must not cost their seats.
        """
        try:
            return await self.rename(secret or "", name), secret or ""
        except Unauthenticated:
            pass
        person = PersonRow(new_id(), clean_text(name, "name"))
        secret = secrets.token_urlsafe(32)
        await self.store.add_person(person, _hash(secret), now())
        self._remember(_hash(secret), person)
        return person, secret

    async def rename(self, secret: str, name: str) -> PersonRow:
        person = PersonRow((await self.find(secret)).id, clean_text(name, "name"))
        await self.store.rename(person.id, person.name)
        self._remember(_hash(secret), person)
        return person

    async def find(self, secret: str | None) -> PersonRow:
        """Who holds this secret."""
        if not secret or len(secret) > MAX_SECRET_LENGTH:
            raise Unauthenticated
        digest = _hash(secret)
        person = self._cache.get(digest) or await self.store.find_person(digest)
        if person is None:
            raise Unauthenticated
        self._remember(digest, person)
        return person

    # --- Blocking --------------------------------------------------------------------------------

    async def blocked_by(self, person: PersonRow) -> frozenset[str]:
        """Whose words this person does not read."""
        return frozenset(one.id for one in await self.store.blocked_by(person.id))

    async def block(self, person: PersonRow, other: str) -> None:
        """Not to meet somebody: they cannot sit down where this person sits, nor be read."""
        if other == person.id:
            raise Refused("refused", "you cannot block yourself")
        if await self.store.person(other) is None:
            raise NotFound("no-person", "there is no such person")
        if len(await self.store.blocked_by(person.id)) >= MAX_BLOCKS:
            raise Refused("refused", f"you have already blocked {MAX_BLOCKS} people")
        await self.store.block(person.id, other, now())

    def _remember(self, digest: bytes, person: PersonRow) -> None:
        self._cache[digest] = person
        self._cache.move_to_end(digest)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)


def _hash(secret: str) -> bytes:
    return sha256(secret.encode(errors="replace")).digest()  # 256 random bits need no slow hash


class Invitations:
    """Secrets that let people in, derived from a key of the server's: nothing plain is stored."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def secret_for(self, table_id: str) -> str:
        digest = hmac.digest(self._key, table_id.encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()

    def matches(self, table_id: str, invite: str) -> bool:
        return hmac.compare_digest(
            self.secret_for(table_id).encode(), invite.encode(errors="replace")
        )
