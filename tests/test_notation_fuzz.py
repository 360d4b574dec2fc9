"""Texts that nobody would write: each is refused with `InvalidText` or can be played; nothing else ever happens."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fatsi import Action, Game, InvalidText, Setup, State, parse_position, parse_record, position, record
from fatsi.notation import IllegalInRecord
from fatsi.notation.positions import KEYS
from fatsi.rules.setup import DIFFICULTIES, EDITIONS
from fatsi.words import Words
from tests.players import keen_action, random_action
from tests.written import WRITTEN

ROUNDS = 12
MUTANTS_EACH = 250
"""Mutated positions in each round; records are a fifth of that, as each has to be played."""

Texts = list[str]
T = TypeVar("T")


def positions_of_play(seed: int) -> Texts:
    """Return positions that keen players came to, of every number of players, difficulty and edition."""
    rng = random.Random(seed)
    texts = []
    for players in (1, 2, 3, 4):
        for difficulty in DIFFICULTIES:
            setup = Setup(players=players, difficulty=difficulty, edition=rng.choice(EDITIONS))
            state = State.new(setup.dealt(rng))
            for _ in range(rng.randrange(250)):
                if state.result is None:
                    state.apply(keen_action(state, rng))
            texts.append(position(state))
    return texts


def records_of_play(seed: int) -> Texts:
    texts = []
    for players in (1, 2, 3, 4):
        game = Game(Setup(players=players), seed=seed + players)
        rng = random.Random(seed + players)
        for _ in range(rng.randrange(1, 25)):
            if game.result is None:
                game.play(keen_action(game.state, rng))
        texts.append(game.record())
    return texts


class Mutator:
    """Spoils texts with pieces of other texts, so that many of them still look right."""

    def __init__(self, corpus: Texts, rng: random.Random) -> None:
        self.rng = rng
        self.lines = sorted({line for text in corpus for line in text.split("\n")[1:] if line.strip()})
        self.words = sorted({word for line in self.lines for word in re.split(r"[\s,;:+=]+", line) if word})
        self.entries = sorted({entry.strip() for line in self.lines for entry in re.split(r"[,;:]", line)})

    def spoiled(self, text: str) -> str:
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            text = self.rng.choice(
                (self._line, self._line, self._drop, self._word, self._word, self._entry, self._letter)
            )(text)
        return text

    def _line(self, text: str) -> str:
        """Put in a line of another text, in place of the one with its key if there is one."""
        new = self.rng.choice(self.lines)
        lines = text.split("\n")
        key = new.partition(":")[0]
        same = [at for at, line in enumerate(lines) if line.partition(":")[0] == key]
        if same:
            lines[same[0]] = new
        else:
            lines.insert(self.rng.randint(min(1, len(lines)), len(lines)), new)
        return "\n".join(lines)

    def _drop(self, text: str) -> str:
        lines = text.split("\n")
        del lines[self.rng.randrange(len(lines))]
        return "\n".join(lines)

    def _word(self, text: str) -> str:
        return self._replaced(text, r"[\s,;:+=]+", self.words)

    def _entry(self, text: str) -> str:
        return self._replaced(text, r"[,;:]", self.entries)

    def _replaced(self, text: str, separator: str, choices: Texts) -> str:
        parts = re.split(f"({separator})", text)
        at = 2 * self.rng.randrange(len(parts) // 2 + 1)
        new = self.rng.choice(choices)
        parts[at] = self.rng.choice((new, new, f"{parts[at]}; {new}", f"{new}; {parts[at]}", ""))
        return "".join(parts)

    def _letter(self, text: str) -> str:
        at = self.rng.randrange(len(text) + 1)
        return text[:at] + self.rng.choice("\n\n\r\t ,;:+=-#019NEé\x00") + text[at + self.rng.randrange(2) :]


def read(parse: Callable[[str], T], text: str) -> T | None:
    """Return what a text describes, or None if it is refused as it should be."""
    try:
        return parse(text)
    except InvalidText as error:
        wrong = error
    assert isinstance(wrong, IllegalInRecord) or Words().error(wrong)
    assert wrong.line <= text.count("\n") + 1
    return None


def play_on(state: State, text: str, rng: random.Random) -> None:
    """Play a state that was read for a while, and look whether it comes back from its own text at times."""
    for step in range(200):
        if step < 3 or step % 50 == 0 or state.result is not None:
            assert parse_position(position(state)) == state, text
        if state.result is not None:
            return
        assert state.legal(), text
        state.apply(random_action(state, rng))


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_a_spoiled_position_is_refused_or_can_be_played(round_: int) -> None:
    corpus = [f"fatsi position 1\n{text}" for text in WRITTEN] + positions_of_play(round_)
    rng = random.Random(round_)
    mutator = Mutator(corpus, rng)
    played = 0
    for _ in range(MUTANTS_EACH):
        text = mutator.spoiled(rng.choice(corpus))
        state = read(parse_position, text)
        if state is not None:
            played += 1
            play_on(state, text, rng)
    assert played > MUTANTS_EACH / 20


@pytest.mark.parametrize("round_", range(ROUNDS))
def test_a_spoiled_record_is_refused_or_can_be_played(round_: int) -> None:
    corpus = records_of_play(round_)
    rng = random.Random(round_)
    mutator = Mutator(corpus, rng)
    played = 0
    for _ in range(MUTANTS_EACH // 5):
        text = mutator.spoiled(rng.choice(corpus))
        parsed = read(parse_record, text)
        if parsed is not None:
            played += 1
            assert parse_record(record(parsed.start, parsed.actions, seed=parsed.seed)) == parsed
            play_on(Game.from_record(text).state, text, rng)
    assert played


# --- any text at all ------------------------------------------------------------------------------------

quiet_settings = settings(max_examples=200, deadline=None, derandomize=True)
words = st.sampled_from(sorted({word for text in WRITTEN for word in re.split(r"[\s,;:+=]+", text) if word}))
separators = st.sampled_from([" ", " ", ", ", "; ", "+", "=", " - ", "\n  "])
values = st.lists(st.tuples(words, separators), max_size=8).map(lambda parts: "".join(w + s for w, s in parts))
lines = st.one_of(
    st.tuples(st.sampled_from(KEYS), values).map(lambda line: f"{line[0]}: {line[1]}"),
    st.text(max_size=20),
)


@quiet_settings
@given(text=st.one_of(st.text(), lines))
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    action = read(Action.parse, text)
    assert action is None or action in Action.all()


@quiet_settings
@given(parts=st.lists(words, min_size=1, max_size=4))
def test_any_words_are_an_action_or_are_refused(parts: list[str]) -> None:
    action = read(Action.parse, " ".join(parts))
    assert action is None or sorted(str(action).split()) == sorted(parts)


@quiet_settings
@given(text=st.text())
def test_any_text_after_the_first_line_is_read_or_refused(text: str) -> None:
    read(parse_position, text)
    read(parse_position, f"fatsi position 1\n{text}")
    read(parse_record, f"fatsi record 1\n{text}")
    read(parse_record, f"fatsi record 1\n\n{text}")


@quiet_settings
@given(given_lines=st.lists(lines, max_size=5), rng=st.randoms(use_true_random=False))
def test_any_lines_of_keys_and_values_are_read_or_refused(given_lines: list[str], rng: random.Random) -> None:
    text = "\n".join(["fatsi position 1", *given_lines])
    state = read(parse_position, text)
    if state is not None:
        play_on(state, text, rng)
