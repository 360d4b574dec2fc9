"""Tables that have been played up to a moment worth looking at: always the same, and quickly there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from fatsi import CHANCE
from fatsi.bots import bot
from fatsi.game import Game
from fatsi.rules.actions import END
from fatsi.rules.odds import exorcism_odds
from fatsi.rules.rng import Rng
from fatsi.server.pages.forms import parse_new_table
from fatsi.server.pages.readers import READER
from tests.browser.guests import Guest
from tests.server.running import Visitor

Moment = Callable[[Game], bool]
_SEEDS = range(1, 2000)
# Games of several kinds, which random players lose for several reasons.
HISTORY = (
    {"players": "1", "difficulty": "initiation", "seat_1": "me"},
    {"players": "2", "difficulty": "normal", "seat_1": "me", "seat_2": "me"},
    {"players": "1", "difficulty": "hell", "seat_1": "me", "white_moon": "yes"},
)


def has(game: Game, *kinds: str) -> bool:
    """Whether something of each of these kinds may be chosen."""
    return set(kinds) <= {action.kind for action in game.legal()}


def in_mid_game(game: Game) -> bool:
    return game.turn >= 14 and has(game, "end", "move", "help") and sum(map(bool, game.state.ghosts)) >= 4


def before_a_card_is_drawn(game: Game) -> bool:
    """The end of the turn asks nobody anything: chance is next."""
    if not in_mid_game(game):
        return False
    after = game.state.copy()
    after.apply(END)
    return after.actor == CHANCE


def beside_a_haunted_tile(game: Game) -> bool:
    """There is a move to a haunted tile, and one to another."""
    haunted = [game.state.haunted >> action.value & 1 for action in game.legal() if action.kind == "move"]
    return 0 < sum(haunted) < len(haunted)


def before_an_exorcism(game: Game) -> bool:
    """Two ghosts are faced, tokens would matter, and the villager could be asked instead."""
    if game.turn < 8 or not has(game, "exorcise", "help"):
        return False
    odds = exorcism_odds(game.state)
    return odds is not None and len(odds.each) > 1 and any(0 < one.by_dice < one.with_tokens for one in odds.each)


def with_dice_to_roll_again(game: Game) -> bool:
    return has(game, "reroll")


def with_tokens_to_spend(game: Game) -> bool:
    return has(game, "spend") and len(game.legal()) > 1


def with_a_last_token_to_spend(game: Game) -> bool:
    """Every token that may be spent is the last of its colour."""
    spends = [action for action in game.legal() if action.kind == "spend"]
    return bool(spends) and all(game.state.tao[action.value * 5 + action.other] == 1 for action in spends)


def with_a_ghost_to_defeat(game: Game) -> bool:
    return has(game, "defeat")


def with_one_choice(game: Game) -> bool:
    """Something has to be done, and there is only one way to do it."""
    return game.turn > 1 and [action.kind for action in game.legal()] == ["place"]


def over(game: Game) -> bool:
    return game.result is not None


@dataclass(frozen=True, slots=True)
class Found:
    """A game that comes to the moment, by its seed and the choices of its players."""

    seed: int
    actions: tuple[str, ...]


@lru_cache
def find(moment: Moment, form: tuple[tuple[str, str], ...]) -> Found:
    """Return the first game of random players, who are quick, that comes to a moment."""
    setup = parse_new_table(dict(form)).setup
    player = bot("random")
    for seed in _SEEDS:
        game, rng, actions = Game(setup, seed=seed), Rng(seed), list[str]()
        while not moment(game) and game.result is None:
            action = player.choose(game.state, rng)
            actions.append(str(action))
            game.play(action)
        if moment(game):
            return Found(seed, tuple(actions))
    raise AssertionError(f"no game comes to {moment.__name__}")


def lay(address: str, moment: Moment, *guests: Guest, **form: str) -> str:
    """Play a table up to a moment, as the guests' own, and return its address."""
    path, secret = _play_up_to(address, moment, form)
    for guest in guests:
        guest.context.add_cookies([{"name": READER, "value": secret, "url": address}])
    return path


def lay_to_look_at(address: str, moment: Moment, guest: Guest, **form: str) -> str:
    """Return the address of a table at a moment, as the guest's own; all who only look are given the same one."""
    key = (address, moment, tuple(sorted(form.items())))
    if key not in _laid:
        _laid[key] = _play_up_to(address, moment, form)
    path, secret = _laid[key]
    guest.context.add_cookies([{"name": READER, "value": secret, "url": address}])
    return path


_laid: dict[tuple[str, Moment, tuple[tuple[str, str], ...]], tuple[str, str]] = {}


def lay_history(address: str, guest: Guest, forms: Sequence[dict[str, str]] = HISTORY) -> list[str]:
    """Finish a game of each kind as the guest's own, and return the addresses of the tables."""
    with Visitor(address) as visitor:
        paths = [_played(visitor, over, form) for form in forms]
        guest.context.add_cookies([{"name": READER, "value": visitor.secret, "url": address}])
    return paths


def _play_up_to(address: str, moment: Moment, form: dict[str, str]) -> tuple[str, str]:
    """Return the address of a new table at a moment, and the secret of whoever played it."""
    with Visitor(address) as visitor:
        return _played(visitor, moment, form), visitor.secret


def _played(visitor: Visitor, moment: Moment, form: dict[str, str]) -> str:
    """Let a visitor play a new table up to a moment, and return its address."""
    found = find(moment, tuple(sorted(form.items())))
    table = visitor.new_table(seed=str(found.seed), **form)
    with visitor.sit(table) as line:
        for action in found.actions:
            assert line.answer(line.ask("act", action=action))["kind"] == "update"
    return f"/table/{table}"
