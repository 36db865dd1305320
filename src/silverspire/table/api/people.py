"""Who you are."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from silverspire.table.api.address_limits import address_of
from silverspire.table.api.dependencies import (
    PROBLEM_RESPONSES,
    PersonDependency,
    ServicesDependency,
    cookie_name,
    is_encrypted,
    secret_of,
)
from silverspire.table.responses import Me, Person
from silverspire.table.services import Services
from silverspire.table.setup_requests import PersonName
from silverspire.table.storage.store import PersonRow

PersonId = Annotated[str, PathParameter(max_length=40, description="A person's id")]
A_YEAR = 365 * 24 * 3600


class PeopleController(Controller):
    path = "/api/me"
    tags = ("People",)

    @post(operation_id="introduceYourself", responses=PROBLEM_RESPONSES)
    async def introduce_yourself(
        self,
        request: Request[Any, Any, Any],
        services: ServicesDependency,
        data: JSONBody[PersonName],
    ) -> Response[Me]:
        """Become a guest: the answer sets a cookie with your secret. Known, you are renamed."""
        services.rate_limits.consume("guests", address_of(request))
        person, secret = await services.people.register(data.name, secret_of(request))
        cookie = Cookie(
            key=cookie_name(request),
            value=secret,
            max_age=A_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=is_encrypted(request),
        )
        return Response(Me(id=person.id, name=person.name), cookies=[cookie])

    @get(operation_id="whoAmI", responses=PROBLEM_RESPONSES)
    async def who_am_i(self, person: PersonDependency) -> Me:
        """Who your secret says that you are."""
        return Me(id=person.id, name=person.name)

    @patch(operation_id="renameYourself", responses=PROBLEM_RESPONSES)
    async def rename_yourself(
        self,
        request: Request[Any, Any, Any],
        services: ServicesDependency,
        person: PersonDependency,
        data: JSONBody[PersonName],
    ) -> Me:
        """Take another name; seats that you have already taken keep the old one."""
        services.rate_limits.consume("joins", person.id)
        renamed = await services.people.rename(secret_of(request) or "", data.name)
        return Me(id=renamed.id, name=renamed.name)

    @get("/blocked", operation_id="listBlocked", responses=PROBLEM_RESPONSES)
    async def list_blocked(
        self, services: ServicesDependency, person: PersonDependency
    ) -> list[Person]:
        """Whom you have blocked, the last first."""
        found = await services.store.blocked_by(person.id)
        return [Person(id=one.id, name=one.name) for one in found]

    @put("/blocked/{other:str}", operation_id="block", responses=PROBLEM_RESPONSES)
    async def block(
        self, services: ServicesDependency, person: PersonDependency, other: PersonId
    ) -> list[Person]:
        """No longer read what somebody says; they cannot sit down where you sit or are the host."""
        services.rate_limits.consume("joins", person.id)
        await services.people.block(person, other)
        return await _blocked(services, person)

    @delete(
        "/blocked/{other:str}",
        operation_id="unblock",
        responses=PROBLEM_RESPONSES,
        status_code=200,
    )
    async def unblock(
        self, services: ServicesDependency, person: PersonDependency, other: PersonId
    ) -> list[Person]:
        """Meet somebody again."""
        services.rate_limits.consume("joins", person.id)
        await services.store.unblock(person.id, other)
        return await _blocked(services, person)


async def _blocked(services: Services, person: PersonRow) -> list[Person]:
    found = await services.store.blocked_by(person.id)
    services.hub.set_blocked(person.id, frozenset(one.id for one in found))
    return [Person(id=one.id, name=one.name) for one in found]
