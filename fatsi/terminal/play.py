"""A sitting at the table: shows what happened and what is to be decided, reads a line, does what it says.

The game is saved after every choice. A decision that has a single choice is taken at once, and said; bots take those
of their seats, and what they did appears like everything else that happens.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from fatsi.bots.seats import BotFailed, Company
from fatsi.game import Game
from fatsi.rules import CHANCE, Action, IllegalAction, State
from fatsi.rules.actions import EXORCISE, HELP, SAVE
from fatsi.rules.events import TurnBegan, YangBegan
from fatsi.rules.geometry import TILE_INDEX, TILES
from fatsi.terminal.hint import best_hints, show_hints
from fatsi.terminal.listing import show_table
from fatsi.terminal.menu import action_of, show_choices
from fatsi.terminal.saves import SavedGame, may_be_replaced, program, write_whole
from fatsi.terminal.screen import Keyboard, Screen
from fatsi.terminal.start import ask_yes_no
from fatsi.terminal.story import Story, write_result
from fatsi.trouble import unwritable
from fatsi.words import Words, lookup
from fatsi.words.chances import chances, chances_of_strikes
from fatsi.words.hint_text import no_choice
from fatsi.words.message_arguments import board_id, tile_arguments
from fatsi.words.sight import Sight

# What a line may begin with that is no choice. No action begins with one of these words, but for `save`, which with
# White Moon is an action when it stands alone; a test holds them apart.
COMMANDS: Final = {
    "?": "help",
    "board": "board",
    "b": "board",
    "map": "map",
    "list": "list",
    "log": "log",
    "l": "log",
    "odds": "odds",
    "o": "odds",
    "hint": "hint",
    "h": "hint",
    "look": "look",
    "card": "card",
    "cards": "cards",
    "rules": "rules",
    "undo": "undo",
    "u": "undo",
    "save": "save",
    "record": "record",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
}
_HELP: Final = ("input", "table", "odds", "hint", "look", "rules", "log", "undo", "save", "map")


class Leave(Exception):
    """The players leave the table."""


class Sitting:
    """One game at the table, from where it stands to where the players leave it."""

    def __init__(
        self,
        game: Game,
        save: SavedGame,
        words: Words,
        screen: Screen,
        keyboard: Keyboard,
        *,
        as_list: bool,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        self.game: Final = game
        self.save: Final = save
        self.words: Final = words
        self.screen: Final = screen
        self.keyboard: Final = keyboard
        self.as_list = as_list
        self._company: Final = Company(bots or {})
        self._story = Story(words, screen, game.turn)
        # The turn in which the table was shown last, so that each begins with it.
        self._shown = 0
        self._has_warned = False
        # A command that changes what is to be decided returns True.
        self._do: Final[dict[str, Callable[[str], bool | None]]] = {
            name: getattr(self, f"_{name}") for name in set(COMMANDS.values())
        }

    # --- the course of the game -----------------------------------------------------------------------

    def play(self) -> None:
        """Play until the players leave, or the game is over and they have seen it."""
        self._welcome()
        self._keep()
        try:
            while True:
                self._play_on()
                if self.game.result is not None:
                    self._end()
                else:
                    self._show_decision()
                self._answer()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt) as error:
            self.screen.line()
            self._say_where()
            if isinstance(error, KeyboardInterrupt):
                raise

    def _welcome(self) -> None:
        setup = self.game.setup
        self._say(
            "welcome",
            players=setup.players,
            difficulty=setup.difficulty,
            edition=setup.edition,
            seed=str(self.game.seed),
        )
        moon = self.game.state.moon
        if moon is not None:
            self._say("welcome-moon", place=TILES[moon.portal])
        for seat, bot in self._company.names.items():
            self._say("welcome-bot", seat=board_id(self.game.state.table, seat), bot=bot)
        self._say("welcome-hint")
        self._write_last_turns(1)

    def _play_on(self) -> None:
        """Take every decision that is a bot's, or has a single choice."""
        while self.game.result is None and not self._is_for_people(self.game.state):
            seat = self.game.state.actor
            if seat is not None and seat in self._company.names:
                self._let_bot_play(seat)
            else:
                action = self.game.legal()[0]
                self._say("only-choice", "faint", indent=2, hang=2, action=self.words.action(action, self.game.state))
                self._play(action)

    def _is_for_people(self, state: State) -> bool:
        """Whether somebody at the screen has something to choose."""
        return state.actor not in self._company.names and len(state.legal()) > 1

    def _let_bot_play(self, seat: int) -> None:
        """Play what a bot chooses; one that fails leaves its seat to those at the screen."""
        game = self.game
        # It may think for a while: what happened so far can be read in the meantime.
        self.screen.flush()
        try:
            action = self._company.choose(seat, game.state, seed=game.seed, actions=len(game.actions))
        except BotFailed as failure:
            self._company.leave(seat)
            colour = board_id(game.state.table, seat)
            self._say("failed-bot", seat=colour, bot=failure.name, error=failure.error)
        else:
            self._play(action)

    def _show_decision(self) -> None:
        state = self.game.state
        if self._shown != self._story.turn:
            self._shown = self._story.turn
            self.screen.line()
            self._show_table()
        self.screen.line()
        if EXORCISE in state.legal():
            self._show_chances(chances(state, self.words))
        for lines in chances_of_strikes(state, self.words):
            self._show_chances(lines)
        self.screen.say(self.words.decision(state), "bold")
        show_choices(state, self.words, self.screen, in_columns=not self.as_list)

    def _answer(self) -> None:
        """Read lines until one of them has changed something, or the players leave."""
        while True:
            line = self.keyboard.read(self._prompt())
            if not line:
                if self.game.result is not None:
                    raise Leave
                return
            if self._understood(line):
                return

    def _prompt(self) -> str:
        state = self.game.state
        if state.actor is None or state.actor == CHANCE:
            return self.words.text("prompt-over")
        return self.words.text("prompt", seat=board_id(state.table, state.actor))

    def _understood(self, line: str) -> bool:
        """Do what a line says; return whether the decision is to be shown anew."""
        if line.isdecimal():
            return self._choose(int(line))
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None:
            return self._do[command](rest.strip()) is True
        action = action_of(line)
        if action is not None:
            return self._try(action)
        self._say("not-understood", line=line)
        known = [*COMMANDS, *(action.text for action in self.game.legal())]
        self._suggest(lookup.nearest(line, known))
        return False

    def _choose(self, number: int) -> bool:
        legal = self.game.legal()
        if not legal:
            self._say("reason-game-over")
            return False
        if not 1 <= number <= len(legal):
            self._say("no-such-number", number=len(legal))
            return False
        return self._try(legal[number - 1])

    def _try(self, action: Action) -> bool:
        try:
            self._play(action)
        except IllegalAction as error:
            self.screen.say(self.words.reason(error, self.game.state))
            if action is HELP:
                # It may well have been meant as a question.
                self._say("welcome-hint")
            return False
        return True

    def _play(self, action: Action) -> None:
        events = self.game.play(action)
        # That the Yang of somebody at the screen begins is said by the decision that follows.
        news = [event for event in events if not isinstance(event, YangBegan) or event.seat in self._company.names]
        self._story.write(news, self.game.state)
        self._keep()

    def _end(self) -> None:
        """Show how the game ended, and leave unless a person may still want to look or to take something back."""
        result = self.game.result
        assert result is not None
        write_result(result, self.words, self.screen)
        self._finish()
        if not self.keyboard.is_person:
            raise Leave
        self._say("over-hint")

    # --- saving ---------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write the game to its file; if that is impossible say so once, and play on."""
        if self.game.result is None:
            self._write(lambda: self.save.write(self.game.record()))

    def _finish(self) -> None:
        if self._write(lambda: self.save.finish(self.game.record())):
            self._say("record-kept")
            self._show_command("command-replay")

    def _write(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            if not self._has_warned:
                self._has_warned = True
                self.screen.say(unwritable(self.save.path, error, self.words))
                self._say("trouble-unsaved")
            return False
        return True

    def _say_where(self) -> None:
        """Say where the game lies when the players are gone."""
        if self.game.result is None and self.save.path.exists():
            self._say("game-kept")
            self._show_command("command-resume", *(f"--bot {shlex.quote(bot)}" for bot in self._company.as_options()))

    def _show_command(self, message: str, *options: str) -> None:
        """Write a command with the file of the game on a line of its own, unbroken, fit to be copied."""
        command = self.words.text(message, program=program(), file=shlex.quote(str(self.save.path)))
        self.screen.line("  " + " ".join((command, *options)))

    # --- commands -------------------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        for part in _HELP:
            self._say(f"help-{part}", hang=2)

    def _board(self, rest: str) -> None:
        self._show_table()

    def _map(self, rest: str) -> None:
        self.as_list = False
        self._show_table()
        self._say("form-map")

    def _list(self, rest: str) -> None:
        self.as_list = True
        self._show_table()
        self._say("form-list")

    def _log(self, rest: str) -> None:
        self._write_last_turns(None if rest else 2)

    def _odds(self, rest: str) -> None:
        state = self.game.state
        if rest and rest.upper() not in TILE_INDEX:
            self._say("no-such-place", name=rest)
        elif state.actor != state.active or not Sight(state, self.words).is_yang():
            self._say("odds-not-now")
        else:
            tile = TILE_INDEX[rest.upper()] if rest else state.position[state.active]
            lines = chances(state, self.words, tile)
            self._show_chances(lines or [self.words.text("odds-no-ghost", **tile_arguments(state.table, tile))])

    def _hint(self, rest: str) -> None:
        state = self.game.state
        if why := no_choice(state, self.words):
            self.screen.say(why)
        else:
            show_hints(state, best_hints(state), self.words, self.screen)

    def _look(self, rest: str) -> None:
        lines = lookup.explain_place(rest, self.game.state, self.words)
        if lines:
            self._show_lines(lines)
        else:
            self._say("no-such-place", name=rest)

    def _card(self, rest: str) -> None:
        cards = lookup.cards_named(rest, self.game.state.facts, self.words)
        names = {self.words.card(card.number) for card in cards}
        if not cards:
            self._say("no-such-card", name=rest)
            self._suggest(lookup.near_cards(rest, self.words))
        elif len(names) > 1:
            self._say("which-of", names=self.words.listed(sorted(names)))
        else:
            for card in cards:
                self._show_lines(lookup.explain_card(card, self.words))

    def _cards(self, rest: str) -> None:
        self._show_lines(lookup.unseen_cards(self.game.state, self.words), indent=0)

    def _rules(self, rest: str) -> None:
        if not rest:
            is_moon = self.game.state.moon is not None
            self._show_lines(lookup.topic_lists(self.words, white_moon=is_moon), indent=0)
            return
        lines = lookup.explain_topic(rest, self.words)
        if lines:
            self._show_lines(lines, indent=0)
        else:
            self._say("no-such-topic", name=rest)
            self._suggest(lookup.near_topics(rest, self.words))

    def _undo(self, rest: str) -> bool:
        """Take back the last choice of those at the screen, with all that was played by itself and by bots after it."""
        game = self.game
        was_over = game.result is not None
        if not any(self._is_for_people(step.state) for step in game.steps()[:-1]):
            self._say("reason-nothing-to-undo")
            return False
        undone = game.undo()
        while not self._is_for_people(game.state):
            undone = game.undo()
        self._story.turn = game.turn
        self._shown = min(self._shown, self._story.turn)
        if was_over:
            self._write(self.save.reopen)
        self._keep()
        self._say("taken-back", action=self.words.action(undone, game.state))
        return True

    def _save(self, rest: str) -> bool | None:
        if not rest:
            if self.game.state.moon is not None:
                return self._try(SAVE)
            self._say("save-where")
            return None
        path = Path(rest).expanduser()
        if not may_be_replaced(path):
            self._say("trouble-in-the-way", file=str(path))
            return None
        try:
            write_whole(path, self.game.record())
        except OSError as error:
            self.screen.say(unwritable(path, error, self.words))
        else:
            self._say("saved", file=str(path))
        return None

    def _record(self, rest: str) -> None:
        self.screen.out.write(self.game.record())

    def _quit(self, rest: str) -> None:
        if self.game.result is None:
            keep = ask_yes_no(self.words.text("ask-keep"), self.words, self.screen, self.keyboard)
            if keep or not self.save.is_automatic:
                self._say_where()
            else:
                self.save.forget()
                self._say("not-kept")
        raise Leave

    # --- showing --------------------------------------------------------------------------------------

    def _say(self, message: str, style: str = "", *, indent: int = 0, hang: int = 0, **arguments: str | int) -> None:
        self.screen.say(self.words.text(message, **arguments), style, indent=indent, hang=hang)

    def _suggest(self, names: list[str]) -> None:
        if names:
            self._say("did-you-mean", first=names[0])

    def _show_lines(self, lines: list[str], indent: int = 2) -> None:
        """Write a line and what belongs to it below."""
        for number, line in enumerate(lines):
            self.screen.say(line, indent=indent if number else 0, hang=2)

    def _show_chances(self, sentences: list[str]) -> None:
        self._show_lines(sentences)

    def _show_table(self) -> None:
        sight = Sight(self.game.state, self.words)
        show_table(sight, self.screen, turn=self._story.turn, as_list=self.as_list)

    def _write_last_turns(self, turns: int | None) -> None:
        """Repeat what happened in the last turns that had any choice or event, or in all."""
        events = self.game.events
        begun = [at for at, event in enumerate(events) if isinstance(event, TurnBegan)]
        first = 0 if turns is None or len(begun) < turns else begun[-turns]
        before = sum(1 for at in begun if at < first)
        Story(self.words, self.screen, self.game.turn - len(begun) + before).write(events[first:], self.game.state)
