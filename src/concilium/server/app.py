"""The application: store, hall and routes put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from concilium._version import VERSION
from concilium.server import lessons, lobby, logs, metrics, operating, replays
from concilium.server.client_files import AS_IT_IS, client_route
from concilium.server.engine import Engine
from concilium.server.guard import App, Guard
from concilium.server.guests import Signer
from concilium.server.hall import Hall
from concilium.server.house import House
from concilium.server.limits import BODY_BYTES, RECORD_BYTES
from concilium.server.live import live
from concilium.server.problems import Refusing
from concilium.server.settings import Settings
from concilium.server.store import Store
from concilium.server.thinking import Thinkers
from concilium.server.thoughts import ThinkersElsewhere

LOGGER = logging.getLogger("concilium.server")


def make_app(settings: Settings, engine: Engine | None = None) -> Guard:
    """The whole server as an ASGI application."""
    store = Store(settings.database)
    house = House(store, settings.database)
    thinkers = ThinkersElsewhere(store) if settings.workers == 0 else Thinkers(settings.workers)
    hall = Hall(store, house, thinkers, settings.limits)
    running = engine or Engine()
    signers: list[Signer] = []

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        signers.append(Signer(await store.key("guests")))
        await hall.start()
        if isinstance(thinkers, Thinkers):
            running.start(thinkers.change_over)
        metrics.TABLES.set_function(hall.live_count)
        try:
            yield
        finally:
            await running.stop()
            await hall.stop()
            await store.close()

    app = Litestar(
        route_handlers=[
            *lobby.ROUTES,
            *lessons.ROUTES,
            *replays.ROUTES,
            *operating.routes(settings.metrics_from),
            live,
            client_route(settings.static),
        ],
        lifespan=[life],
        dependencies={
            "store": _given(store),
            "hall": _given(hall),
            "engine": _given(running),
            "limits": _given(settings.limits),
            "signer": Provide(lambda: signers[0], sync_to_thread=False),
            "guest": Provide(lobby.guest_of),
            "reader": replays.reader_provider(),
        },
        exception_handlers={
            Refusing: _refused,
            HTTPException: _refused_by_framework,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_utf8,
            Exception: _failed,
        },
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key=AS_IT_IS),
        openapi_config=OpenAPIConfig(
            title="Concilium", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    return Guard(cast(App, app), settings)


def _given(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


def _answer(error: Refusing) -> Response[bytes]:
    return Response(msgspec.json.encode(error.problem), status_code=error.status, media_type="application/json")


def _refused(request: Request[Any, Any, Any], error: Refusing) -> Response[bytes]:
    if error.status >= 500:
        _log_failure(request, error)
    return _answer(error)


def _refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    if error.status_code in (404, 405):
        return _answer(Refusing("not-found"))
    if error.status_code == 413:
        return _answer(
            Refusing("too-large", facts={"most": RECORD_BYTES if request.url.path == "/api/records" else BODY_BYTES})
        )
    return _answer(Refusing("malformed", detail=_detail(error)))


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[bytes]:
    return _answer(Refusing("malformed", detail="it is nested too deeply"))


def _not_utf8(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[bytes]:
    return _answer(Refusing("malformed", detail="it is not UTF-8"))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _log_failure(request, error)
    return _answer(Refusing("internal"))


def _log_failure(request: Request[Any, Any, Any], error: Exception) -> None:
    # The route, not the path: that holds whatever anybody wrote there.
    route = request.scope.get("path_template", "")
    with logs.about(table=request.path_params.get("table_id")):
        LOGGER.error("%s %s failed", request.method, route, exc_info=error)


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in extra)
    return str(error.detail)
