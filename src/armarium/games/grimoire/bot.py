"""The cunning bot of Grimoire: it weighs every page by what it gives, when it would act, and who might counter it.

It reads the view only. Cards are worth what they would add to its territory; pages are worth their effect, less what
Silence or a defence may spoil, plus the pick of cards an early or late place leaves. Others are taken to like pages
that pay, so a Silence is worth what it would take from them, and a Resist what an attack would take from the bot.
"""

from __future__ import annotations

import math

from armarium.chance import Chance
from armarium.games.grimoire import parts
from armarium.games.grimoire.view import Offer, Side, View
from armarium.hooks import Observation

VP = dict(zip(parts.QUEST, parts.QUEST_VP, strict=True))
AMOUNT = dict(zip(parts.QUEST, parts.AMOUNT, strict=True))
LEAST = dict(zip(parts.QUEST, parts.LEAST, strict=True))
COINS = {card: float(VP[card]) for card in parts.QUEST[: parts.COINS]}
ITEMS = dict(zip(parts.ITEMS, map(float, parts.ITEM_VP), strict=True)) | {"junk": 0.9, "shoes": 1.5}
PRICE, CARDS, DIVISOR, PAGE_VP = (
    parts.page_numbers(parts.BOX["page"], key) for key in ("price", "cards", "divisor", "vp")
)
FORBIDDEN = (3, 8, 13, 15)
ATTACKS = (9, 12, 14)
TIME = (5, 11)
DEFENCES = (6, 11)
SILENCE = 2
LENGTH = 12  # rounds of a usual game
DENIAL = 0.35  # what a VP somebody else does not get is worth
SPREAD = 0.25  # how far from the best page the bot still strays, in VP


class HeuristicBot:
    name = "heuristic"

    def choose(self, observation: Observation[View, Offer], chance: Chance) -> str:
        view = observation.view
        offers = list(observation.offers)
        if view.phase == "pages":
            return page_move(Appraisal(view), offers, chance)
        values = [move_value(Appraisal(view), offer) for offer in offers]
        return offers[values.index(max(values))].move


class Appraisal:
    """What the bot makes of a view: its own side, its rivals, how much of the game is left, what cards are worth."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None and view.own is not None
        self.view = view
        self.own = view.own
        self.me = view.sides[view.seat]
        self.rivals = [side for side in view.sides if side.seat != view.seat]
        self.left = max(1, LENGTH - view.round)
        self.unseen = mean([self.card(card) for card in view.unseen])
        self.discard = mean([self.card(card) for card in view.discards])
        self.item = mean([ITEMS[item] for item in view.unseen_items])

    # --- cards ------------------------------------------------------------------------------------------------------

    def card(self, card: str) -> float:
        """What one more card of this kind would add for the bot, bonuses weighed by how likely they are."""
        if card in COINS:
            return COINS[card] + self.coin_bonus(card)
        return self.companion(card) + 0.5 * self.me.companions.count("queen") * self.race_weight("companions")

    def coin_bonus(self, card: str) -> float:
        new_metal = card not in self.own.treasures
        princes = self.me.companions.count("prince") * (1.0 if new_metal else 0.0)
        return princes + 0.5 * self.me.companions.count("king") * self.race_weight("treasures")

    def companion(self, card: str) -> float:
        late = 1 - self.left / LENGTH
        match card:
            case "spy":
                return VP[card] + 0.08 * self.left
            case "thief" | "archer":
                return VP[card] + AMOUNT[card] * self.left / len(self.view.sides)
            case "merchant":
                return VP[card] + 0.1 * self.left
            case "mercenary":
                return VP[card] + AMOUNT[card] * chance_of(self.me.vp - LEAST[card], late)
            case "prince":
                return VP[card] + AMOUNT[card] * len(set(self.own.treasures)) / parts.COINS * (0.7 + 0.3 * late)
            case "nun":
                poorest = min(rival.vp for rival in self.rivals)
                return VP[card] + AMOUNT[card] * chance_of(poorest - self.me.vp, late)
            case "brave":
                different = len({*self.me.companions, card})
                return VP[card] + AMOUNT[card] * chance_of(different + 1 - LEAST[card], late)
            case "queen":
                most = max(len(rival.companions) for rival in self.rivals)
                return VP[card] + AMOUNT[card] * chance_of(len(self.me.companions) + 1 - most, late)
            case _:
                most = max(rival.treasures for rival in self.rivals)
                return VP[card] + AMOUNT[card] * chance_of(self.me.treasures - most, late)

    def race_weight(self, what: str) -> float:
        """1 while the race for the most of something is open, less when it is decided."""
        mine, best = len(self.me.companions), max(len(rival.companions) for rival in self.rivals)
        if what == "treasures":
            mine, best = self.me.treasures, max(rival.treasures for rival in self.rivals)
        return 1.0 if abs(mine - best) <= 1 else 0.3

    def zone_values(self) -> list[float]:
        """The cards in the quest zone, best first; an unseen back is worth the average."""
        values = [
            self.unseen if card.card is None else self.card(card.card) for card in self.view.zone if not card.taken
        ]
        return sorted(values, reverse=True)

    def cheapest(self) -> float:
        return min((self.companion(card) for card in self.me.companions), default=0.0)

    def dearest(self) -> float:
        return max((self.companion(card) for card in self.me.companions), default=0.0)

    # --- pages ------------------------------------------------------------------------------------------------------

    def effect(self, page: int) -> float:
        """What the page's effect would add if nothing comes between, by the view's own hint."""
        hint = self.view.pages[page - 1].now
        if hint is None or not hint.works:
            return 0.0
        match page:
            case 1:
                return 0.35
            case 4:
                return max(0.0, self.discard - PRICE[page])
            case 7:
                return self.item + 0.5
            case 9:
                return 1.2 + DENIAL
            case 12:
                return hint.vp * (1 + DENIAL)
            case 14:
                return max(self.companion(card) for card in self.victim(hint.targets).companions) * (1 + DENIAL)
            case 15:
                return self.discard * min(CARDS[page], len(self.view.discards))
            case _:
                return float(max(0, hint.vp))

    def victim(self, targets: list[int]) -> Side:
        return max((self.view.sides[seat] for seat in targets), key=lambda side: side.points)

    def odds(self) -> list[float]:
        """How likely one rival is to open each page: every page a little, paying ones more."""
        weights = [0.0] + [1 + 0.5 * self.effect(page) for page in range(1, self.view.magic + 1)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def page(self, page: int, odds: list[float]) -> float:
        """Effect, counters and place together, in VP."""
        early = sum(odds[1:page])  # how likely one rival acts before
        if page in TIME:
            early = 1 - early
        value = self.pick_value(early)
        if page == SILENCE:
            return value + self.silence_value(odds)
        safe = 1.0
        if page in FORBIDDEN:
            safe = (1 - odds[SILENCE]) ** len(self.rivals)
        elif page in ATTACKS:
            safe = 1 - 0.5 * sum(odds[defence] for defence in DEFENCES if defence < len(odds))
        clash = 1 - (1 - odds[page]) ** len(self.rivals)
        value += self.effect(page) * safe - 0.3 * clash
        return value + (self.shelter_value(odds) if page in DEFENCES else 0.0)

    def pick_value(self, early: float) -> float:
        """The card a place leaves: the best one first, the next best after one rival, and so on."""
        cards = self.zone_values()
        place = early * len(self.rivals)
        low = min(int(place), len(cards) - 1)
        high = min(low + 1, len(cards) - 1)
        first = self.me.companions.count("thief") * max(0.0, 1 - place)
        last = self.me.companions.count("archer") * max(0.0, place - len(self.rivals) + 1)
        return cards[low] + (cards[high] - cards[low]) * (place - low) + first + last

    def silence_value(self, odds: list[float]) -> float:
        """What the rivals' Forbidden spells would bring them; page 2 comes before nearly all of them."""
        spells = [(odds[page], self.effect(page)) for page in FORBIDDEN if page < len(odds)]
        return DENIAL * sum(chance * value for chance, value in spells) * len(self.rivals)

    def shelter_value(self, odds: list[float]) -> float:
        """What attacks would take from the bot, if it is their target now."""
        hint = self.view.pages[5].now
        aimed = hint.values.get("spells", []) if hint is not None and hint.works else []
        losses = {
            "fireball": (3, min(PAGE_VP[3], self.me.vp)),  # G-36, option
            "charm": (9, self.cheapest()),
            "polymorph": (12, self.me.vp / DIVISOR[12]),
            "domination": (14, self.dearest()),
        }
        losses_by_page = [losses[spell] for spell in aimed] if isinstance(aimed, list) else []
        return sum(odds[page] * loss for page, loss in losses_by_page if page < len(odds)) * len(self.rivals)


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def chance_of(margin: int, late: float) -> float:
    """How likely a condition holds at the end, from today's margin; the later the game, the surer."""
    return 1 / (1 + math.exp(-(0.4 + 1.2 * late) * (margin + 0.3)))


def page_move(appraisal: Appraisal, offers: list[Offer], chance: Chance) -> str:
    """One of the best pages, the better the likelier: a bot that can be read can be countered."""
    odds = appraisal.odds()
    values = [appraisal.page(offer.page or 1, odds) for offer in offers]
    best = max(values)
    weights = [int(1000 * math.exp((value - best) / SPREAD)) for value in values]
    drawn = chance.below(sum(weights))
    for offer, weight in zip(offers, weights, strict=True):
        if drawn < weight:
            return offer.move
        drawn -= weight
    return offers[0].move


def move_value(appraisal: Appraisal, offer: Offer) -> float:
    """What a move of a quest turn is worth; passing is worth nothing."""
    match offer.kind:
        case "take":
            return place_value(appraisal, offer.place or 1)
        case "luck":
            return luck_value(appraisal, offer.place or 1)
        case "give":
            return -appraisal.companion(offer.card or "king")
        case "seize":
            return appraisal.companion(offer.card or "king")
        case "target":
            return float(appraisal.view.sides[offer.seat or 0].points)
        case "pay":
            return appraisal.discard - (PRICE[4] + 0.2)
        case "buy":
            return appraisal.item + 0.3 - AMOUNT["merchant"]
        case "token":
            return float(offer.token or 0)  # whoever holds the higher token wins the first clash
        case "look" | "add":
            return 1.0
        case _:
            return 0.0


def place_value(appraisal: Appraisal, place: int) -> float:
    card = appraisal.view.zone[place - 1].card
    return appraisal.unseen if card is None else appraisal.card(card)


def luck_value(appraisal: Appraisal, place: int) -> float:
    """Replace what the next ones would like and the bot cannot take; else the worst card, hoping for better."""
    mine = place_value(appraisal, place)
    cards = appraisal.zone_values()
    if mine == cards[0]:
        return -1.0
    deny = appraisal.view.caster is not None and len([side for side in appraisal.rivals if not side.done]) > 0
    return (
        DENIAL * (mine - appraisal.unseen)
        if deny and mine > appraisal.unseen
        else 0.1 + 0.01 * (appraisal.unseen - mine)
    )


BOT = HeuristicBot()
