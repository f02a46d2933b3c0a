"""What an operator copies from deploy/ and docs/operating.md is what the program takes."""

import argparse
import configparser
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from concilium.cli import _parser
from concilium.locales import catalogue
from concilium.server.hosts import Hosts
from concilium.server.settings import declared, settled

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
DOMAIN = "play.example"
INSTRUCTIONS = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "EXPOSE", "STOPSIGNAL", "ENTRYPOINT", "CMD"}


def parsed(words: list[str]) -> argparse.Namespace:
    """The words of a command as the program reads them; exits if it cannot."""
    return _parser(catalogue("en"), words[0]).parse_args(words)


def unit_of(name: str) -> configparser.ConfigParser:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.read_string((DEPLOY / name).read_text(encoding="utf-8"))
    return unit


def commands() -> list[list[str]]:
    """Every command of ours in the files and on the page."""
    found = [COMPOSE["services"][name]["command"] for name in ("server", "thinker")]
    for name in ("concilium.service", "concilium-think.service"):
        found.append(shlex.split(unit_of(name)["Service"]["ExecStart"])[1:])
    written = re.findall(r"`concilium ((?:serve|think|admin) [^`]+)`", PAGE)
    assert len(written) > 6
    return [*found, *(shlex.split(words) for words in written)]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_is_one(words: list[str]) -> None:
    assert parsed(words).command == words[0]


def environment(service: str) -> dict[str, str]:
    """What a service of the compose file is given, at a public name."""
    given = COMPOSE["services"][service]["environment"]
    return {name: re.sub(r"\$\{DOMAIN[^}]*\}", DOMAIN, str(value)) for name, value in given.items()}


def unit_environment() -> dict[str, str]:
    """What the page has the operator write for the units."""
    return dict(re.findall(r"^(CONCILIUM_\w+)=(.*)$", PAGE, re.MULTILINE))


def names_called() -> list[str]:
    """Every name by which the proxy and the health check call the server of the compose file."""
    (upstream,) = re.findall(r"reverse_proxy (\S+) \{", CADDYFILE)
    # Unless told otherwise, the proxy's own check calls a server by its address; what it passes on keeps its name.
    told = re.search(r"health_headers \{\s*Host (\S+)\s*\}", CADDYFILE)
    check = " ".join(COMPOSE["services"]["server"]["healthcheck"]["test"])
    return [DOMAIN, told.group(1) if told else upstream, *re.findall(r"http://([^/]+)/", check)]


def test_every_variable_is_a_setting_and_its_value_can_be_read() -> None:
    known = {setting.variable for setting in declared()}
    for values in (environment("server"), environment("thinker"), unit_environment()):
        assert values.keys() <= known
        assert settled({}, values).database.startswith("postgresql://")


def test_the_server_answers_to_every_name_by_which_it_is_called() -> None:
    assert len(names_called()) == 3
    for values in (environment("server"), unit_environment()):
        hosts = Hosts(settled({}, values))
        assert [name for name in names_called() if not hosts.allow(name)] == []


def test_the_services_find_each_other() -> None:
    services = COMPOSE["services"]
    assert {"database", "server", "thinker", "proxy"} == set(services)
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).exists()
    port = next(setting.default for setting in declared() if setting.name == "port")
    assert f"reverse_proxy server:{port}" in CADDYFILE
    assert f"EXPOSE {port}" in CONTAINERFILE
    assert f"localhost:{port}/ready" in " ".join(services["server"]["healthcheck"]["test"])
    assert CADDYFILE.count("{") == CADDYFILE.count("}")
    trusted = services["server"]["environment"]["CONCILIUM_TRUSTED_PROXY"]
    assert trusted == COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["server"]["build"]["dockerfile"] == "deploy/Containerfile"


def test_the_containerfile_has_instructions_that_there_are_and_copies_what_there_is() -> None:
    lines = re.sub(r"\\\n", " ", CONTAINERFILE).splitlines()
    steps = [line.split(None, 1) for line in lines if line and not line.startswith("#")]
    assert {step[0] for step in steps} == INSTRUCTIONS
    stages = [rest.split(" AS ")[1] for word, rest in steps if word == "FROM" and " AS " in rest]
    for word, rest in steps:
        if word == "COPY" and rest.startswith("--from="):
            assert rest.split()[0].removeprefix("--from=") in stages
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake (\w+)", CONTAINERFILE):
        assert f"\n{target}:" in makefile
    assert (ROOT / "constraints.txt").exists()


def test_no_secret_and_nothing_of_this_machine_is_copied_into_the_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv", "**/node_modules", "deploy/.env"} <= set(left_out)
    for pattern in (ROOT / ".gitignore").read_text(encoding="utf-8").split():
        name = pattern.rstrip("/")
        assert (name[1:] if name.startswith("/") else f"**/{name}") in left_out


def test_the_units_are_whole() -> None:
    for name in ("concilium.service", "concilium-think.service"):
        unit = unit_of(name)
        assert unit.sections() == ["Unit", "Service", "Install"]
        assert unit["Service"]["Restart"] == "always"
        assert unit["Service"]["NoNewPrivileges"] == "true"
