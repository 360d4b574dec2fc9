"""Files with the true values of White Moon's cards: what is read, and what is said about what is wrong."""

import json

import pytest

from fatsi import CARDS, InvalidText, Setup, card
from fatsi.game import Game
from fatsi.notation.card_files import COLUMNS, parse_card_file
from fatsi.terminal.card_list import cards_json

HEAD = "number,id,name,set,kind,colour,red,green,blue,yellow,black,left,middle,right\n"
WERERAT = "72,wererat,Wererat,white-moon,ghost,yellow,0,0,0,1,0,ghost power-off,devourer,curse tao-1\n"


def complaint(text: str) -> tuple[int, str]:
    with pytest.raises(InvalidText) as caught:
        parse_card_file(text)
    return caught.value.line, str(caught.value)


def csv_of_all() -> str:
    rows = [
        [str(c.number), c.id, c.name, c.set, c.kind, c.colour, *(str(n) for n in c.resistance)]
        + [" ".join(stones) for stones in (c.left, c.middle, c.right)]
        for c in CARDS
    ]
    return HEAD + "".join(",".join(row) + "\n" for row in rows)


def test_a_row_of_csv_is_a_card_whose_values_are_true() -> None:
    [wererat] = parse_card_file(HEAD + WERERAT)
    assert (wererat.number, wererat.id, wererat.set, wererat.kind) == (72, "wererat", "white-moon", "ghost")
    assert (wererat.colour, wererat.resistance) == ("yellow", (0, 0, 0, 1, 0))
    assert (wererat.left, wererat.middle, wererat.right) == (("ghost", "power-off"), ("devourer",), ("curse", "tao-1"))
    assert not wererat.is_reconstructed


def test_the_columns_are_those_of_the_table_of_cards() -> None:
    assert ",".join(COLUMNS) + "\n" == HEAD


def test_columns_may_stand_in_any_order_and_those_that_follow_from_the_id_may_be_missing() -> None:
    [short] = parse_card_file(
        "\ufeffid, black ,red,green,blue,yellow,colour,right,middle,left\n\nwererat,0,0,0,0,1,yellow,,devourer,\n"
    )
    assert (short.resistance, short.middle) == ((0, 0, 0, 1, 0), ("devourer",))


def test_a_whole_table_may_be_supplied_the_base_game_included() -> None:
    supplied = parse_card_file(csv_of_all())
    assert [c.id for c in supplied] == [c.id for c in CARDS if c.set == "white-moon"]
    assert not any(c.is_reconstructed for c in supplied)


def test_json_is_read_as_the_command_writes_it_and_what_is_still_ours_stays_so() -> None:
    assert parse_card_file(cards_json()) == ()
    rows = json.loads(cards_json())
    for row in rows:
        if row["id"] == "wererat":
            row["resistance"] = {"yellow": 1}
        if row["id"] == "weretiger":
            row["reconstructed"] = False
    supplied = parse_card_file(json.dumps(rows))
    assert [(c.id, sum(c.resistance), c.is_reconstructed) for c in supplied] == [
        ("wererat", 1, False),
        ("weretiger", 2, False),
    ]


def test_the_colour_of_the_board_comes_without_a_resistance() -> None:
    row = "87,shapeshifter,Shapeshifter,white-moon,incarnation,board,0,0,0,0,0,ghost,shift-clockwise,\n"
    [shapeshifter] = parse_card_file(HEAD + row)
    assert shapeshifter.colour == "board"


def test_supplied_values_are_played_and_kept_in_the_record() -> None:
    game = Game(Setup(white_moon=True, cards=parse_card_file(HEAD + WERERAT)), seed=1)
    again = Game.from_record(game.record())
    [wererat] = again.setup.cards
    assert (wererat.id, wererat.resistance, wererat.is_reconstructed) == ("wererat", (0, 0, 0, 1, 0), False)
    assert again.state.facts.resistance[72] == (0, 0, 0, 1, 0)
    assert again.state.facts.resistance[73] == card("lord-of-rodents").resistance


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (WERERAT.replace("72,wererat", "72,wererats"), "id: unknown-choice-near given=wererats kind=card near=wererat"),
        (WERERAT.replace("72", "73"), "number: wrong-for-card given=73 card=wererat wanted=72"),
        (WERERAT.replace("white-moon", "base"), "set: wrong-for-card given=base card=wererat wanted=white-moon"),
        (
            WERERAT.replace(",ghost,y", ",incarnation,y"),
            "kind: wrong-for-card given=incarnation card=wererat wanted=ghost",
        ),
        (WERERAT.replace(",yellow", ",pink"), "colour: unknown-choice given=pink kind=colour"),
        (WERERAT.replace("0,1,0,", "0,10,0,"), "yellow: not-a-number given=10 most=9"),
        (WERERAT.replace("0,1,0,", "0,one,0,"), "yellow: not-a-number given=one most=9"),
        (WERERAT.replace("0,1,0,", "0,-1,0,"), "yellow: not-a-number given=-1 most=9"),
        (WERERAT.replace("0,1,0,", "0,0,0,"), "colour: resistance-and-colour card=wererat"),
        (WERERAT.replace("yellow", "board"), "colour: resistance-and-colour card=wererat"),
        (WERERAT.replace("ghost power-off", "gost"), "left: unknown-choice-near given=gost kind=stone near=ghost"),
        (
            WERERAT.replace("devourer", "devour"),
            "middle: unknown-choice-near given=devour kind=stone near=devourer",
        ),
        (WERERAT.replace("tao-1", "devourer"), "right: unknown-choice given=devourer kind=stone"),
        (WERERAT.replace("tao-1\n", "tao-1,x\n"), "wrong-number-of-columns given=15 wanted=14"),
        ("1,ghoul,Ghoul,base,ghost,yellow,0,0,0,2,0,,haunter,\n", "id: base-card card=ghoul"),
        ('72,"wererat\n', "no-csv"),
    ],
)
def test_a_wrong_row_is_refused_with_its_line_its_column_and_what_would_be_right(row: str, expected: str) -> None:
    line, message = complaint(HEAD + row)
    assert expected in message
    assert line == (3 if row.endswith('"wererat\n') else 2) or expected == "no-csv"


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("", 0, "no-card"),
        (HEAD, 0, "no-card"),
        ("[]", 0, "no-card"),
        ("id,colour\n", 1, "columns-missing"),
        (HEAD.replace("middle", "midle"), 1, "unknown-choice-near given=midle kind=column near=middle"),
        (HEAD.replace("middle", "left"), 1, "named-twice given=left"),
        (HEAD + WERERAT + "\n" + WERERAT, 4, "id: stands-twice given=wererat earlier=2"),
        ("[\n{]", 2, "no-json"),
        ("{}", 1, "no-list-of-cards"),
        ("[\n 7]", 2, "no-object"),
        ('[{"id": "wererat"}]', 1, "keys-missing"),
        ('[{"ids": "wererat"}]', 1, "unknown-choice-near given=ids kind=card-key near=id"),
    ],
)
def test_a_file_that_is_no_table_of_cards_is_refused(text: str, line: int, expected: str) -> None:
    assert complaint(text)[0] == line
    assert expected in complaint(text)[1]


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("id", "werrat", "id: unknown-choice-near given=werrat kind=card near=wererat"),
        ("number", 1, "number: wrong-for-card given=1 card=wererat wanted=72"),
        ("resistance", 3, 'resistance: no-object-of-colours wanted={"red": 2}'),
        ("resistance", {"pink": 3}, "resistance: unknown-choice given=pink kind=tao-colour"),
        ("resistance", {"red": 3.5}, "red: not-a-number given=3.5 most=9"),
        ("resistance", {"red": True}, "red: not-a-number given=True most=9"),
        ("left", "ghost", 'left: no-list-of-stones wanted=["devourer"]'),
        ("left", [1], 'left: no-list-of-stones wanted=["devourer"]'),
        ("middle", ["tao-1"], "middle: unknown-choice given=tao-1 kind=stone"),
    ],
)
def test_a_wrong_value_in_json_is_refused_with_its_line_and_key(key: str, value: object, expected: str) -> None:
    rows = [row for row in json.loads(cards_json()) if row["id"] in ("ghoul", "wererat")]
    rows[1][key] = value
    line, message = complaint("[" + ",\n".join(json.dumps(row) for row in rows) + "]")
    assert expected in message
    assert line == 2
