"""What White Moon adds to the table, in words: villagers, portal, crystals, Su-Ling, artifacts, shelter, graveyard."""

from __future__ import annotations

from typing import Final

from fatsi.rules.geometry import CORNERS, SPACES, TILES
from fatsi.rules.moon.families import ARTIFACTS, CLAWS, DEAD_THAT_LOSE, FAMILY_IDS, SIZES, UNKNOWN
from fatsi.rules.moon.position import USED_UP, Moon
from fatsi.rules.state import State
from fatsi.words.catalogue import Argument
from fatsi.words.message_arguments import cards_of, joined, tile_arguments, tokens_of
from fatsi.words.speech import Words

_CORNER_NAMES: Final = tuple(TILES[tile] for tile in CORNERS)


class Moonlight:
    """The expansion's part of a position, as a player of some language sees it."""

    def __init__(self, state: State, moon: Moon, words: Words) -> None:
        self.state: Final = state
        self.moon: Final = moon
        self.words: Final = words

    def _text(self, message: str, /, **arguments: Argument) -> str:
        return self.words.text(message, **arguments)

    # --- on tiles and spaces --------------------------------------------------------------------------

    def on_tile(self, tile: int) -> list[str]:
        """Return what is on a tile in few words, for the map: portal, a crystal, the villagers."""
        things = []
        if tile == self.moon.portal:
            is_taken = self._holder_of("take-portal") is not None
            things.append(self._text("sight-tile-has-portal-taken" if is_taken else "sight-tile-has-portal"))
        if tile in CORNERS and self._is_full(tile):
            things.append(self._text("sight-tile-has-crystal"))
        return things + self.villagers(tile)

    def described(self, tile: int) -> list[str]:
        """Return the same for the list, where there is room for whole words."""
        things = []
        if tile == self.moon.portal:
            is_taken = self._holder_of("take-portal") is not None
            things.append(self._text("sight-tile-has-portal-taken" if is_taken else "sight-tile-has-portal"))
        if villagers := self.villagers(tile):
            top, *known = villagers
            message = "sight-tile-has-villagers-known" if known else "sight-tile-has-villagers"
            things.append(self._text(message, top=top, known="".join(known)))
        if tile in CORNERS:
            message = "sight-tile-has-receptacle-full" if self._is_full(tile) else "sight-tile-has-receptacle"
            things.append(self._text(message))
        return things

    def _is_full(self, corner: int) -> bool:
        return self.moon.receptacles >> CORNERS.index(corner) & 1 == 1

    def villagers(self, tile: int) -> list[str]:
        """Return the top villager of a tile with how many are below, and those of them that are known."""
        *below, top = self.moon.stacks[tile] or (UNKNOWN,)
        if top == UNKNOWN:
            # Nobody is there, or the top one is just being turned up.
            return [self._text("sight-villager-unseen")] if self.moon.stacks[tile] else []
        things = [self._text("sight-tile-has-villager", family=FAMILY_IDS[top], number=len(below))]
        if any(family != UNKNOWN for family in below):
            names = [
                self._text("sight-villager-unseen")
                if family == UNKNOWN
                else self.words.name("family", FAMILY_IDS[family])
                for family in reversed(below)
            ]
            things.append(self._text("sight-tile-has-known", names=self.words.listed(names)))
        return things

    def families_on(self, tile: int) -> list[int]:
        """Return the families that are known to be on a tile, from the top down."""
        return [family for family in dict.fromkeys(reversed(self.moon.stacks[tile])) if family != UNKNOWN]

    # --- Taoists --------------------------------------------------------------------------------------

    def has(self, seat: int) -> list[str]:
        """Return what a Taoist has of the expansion, and whether they are knocked down."""
        moon, things = self.moon, []
        if moon.laid_down >> seat & 1:
            things.append(self._text("sight-is-laid-down"))
        if number := moon.crystals[seat]:
            fresh = moon.fresh_crystals if seat == self.state.active else 0
            message = "sight-has-fresh-crystals" if fresh else "sight-has-crystals"
            things.append(self._text(message, number=number, fresh=fresh))
        for artifact, owner in enumerate(moon.artifacts):
            if owner == seat:
                is_used = artifact == CLAWS and moon.claws_used and seat == self.state.active
                message = "sight-has-artifact-used" if is_used else "sight-has-artifact"
                things.append(self._text(message, artifact=ARTIFACTS[artifact]))
        return things

    # --- always in sight ------------------------------------------------------------------------------

    def status(self) -> list[list[str]]:
        """Return the sentences about the expansion that must always be in sight, in groups that belong together."""
        return [
            [self._portal(), self._shelter()],
            [self._graveyard()],
            [self._crystals(), *self._su_ling()],
            *([sentence] for sentence in self._rarely()),
        ]

    def _portal(self) -> str:
        holder = self._holder_of("take-portal")
        if holder is not None:
            return self._text("sight-portal-taken", **holder)
        return self._text("sight-portal", **tile_arguments(self.state.table, self.moon.portal))

    def _holder_of(self, stone: str) -> dict[str, Argument] | None:
        """Return which card in play holds something by a left stone that is in force, and where it lies."""
        for space, card in enumerate(self.state.ghosts):
            if card and stone in self.state.facts.left[card] and not self.state.dormant >> space & 1:
                return {"card": cards_of([card]), "space": SPACES[space]}
        return None

    def _shelter(self) -> str:
        saved = self.moon.shelter
        names = [
            self._text("sight-family-saved", family=FAMILY_IDS[family], number=n, size=SIZES[family])
            for family, n in enumerate(saved)
            if n
        ]
        return self._text("sight-shelter", number=sum(saved), names=self.words.listed(names) if names else "")

    def _graveyard(self) -> str:
        dead = self.moon.graveyard
        names = [
            self._text("sight-family-dead", family=FAMILY_IDS[family], number=n) for family, n in enumerate(dead) if n
        ]
        listed = self.words.listed(names) if names else ""
        return self._text("sight-graveyard", number=sum(dead), limit=DEAD_THAT_LOSE, names=listed)

    def _crystals(self) -> str:
        moon = self.moon
        places = joined(name for at, name in enumerate(_CORNER_NAMES) if moon.receptacles >> at & 1)
        full = moon.receptacles.bit_count()
        return self._text("sight-crystals", supply=moon.crystal_supply, full=full, places=places)

    def _su_ling(self) -> list[str]:
        moon = self.moon
        holder = self._holder_of("take-su-ling")
        if holder is not None:
            return [self._text("sight-su-ling-held", **holder)]
        if moon.su_ling >= 0:
            sentences = [self._text("sight-su-ling-before", space=SPACES[moon.su_ling])]
        else:
            sentences = [self._text("sight-su-ling-supply")]
        if moon.su_ling_due:
            sentences.append(self._text("sight-su-ling-due"))
        return sentences

    def _rarely(self) -> list[str]:
        """Return what is said only when there is such a thing."""
        moon, sentences = self.moon, []
        if moon.barriers_due:
            sentences.append(self._text("sight-barrier-due"))
        if any(moon.removed_tao):
            sentences.append(self._text("sight-removed-tao", tokens=tokens_of(moon.removed_tao)))
        if used := [ARTIFACTS[at] for at, owner in enumerate(moon.artifacts) if owner == USED_UP]:
            sentences.append(self._text("sight-artifacts-used", artifacts=joined(used)))
        if moon.top:
            # The next card lies last.
            sentences.append(self._text("sight-deck-top", cards=cards_of(reversed(moon.top))))
        if moon.bottom:
            sentences.append(self._text("sight-deck-bottom", cards=cards_of(moon.bottom)))
        return sentences

    def unseen_villagers(self) -> str:
        """Return who has not been seen yet, or nothing if all have."""
        names = [
            self._text("cards-of-a-family", family=FAMILY_IDS[family], number=n)
            for family, n in enumerate(self.moon.unseen)
            if n
        ]
        if not names:
            return ""
        return self._text("cards-unseen-villagers", number=sum(self.moon.unseen), names=self.words.listed(names))
