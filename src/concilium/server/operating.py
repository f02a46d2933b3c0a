"""HTTP for the operator: whether the server is alive, whether it is ready, and its metrics."""

import ipaddress
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST

from concilium.server import metrics
from concilium.server.problems import Refusing
from concilium.server.store import Store


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    """The process runs and its event loop turns."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(store: Store) -> Response[str]:
    """Games can be played: the database answers."""
    if await store.is_reachable():
        return Response("ready\n", media_type=MediaType.TEXT)
    return Response("the database does not answer\n", status_code=503, media_type=MediaType.TEXT)


def routes(readers: tuple[str, ...]) -> list[HTTPRouteHandler]:
    """The routes; the metrics are for the addresses and networks of these readers."""
    networks = [ipaddress.ip_network(reader) for reader in readers]

    @get("/metrics", include_in_schema=False)
    async def read_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if request.client is None or not _is_within(request.client.host, networks):
            raise Refusing("not-found")
        return Response(metrics.page(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    return [health, ready, read_metrics]


def _is_within(address: str, networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)
