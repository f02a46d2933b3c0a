"""Playing at the terminal: the table is drawn, choices are numbered, and a few letters do the rest."""

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console

from concilium import backend, bots
from concilium.cli.terminal.drawings import drawing_of
from concilium.cli.terminal.sitting import Sitting
from concilium.core.movers import CHANCE
from concilium.core.playing import Bot
from concilium.locales import LANGUAGES, catalogue
from concilium.locales.words import Words

ME = "me"
HINT_ITERATIONS = 2500 if backend() == "compiled" else 50
MOST_HINTS = 5
MOST_REFUSED = 12

Ask = Callable[[str], str]
"""Asks the player something; `EOFError` ends the sitting."""


class TableAtTerminal:
    """One sitting with its players: those called "me" are asked; bots decide for themselves."""

    def __init__(
        self, sitting: Sitting, console: Console, ask: Ask, language: str, path: Path, iterations: int = HINT_ITERATIONS
    ) -> None:
        self.sitting = sitting
        self.console = console
        self.ask = ask
        self.path = path
        self.iterations = iterations
        game = sitting.game
        self.drawing = drawing_of(game.name)
        self.facts = game.facts()
        self.humans = [seat for seat, name in enumerate(sitting.names) if name == ME]
        self.players: dict[int, Bot] = {
            seat: bots.make(name, game) for seat, name in enumerate(sitting.names) if name != ME
        }
        self.pace = bots.Pace(game.players)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Continue in another language."""
        texts = catalogue(language, self.sitting.game.name)
        names = []
        for seat, name in enumerate(self.sitting.names):
            key = f"level-{bots.current(name)}"
            level = texts.text(key) if texts.has(key) else name
            # The game's own word for a seat, if it has one.
            player = "seat-number" if texts.has("seat-number") else "terminal-player"
            key = player if name == ME else "terminal-bot"
            names.append(texts.text(key, number=seat + 1, level=level))
        self.words = Words(self.sitting.game, texts, names)

    def play(self) -> bool:
        """Play to the end; False if the player left before. The game is saved after every player's decision."""
        while not self.sitting.is_over():
            seat = int(self.sitting.state.to_move)
            if seat == CHANCE:
                self.sitting.decide(seat, self.sitting.rng.choice(self.sitting.state.legal(CHANCE)))
            elif seat in self.players:
                self.sitting.decide(seat, self.think(seat))
            elif not self.turn(seat):
                self.sitting.save(self.path)
                self.console.print(self.words.say("terminal-saved", path=str(self.path)))
                return False
        self.sitting.save(self.path)
        self.show_events(self._watcher())
        self.show_result()
        return True

    def think(self, seat: int) -> int:
        """What a bot decides; it says so while it thinks."""
        self.pace.see(self.sitting.state, seat)
        with self.console.status(self.words.say("terminal-thinking", name=self.words.names[seat])):
            return self.pace.decide(self.players[seat], self.sitting.outlook(seat))

    def turn(self, seat: int) -> bool:
        """Ask a player until a decision is made; False to leave."""
        actions = self.sitting.state.legal(seat)
        if len(actions) == 1:
            self.sitting.decide(seat, actions[0])
            return True
        self.pace.see(self.sitting.state, seat)
        self.show(seat, actions)
        while True:
            try:
                given = self.ask(self.words.say("terminal-prompt") + " ").strip()
            except EOFError:
                return False
            if given.isdecimal() and 1 <= int(given) <= len(actions):
                self.sitting.decide(seat, actions[int(given) - 1])
                self.sitting.save(self.path)
                return True
            letter, _, rest = given.partition(" ")
            if letter == "q":
                return False
            if letter == "u" and self.sitting.undo(seat):
                return True
            self.answer(seat, letter, rest.strip(), actions)

    def answer(self, seat: int, letter: str, rest: str, actions: list[int]) -> None:
        """What needs no decision: hints, reasons, languages, saving, the table again."""
        if letter == "h":
            self.show_hints(seat)
        elif letter.startswith("?"):
            self.show_reasons(seat, f"{letter[1:]} {rest}".strip())
        elif letter == "l":
            following = LANGUAGES[(LANGUAGES.index(self.words.texts.language) + 1) % len(LANGUAGES)]
            self.speak(rest if rest in LANGUAGES else following)
            self.show(seat, actions)
        elif letter == "s":
            path = Path(rest) if rest else self.path
            self.sitting.save(path)
            self.console.print(self.words.say("terminal-saved", path=str(path)))
        elif letter == "u":
            self.console.print(self.words.say("terminal-no-undo"))
        elif not letter:
            self.show(seat, actions)
        else:
            self.console.print(self.words.say("terminal-help", most=len(actions)))

    def show(self, seat: int, actions: list[int]) -> None:
        """What happened, the table, and the numbered choices."""
        view = self.sitting.state.view(seat)
        self.show_events(seat)
        self.console.print(self.drawing.draw(view, self.words, self.facts))
        self.console.rule(f"{self.words.names[seat]}: {self.words.prompt(view['deciding'])}")
        choices = [
            f"[bold]{number:>2}[/bold] {self.words.choice(action, view['deciding'])}"
            for number, action in enumerate(actions, 1)
        ]
        self.console.print(Columns(choices, padding=(0, 3), column_first=True))

    def show_events(self, seat: int | None) -> None:
        for event in self.sitting.take_events():
            line = self.words.event(event, seat)
            if line is not None:
                self.console.print(f"[dim]· {line}[/dim]")

    def show_hints(self, seat: int) -> None:
        """The best choices with their win chances, how sure that is, and what the first is good for."""
        actions = self.sitting.state.legal(seat)
        advice = bots.advise(self.sitting.outlook(seat), self.iterations)
        for action, chance in advice.chances[:MOST_HINTS]:
            share = self.words.say("web-hint-chance", share=f"{chance:.0%}")
            mark = "[green]★[/green]" if action in advice.best else " "
            number = f"[bold]{actions.index(action) + 1:>2}[/bold]"
            self.console.print(f"{mark} {number} {self.words.choice(action)}: {share}")
        reasons = [self.words.reason(each.feature, each.is_own, each.is_more) for each in advice.reasons]
        self.console.print(" ".join([self.words.say(f"hint-{advice.sureness}"), *reasons]))

    def show_reasons(self, seat: int, wanted: str) -> None:
        """Why something is not allowed: actions that contain the given words; without words, the reasons by verb."""
        state = self.sitting.state
        reasons: dict[str, list[str]] = {}
        for action in range(state.game.actions):
            refusal = state.why_not(seat, action)
            words = self.words.choice(action) if wanted else self.words.verb(action)
            if refusal is not None and wanted.lower() in words.lower():
                found = reasons.setdefault(self.words.refusal(refusal), [])
                if words not in found:
                    found.append(words)
        for reason, refused in reasons.items():
            more = "…" if len(refused) > MOST_REFUSED else ""
            self.console.print(f"[bold]{', '.join(refused[:MOST_REFUSED])}{more}[/bold]: {reason}")
        if not reasons:
            self.console.print(self.words.say("terminal-nothing-refused"))

    def show_result(self) -> None:
        view = self.sitting.state.view(self._watcher())
        self.console.print(self.drawing.result(view, self.words))
        winners = [self.words.names[seat] for seat in self.sitting.state.winners()]
        over = self.words.say("web-over", names=", ".join(winners), count=len(winners))
        self.console.print(f"[bold yellow]{over}[/bold yellow]")

    def _watcher(self) -> int | None:
        return self.humans[0] if self.humans else None
