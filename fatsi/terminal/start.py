"""How a game in the terminal begins: from options, from questions, from a saved game or from a position."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from fatsi.bots.seats import NamedBots
from fatsi.folders import data_folder
from fatsi.game import Game
from fatsi.notation.card_files import parse_card_file
from fatsi.rules import Card, InvalidSetup, InvalidText, Setup
from fatsi.rules.geometry import TILES
from fatsi.rules.setup import DIFFICULTIES, INCARNATION_POOLS, PORTALS
from fatsi.terminal.saves import SavedGame, latest_unfinished
from fatsi.terminal.screen import Keyboard, Screen
from fatsi.trouble import Trouble, read_file, unreadable, wrong_setup
from fatsi.words import Words

_OPEN: Final = "-"


@dataclass(frozen=True, slots=True)
class SetupOptions:
    """What was asked for on the command line; None is open."""

    players: int | None = None
    difficulty: str | None = None
    edition: str | None = None
    five_qi: bool = False
    seed: int | None = None
    tiles: str | None = None
    boards: str | None = None
    sides: str | None = None
    seats: str | None = None
    first: str | None = None
    incarnations: str | None = None
    white_moon: bool = False
    moon_village: str | None = None
    portal: str | None = None
    cards: Path | None = None
    save: Path | None = None
    resume: Path | None = None
    position: Path | None = None

    @property
    def names_a_new_game(self) -> bool:
        """Whether anything was said about the setup of a new game."""
        parts = (self.players, self.difficulty, self.edition, self.tiles, self.boards, self.sides, self.seats)
        others = (self.first, self.incarnations, self.moon_village, self.portal, self.cards)
        return self.five_qi or self.white_moon or any(part is not None for part in (*parts, *others))

    @property
    def contradicts_itself(self) -> bool:
        """Whether more than one game is meant. A position leaves the dice open, so that it may have a seed."""
        if self.resume is not None:
            return self.names_a_new_game or self.seed is not None or self.position is not None
        return self.position is not None and self.names_a_new_game

    def setup(self, cards: tuple[Card, ...] = ()) -> Setup:
        """Return the setup that was asked for, with those values of cards; `InvalidSetup` if there is no such game."""
        default = Setup()
        return Setup(
            players=default.players if self.players is None else self.players,
            difficulty=self.difficulty or default.difficulty,
            edition=self.edition or default.edition,
            five_qi=self.five_qi,
            tiles=_places(self.tiles),
            boards=_places(self.boards),
            board_sides=_places(self.sides),
            seats=_ids(self.seats),
            first=self.first.upper() if self.first else None,
            incarnations=self.incarnations if self.incarnations in INCARNATION_POOLS else _ids(self.incarnations),
            white_moon=self.white_moon,
            moon_village=self.moon_village or default.moon_village,
            portal=_portal(self.portal) if self.portal else default.portal,
            cards=cards,
        )


def _portal(text: str) -> str:
    """Return where the portal shall stand: a kind of place, or a tile in capitals."""
    return text if text in PORTALS else text.upper() if text.upper() in TILES else text


def _places(text: str | None) -> tuple[str | None, ...] | None:
    """Return ids with commas between them, a dash for one that is left open."""
    return None if text is None else tuple(None if part == _OPEN else part for part in _ids(text) or ())


def _ids(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(part.strip() for part in text.split(","))


def begin(wanted: SetupOptions, words: Words, screen: Screen, keyboard: Keyboard) -> tuple[Game, SavedGame]:
    """Return the game to play, and the file that it is saved in."""
    folder = data_folder(os.environ)
    if wanted.contradicts_itself:
        raise Trouble(words.text("trouble-resume-alone"))
    if wanted.save and wanted.save != wanted.resume and wanted.save.exists():
        raise Trouble(words.text("trouble-save-exists", file=str(wanted.save)))
    if wanted.resume:
        return saved_game(wanted.resume, words), SavedGame.at(wanted.save or wanted.resume, folder)
    if wanted.position:
        game = _game_from_position(wanted.position, wanted.seed, words)
    elif wanted.names_a_new_game or wanted.seed is not None or not keyboard.is_person:
        game = _new_game(lambda: wanted_setup(wanted, words), wanted.seed, words)
    else:
        unfinished = None if wanted.save else latest_unfinished(folder)
        resumed = _ask_to_resume(unfinished, words, screen, keyboard) if unfinished else None
        if unfinished and resumed:
            return resumed, SavedGame.at(unfinished, folder)
        game = _new_game(lambda: _ask_setup(words, screen, keyboard), None, words)
    return game, SavedGame.at(wanted.save, folder) if wanted.save else SavedGame.automatic(folder, game.seed)


def wanted_setup(wanted: SetupOptions, words: Words) -> Setup:
    """Return the setup that was asked for, with the values of cards that a file supplies."""
    cards = supplied_cards(wanted.cards, words) if wanted.cards else ()
    try:
        return wanted.setup(cards)
    except InvalidSetup as error:
        raise wrong_setup(error, words) from None


def _new_game(setup: Callable[[], Setup], seed: int | None, words: Words) -> Game:
    try:
        return Game(setup(), seed=seed)
    except InvalidSetup as error:
        raise wrong_setup(error, words) from None


def supplied_cards(path: Path, words: Words) -> tuple[Card, ...]:
    """Return the cards whose true values a file supplies."""
    try:
        return parse_card_file(read_file(path, words))
    except InvalidText as error:
        raise unreadable(path, error, words) from None


def saved_game(path: Path, words: Words) -> Game:
    """Return the game whose record a file holds."""
    try:
        return Game.from_record(read_file(path, words))
    except InvalidText as error:
        raise unreadable(path, error, words) from None


def _game_from_position(path: Path, seed: int | None, words: Words) -> Game:
    try:
        return Game.from_position(read_file(path, words), seed=seed)
    except InvalidText as error:
        raise unreadable(path, error, words) from None
    except InvalidSetup as error:
        raise wrong_setup(error, words) from None


def named_bots(given: Sequence[str], words: Words) -> NamedBots:
    """Return the bots that options name, before anybody is asked anything."""
    try:
        return NamedBots(given)
    except InvalidSetup as error:
        raise wrong_setup(error, words) from None


def seated_bots(bots: NamedBots, game: Game, words: Words) -> dict[int, str]:
    """Return the bot of each seat of a game that has one."""
    try:
        return bots.at(game.setup.seats_taken)
    except InvalidSetup as error:
        raise wrong_setup(error, words) from None


# --- questions ------------------------------------------------------------------------------------------


def _ask_to_resume(path: Path, words: Words, screen: Screen, keyboard: Keyboard) -> Game | None:
    """Return the unfinished game if the player wants to go on with it."""
    try:
        game = saved_game(path, words)
    except Trouble:
        return None  # of another version perhaps: not worth a question
    date = datetime.fromtimestamp(path.stat().st_mtime)
    question = words.text("ask-resume", turn=game.turn, difficulty=game.setup.difficulty, date=date)
    return game if ask_yes_no(question, words, screen, keyboard) else None


def ask_yes_no(question: str, words: Words, screen: Screen, keyboard: Keyboard, *, default: bool = True) -> bool:
    """Ask a question that Enter answers with the default."""
    yes, no = words.text("word-yes"), words.text("word-no")
    while True:
        answer = keyboard.read(question).lower()
        if not answer:
            return default
        for word, meaning in ((yes, True), (no, False)):
            if word.startswith(answer):
                return meaning
        screen.say(words.text("ask-again", choices=words.listed([yes, no])))


def _ask_setup(words: Words, screen: Screen, keyboard: Keyboard) -> Setup:
    """Return the setup that the player wants, in three questions."""
    default = Setup()
    players = _choice(words.text("ask-players", default=default.players), ["1", "2", "3", "4"], words, screen, keyboard)
    names = [words.name("difficulty", difficulty) for difficulty in DIFFICULTIES]
    shown = [
        words.text("ask-difficulty-choice", number=number, difficulty=difficulty)
        for number, difficulty in enumerate(DIFFICULTIES, 1)
    ]
    question = words.text("ask-difficulty", choices=words.listed(shown), default=default.difficulty)
    difficulty = _choice(question, names, words, screen, keyboard)
    white_moon = ask_yes_no(words.text("ask-white-moon"), words, screen, keyboard, default=False)
    return Setup(
        players=default.players if players is None else players + 1,
        difficulty=default.difficulty if difficulty is None else tuple(DIFFICULTIES)[difficulty],
        white_moon=white_moon,
    )


def _choice(question: str, names: list[str], words: Words, screen: Screen, keyboard: Keyboard) -> int | None:
    """Return which of some names was chosen, by its number or its beginning; None for a bare Enter."""
    while True:
        answer = keyboard.read(question).lower()
        if not answer:
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return int(answer) - 1
        begun = [at for at, name in enumerate(names) if name.lower().startswith(answer)]
        if len(begun) == 1:
            return begun[0]
        screen.say(words.text("ask-again", choices=words.listed(names)))
