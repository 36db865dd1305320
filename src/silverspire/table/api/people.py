"""Who you are."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from silverspire.table.api.doors import REFUSALS, TheHouse, ThePerson, address_of, secret_of
from silverspire.table.asks import NewPerson
from silverspire.table.people import COOKIE
from silverspire.table.wire import Me

A_YEAR = 365 * 24 * 3600


class PeopleController(Controller):
    path = "/api/me"
    tags = ("People",)

    @post(operation_id="introduceYourself", responses=REFUSALS)
    async def introduce_yourself(
        self, request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[NewPerson]
    ) -> Response[Me]:
        """Become a guest: the answer sets a cookie with your secret. Known, you are renamed."""
        house.limits.spend("guests", address_of(request))
        person, secret = await house.people.welcome(data.name, secret_of(request))
        cookie = Cookie(
            key=COOKIE,
            value=secret,
            max_age=A_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return Response(Me(id=person.id, name=person.name), cookies=[cookie])

    @get(operation_id="whoAmI", responses=REFUSALS)
    async def who_am_i(self, person: ThePerson) -> Me:
        """Who your secret says that you are."""
        return Me(id=person.id, name=person.name)

    @patch(operation_id="renameYourself", responses=REFUSALS)
    async def rename_yourself(
        self,
        request: Request[Any, Any, Any],
        house: TheHouse,
        person: ThePerson,
        data: JSONBody[NewPerson],
    ) -> Me:
        """Take another name; seats that you have already taken keep the old one."""
        house.limits.spend("joins", person.id)
        renamed = await house.people.rename(secret_of(request) or "", data.name)
        return Me(id=renamed.id, name=renamed.name)
