"""What the pages show: every part for every reader, well made and escaped, and nothing that a strict policy forbids."""

import random
import re
from collections.abc import Iterator
from functools import lru_cache

import pytest

from fatsi.game import Game
from fatsi.rules import Setup
from fatsi.rules.actions import ACTION_KINDS
from fatsi.rules.colours import COLOURS
from fatsi.rules.events import ALL_EVENTS, TurnBegan
from fatsi.server.pages import rendering
from fatsi.server.pages.daily import DailySummary
from fatsi.server.table_parts.decision import _short, missing
from fatsi.server.table_parts.table_view import BOT, OPEN, PERSON, ChatLine, SeatHolder, TableSummary, TableView
from fatsi.server.table_parts.targets import places
from fatsi.words import words
from tests.players import POLICIES
from tests.positions import at

WORDS = words("en")
SETTINGS = rendering.Settings()
NO_DAY = DailySummary(mine=None, finished=0, won=0, history=())
HOSTILE = '<script>alert("x")</script>'
HTML_PARTS = ("status", *rendering.PEOPLE, "decision", "result")


def view_of(
    game: Game,
    *,
    mine: tuple[int, ...] | None = None,
    kind: str = PERSON,
    name: str = "Anna",
    is_host: bool = True,
    can_undo: bool = True,
    version: int = 1,
) -> TableView:
    """A table as somebody sees it; without `mine` every seat is the reader's."""
    seats = game.state.table.seats
    return TableView(
        table="t1",
        version=version,
        game=game,
        seat_holders=tuple(SeatHolder(seat, kind, name, True) for seat in seats),
        mine=frozenset(seats if mine is None else mine),
        has_place=mine is None or bool(mine) or is_host,
        is_host=is_host,
        is_practice=False,
        is_seed_known=False,
        can_undo=can_undo,
        watchers=2,
    )


@lru_cache(maxsize=8)
def finished(seed: int, players: int = 2, white_moon: bool = False) -> tuple[Game, ...]:
    """Games at every tenth decision of a whole game, the last one over."""
    game = Game(Setup(players=players, white_moon=white_moon), seed=seed)
    rng = random.Random(seed)
    moments = []
    at = 0
    while game.result is None:
        if at % 10 == 0:
            moments.append(Game.from_record(game.record()))
        game.play(POLICIES["keen"](game.state, rng))
        at += 1
    return (*moments, game)


def moments() -> Iterator[Game]:
    for seed, players, white_moon in ((1, 1, False), (2, 4, False), (3, 3, True), (4, 2, True)):
        yield from finished(seed, players, white_moon)


# --- parts ----------------------------------------------------------------------------------------------


def test_every_moment_of_games_has_all_its_parts() -> None:
    for game in moments():
        parts = rendering.parts(view_of(game), WORDS)
        assert set(HTML_PARTS) <= set(parts)
        for name, markup in parts.items():
            assert re.match(rf'<[a-z]+ id="{re.escape(name)}"', markup), markup[:80]


def test_nothing_that_the_policy_forbids_is_in_a_part_or_page() -> None:
    for game in (finished(2, 4)[3], finished(3, 3, True)[-1]):
        view = view_of(game)
        texts = [
            *rendering.parts(view, WORDS).values(),
            rendering.page("table.html", WORDS, SETTINGS, view=view, chat=[]),
        ]
        for text in texts:
            assert not re.search(r"\sstyle=|<style|\son[a-z]+=|javascript:|<script(?![^>]*\ssrc=)", text)
            assert not re.search(r'(?:src|href)="(?:https?:)?//', text)


def test_every_legal_action_is_a_button_and_points_at_things_that_are_there() -> None:
    for game in moments():
        if game.result is not None:
            continue
        parts = rendering.parts(view_of(game), WORDS)
        picture = "".join(markup for name, markup in parts.items() if name not in HTML_PARTS)
        ids = set(re.findall(r'id="([^"]+)"', picture))
        buttons = dict(re.findall(r'data-action="([^"]+)" data-targets="([^"]*)"', parts["decision"]))
        assert set(buttons) == {action.text for action in game.legal()}
        for action, targets in buttons.items():
            assert set(targets.split()) <= ids, action


def test_only_who_decides_can_press_a_button() -> None:
    game = finished(2, 4)[2]
    actor = game.state.actor
    assert actor is not None
    assert rendering.parts(view_of(game, mine=(actor,)), WORDS)["decision"].count("data-action=") == len(game.legal())
    for mine in ((), ((actor + 1) % 4,)):
        decision = rendering.parts(view_of(game, mine=mine), WORDS)["decision"]
        assert "data-action=" not in decision, "dead buttons"
        assert "Anna is deciding." in decision


@pytest.mark.parametrize(
    ("kind", "message"),
    [(BOT, "The bot playing the "), (OPEN, "is open: someone has to take it."), (PERSON, "is deciding.")],
)
def test_the_decision_says_for_whom_one_waits(kind: str, message: str) -> None:
    assert message in rendering.parts(view_of(finished(2, 4)[0], mine=(), kind=kind), WORDS)["decision"]


def test_the_host_manages_open_seats_and_nobody_else_does() -> None:
    game = finished(2, 4)[0]
    hosts = rendering.parts(view_of(game, mine=(0,), kind=OPEN, name=""), WORDS)["seat-S"]
    others = rendering.parts(view_of(game, mine=(0,), kind=OPEN, name="", is_host=False), WORDS)["seat-S"]
    assert 'data-do="invite"' in hosts and 'data-to="bot:greedy"' in hosts and 'data-to="me"' in hosts
    assert "data-do=" not in others


def test_undo_is_there_only_when_something_can_be_taken_back() -> None:
    game = finished(2, 4)[1]
    assert 'data-do="undo"' in rendering.parts(view_of(game, can_undo=True), WORDS)["decision"]
    assert 'data-do="undo"' not in rendering.parts(view_of(game, can_undo=False), WORDS)["decision"]
    over = finished(2, 4)[-1]
    assert 'data-do="undo"' in rendering.parts(view_of(over, can_undo=True), WORDS)["result"]
    assert 'data-do="undo"' not in "".join(rendering.parts(view_of(over, can_undo=False), WORDS).values())


def test_the_result_is_hidden_until_the_game_is_over_and_shows_the_score_then() -> None:
    *moments, over = finished(2, 4)
    assert "hidden" in rendering.parts(view_of(moments[0]), WORDS)["result"]
    assert over.result is not None
    result = rendering.parts(view_of(over), WORDS)["result"]
    assert WORDS.result(over.result) in result
    assert "/table/t1/again" in result and "/table/t1/record" in result and "/table/t1/replay" in result
    assert over.result.score < 0 and f"<td>\N{MINUS SIGN}{-over.result.score}</td>" in result
    assert "/table/t1/again" not in rendering.parts(view_of(over, mine=(), is_host=False), WORDS)["result"]


def test_odds_stand_beside_an_exorcism() -> None:
    game = next(game for game in moments() if any(action.kind == "exorcise" for action in game.legal()))
    decision = rendering.parts(view_of(game), WORDS)["decision"]
    assert 'class="odds"' in decision and "%" in decision


def spending() -> Iterator[Game]:
    """Games at every token that is to be spent, without and with crystals."""
    for players, white_moon in ((4, False), (3, True)):
        for seed in range(8):
            game = Game(Setup(players=players, white_moon=white_moon), seed=seed)
            rng = random.Random(seed)
            while game.result is None:
                if game.state.stack[-1].id == "spend":
                    yield game
                game.play(POLICIES["keen"](game.state, rng))


def test_what_is_said_to_be_missing_is_what_is_then_spent() -> None:
    kinds = set()
    for game in spending():
        missing_tokens = missing(game.state)
        assert missing_tokens is not None
        assert all(sum(number for _, number in way) == missing_tokens.number for way in missing_tokens.ways)
        rest, rng = Game.from_record(game.record()), random.Random(1)
        spent: list[str] = []
        while rest.result is None and rest.state.stack[-1].id == "spend" and len(spent) < missing_tokens.number:
            action = rng.choice(rest.legal())
            spent.append(COLOURS[action.other] if action.kind == "spend" else "crystal")
            rest.play(action)
        assert len(spent) == missing_tokens.number
        ways = [sorted(name for name, number in way for _ in range(number)) for way in missing_tokens.ways]
        assert not ways or sorted(spent) in ways
        kinds.update(spent)
        assert "till missing" in rendering.parts(view_of(game), WORDS)["decision"]
    assert len(kinds) > 3
    assert missing(finished(2, 4)[0].state) is None


def test_a_line_of_chat_has_the_colour_of_who_speaks() -> None:
    table = finished(2, 4)[0].state.table
    line = rendering.chat_entry(ChatLine(1, "Anna", 0, "Hello"), WORDS, table)
    assert f"icon-{COLOURS[table.board_colours[0]]}" in line
    assert "icon" not in rendering.chat_entry(ChatLine(2, "Anna", None, "Hello"), WORDS, table)


def test_the_title_says_whose_turn_it_is() -> None:
    game = finished(2, 4)[0]
    assert rendering.title(view_of(game), WORDS).startswith("Your turn")
    assert "is deciding" in rendering.title(view_of(game, mine=()), WORDS)
    assert rendering.title(view_of(finished(2, 4)[-1]), WORDS).startswith("Lost")


def test_names_and_chat_are_escaped() -> None:
    game = finished(2, 4)[0]
    view = view_of(game, mine=(), name=HOSTILE)
    line = ChatLine(1, HOSTILE, 0, HOSTILE)
    table = TableSummary("t1", (0,), 2, "normal", False, 3, False, False, True, (HOSTILE,), "2026-11-15T20:00:00+00:00")
    home = {"tables": [table], "today": HOSTILE, "error": HOSTILE, "form": {"name": HOSTILE}}
    pages = [
        *rendering.parts(view, WORDS).values(),
        rendering.chat_entry(line, WORDS, game.state.table),
        rendering.page("table.html", WORDS, SETTINGS, view=view, chat=[line]),
        rendering.page("home.html", WORDS, SETTINGS, **home, own_name="", daily=NO_DAY),
        rendering.page("message.html", WORDS, SETTINGS, title=HOSTILE, text=HOSTILE),
        rendering.page("join.html", WORDS, SETTINGS, error=HOSTILE, own_name=HOSTILE),
    ]
    for text in pages:
        assert "<script>" not in text


def test_spaces_that_face_the_same_tile_are_distinguished_by_their_board() -> None:
    """Compass codes are hidden as a rule, and a corner faces a space of each of two boards."""
    anywhere = at("ghosts: W1 ghoul, W2 zombie-1, W3 restless-dead\npending: place lich; after-yin")
    labels = [_short(action, anywhere, WORDS) for action in anywhere.legal()]
    assert len(labels) == 9 and all(label is not None and len(label[1]) == 1 for label in labels)
    shown = {(re.sub(r" \(.*\)", "", label[0]), label[1]) for label in labels if label is not None}
    assert len(shown) == 9
    on_one_board = at("pending: place lich; after-yin")
    assert {label[1] for a in on_one_board.legal() if (label := _short(a, on_one_board, WORDS))} == {()}


# --- targets --------------------------------------------------------------------------------------------


def test_every_kind_of_action_has_its_place_on_the_board() -> None:
    from fatsi.server.table_parts.targets import _OF_KIND, _OF_TYPE

    assert {kind.takes[0].id for kind in ACTION_KINDS.values() if kind.takes} == set(_OF_TYPE)
    assert set(_OF_KIND) <= set(ACTION_KINDS)


def test_every_kind_of_event_can_be_pointed_at_or_has_no_place() -> None:
    samples = {"stone": "haunt", "reason": "village-haunted"}
    for kind in ALL_EVENTS:
        event = kind(**{name: samples.get(name, 1) for name in kind.__dataclass_fields__})  # type: ignore[attr-defined]
        assert all(re.fullmatch(r"[a-z-]+(-[A-Z]+\d?|-[a-z-]+)?", place) for place in places(event))


# --- log and motion -------------------------------------------------------------------------------------


def test_the_log_has_an_entry_for_each_event_and_goes_on_where_it_was_left() -> None:
    game = finished(2, 4)[-1]
    entries = rendering.log_entries(game, WORDS)
    assert len(entries) == len(game.events)
    assert rendering.log_entries(game, WORDS, 40) == entries[40:]
    turns = [int(number) for number in re.findall(r'data-turn="(\d+)"', "".join(entries))]
    assert turns == list(range(2, game.turn + 1))
    assert len(turns) == sum(1 for event in game.events if isinstance(event, TurnBegan))


def test_motion_is_reported_for_dice_and_haunting() -> None:
    game = finished(2, 4)[-1]
    kinds = {hint["kind"] for hint in rendering.motion(game.events, game.state)}
    assert {"roll", "haunted", "fallen", "hurt"} <= kinds


# --- the zoom -------------------------------------------------------------------------------------------


def test_everything_in_the_picture_can_be_looked_at() -> None:
    for game in (finished(2, 4)[4], finished(3, 3, True)[4]):
        for name in rendering.parts(view_of(game), WORDS):
            if name not in HTML_PARTS:
                assert rendering.about(game, name, WORDS), name


@pytest.mark.parametrize(
    "thing", ["", "tile-", "tile-XX", "space-N4", "ghost-999", "ghost-²", "board-Q", "token-N", "nothing", "status"]
)
def test_what_is_not_there_cannot_be_looked_at(thing: str) -> None:
    assert rendering.about(finished(2, 4)[0], thing, WORDS) is None


def test_the_zoom_of_a_tile_shows_the_odds_from_there() -> None:
    game = next(game for game in moments() if any(action.kind == "exorcise" for action in game.legal()))
    here = f"tile-{('NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE')[game.state.position[game.state.active]]}"
    text = rendering.about(game, here, WORDS) or ""
    assert "Exorcism from the" in text and 'class="odds"' in text


# --- pages ----------------------------------------------------------------------------------------------


def test_pages_are_whole() -> None:
    game = finished(3, 3, True)[2]
    pages: dict[str, dict[str, object]] = {
        "home.html": {"tables": [], "today": "2026-11-15", "error": "", "form": {}, "own_name": "", "daily": NO_DAY},
        "table.html": {"view": view_of(game), "chat": []},
        "join.html": {"error": "", "own_name": ""},
        "replay.html": {
            "state": game.state,
            "turn": 3,
            "step": 0,
            "steps": 9,
            "turns": [(0, 1)],
            "base": "/replay/1",
            "record": "/replay/1/record",
            "events": 0,
            "log": [],
        },
        "rules.html": {},
        "cards.html": {},
        "message.html": {"title": "Gone", "text": "Go home."},
    }
    for name, context in pages.items():
        text = rendering.page(name, WORDS, SETTINGS, **context)
        assert text.startswith("<!doctype html>") and text.rstrip().endswith("</html>")
        assert '<main id="main"' in text and text.count("<h1") == 1
        ids = re.findall(r'\sid="([^"]+)"', text)
        assert len(ids) == len(set(ids)), name


@pytest.mark.parametrize("name", ["table", "replay"])
def test_the_modules_of_a_page_are_loaded_beforehand(name: str) -> None:
    game = finished(2, 4)[0]
    context: dict[str, object] = {"view": view_of(game), "chat": []}
    if name == "replay":
        context = {"state": game.state, "turn": 1, "step": 0, "steps": 1, "turns": [], "events": 0, "log": []}
        context |= {"base": "/replay/1", "record": "/replay/1/record"}
    text = rendering.page(f"{name}.html", WORDS, SETTINGS, **context)
    script = rendering.static_path(f"{name}.js")
    imported = re.findall(r'^import .* from "\./([a-z]+\.js)";$', script.read_text(), re.MULTILINE)
    assert re.findall(r'rel="modulepreload" href="/static/([^"]+)"', text) == sorted(imported)


def test_static_files_have_addresses_that_change_with_them() -> None:
    assert re.fullmatch(r"/static/table\.js\?v=[0-9a-f]{12}", rendering.static_url("table.js"))
    assert rendering.static_path("picture.css").is_file()
    with pytest.raises(FileNotFoundError):
        rendering.static_url("missing.js")
