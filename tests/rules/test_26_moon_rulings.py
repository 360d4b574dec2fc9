"""Chapter 26: rulings of White Moon that no other chapter's tests cover."""

from fatsi.rules.events import CardLost, GhostSentBack, PowerTokenPickedUp, ReceptacleFilled
from tests.moon_positions import artifacts, crystals, graveyard, laid_down, receptacles, village, villagers_on
from tests.positions import actor, asked, at, of_kind, outcome, play, texts

BOARDS = "boards: yellow-a green-a blue-a red-a\n"


def test_those_whose_death_was_still_to_come_when_the_game_was_lost_count_as_living() -> None:
    """R39."""
    eleven = "hua hua zhou zhou li li sun sun sheng wu xiang"
    state = at(village("N hua miao", graveyard=eleven), BOARDS, "ghosts: N2 ghoul step\nactive: N")
    assert outcome(state) == "lost villagers-dead"
    assert sum(graveyard(state).values()) == 12
    assert villagers_on(state, "N") == "hua"


def test_the_scroll_moves_a_taoist_who_is_laid_down_without_standing_him_up() -> None:
    """R48."""
    taoists = "N: qi 3, at W, artifacts scroll-of-unity\nE: qi 3, at NW\nS: qi 3, at SE, laid-down\nW: qi 3, at NW\n"
    state = at(village(), BOARDS, taoists + "pending: yang")
    play(state, "move NW", "scroll", "come")
    assert laid_down(state) == {"S"}


def test_the_last_card_loses_at_once_even_if_the_shield_would_send_it_back() -> None:
    """R52."""
    state = at(
        village(),
        BOARDS,
        "N: qi 3, at C, artifacts shield-of-time\nghosts: S1 nameless\ndeck: 1\npending: draw; after-yin",
    )
    events = play(state, "draw lich")
    assert outcome(state) == "lost deck-exhausted"
    assert not of_kind(events, GhostSentBack)


def test_a_board_without_ghosts_declines_a_saving_by_rolling() -> None:
    """R56."""
    state = at(village("C hua"), BOARDS, "receptacles: NW NE SW SE\npending: barrier; next-turn")
    assert texts(state) == {"barrier save", "barrier roll"}
    play(state, "barrier roll", "barrier roll", "barrier roll", "barrier roll")
    assert villagers_on(state, "C") == "hua"
    assert asked(state) != "barrier-choice"


def test_which_receptacle_gives_the_crystal_of_a_saving_is_not_asked() -> None:
    """R57."""
    state = at(village("C hua hua"), BOARDS, "receptacles: NW NE SW SE\npending: barrier; next-turn")
    play(state, "barrier save")
    assert asked(state) == "barrier-choice"
    assert len(receptacles(state)) == 3
    assert crystals(state, "N") == 0


def test_the_guardian_of_time_passes_over_an_incarnation_at_the_bottom() -> None:
    """R61."""
    state = at(
        village(),
        BOARDS,
        "difficulty: nightmare\ndeck: 5 3 0\nextra-incarnations: 1\npending: place guardian-of-time; after-yin",
    )
    events = play(state, "place N1")
    assert state.deck == [5, 1, 0]
    assert len(of_kind(events, CardLost)) == 2


def test_a_lasting_stone_in_force_stays_in_force_on_the_board_of_the_armour() -> None:
    """R50."""
    state = at(
        village(),
        BOARDS,
        "village: pavilion-of-the-heavenly-winds taoist-altar herbalists-shop sorcerers-hut buddhist-temple "
        "cemetery circle-of-prayer kung-fu-school tea-house\nmoon-village: first-game\n"
        "N: qi 3, at NW\nE: qi 3, at C, artifacts armour-of-truth\nghosts: S1 severed-heads-1\npending: yang",
    )
    play(state, "help", "lift S1", "place E1")
    assert state.stolen_dice == 1


def test_who_died_in_his_turn_still_leads_su_ling_at_its_end() -> None:
    """R55."""
    state = at(village("N hua"), BOARDS, "N: qi 1, at C\nghosts: N1 lich\nactive: N")
    play(state, "curse lose-qi")
    assert (asked(state), actor(state)) == ("su-ling", "N")
    play(state, "su-ling E2")
    assert actor(state) != "N"
    assert artifacts(state, "N") == set()


def test_the_story_mentions_the_crystals_that_the_zhou_bring_and_tokens_that_the_scroll_takes() -> None:
    state = at(village(), BOARDS, "receptacles: NE\nbarriers-due: 1\nN: qi 3, at C, crystals 1\npending: yang")
    assert len(of_kind(play(state, "end"), ReceptacleFilled)) == 3
    solo = at(village(), "players: 1\nN: qi 3, at NW, artifacts scroll-of-unity\npending: yang")
    assert len(of_kind(play(solo, "scroll"), PowerTokenPickedUp)) == 3
