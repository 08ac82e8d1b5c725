"""Fits the surrogate of M-56 to the simulation: plays decks down by pulls of all kinds, then solves for the log odds.

One deck in four is held out: the fit never sees its pulls, and is judged by them, beside the numbers now in the box.
`table_text` is the [surrogate] to put into parts.toml; a new fit is a new version of the rules.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

import msgspec

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import bodies, hand
from armarium.games.kamimai.deck.bodies import Snapshot
from armarium.games.kamimai.deck.slots import GONE, UNSEEN, Deck, deck_of, distance, no_cards
from armarium.games.kamimai.notation import FREE_HAND, HANDS, LEANS, TEMPOS
from armarium.orphans import end_with_parent
from armarium.reason import refusal

WEIGHTS = (
    *("base", "few", "built", "leant", "tipping", "bared", "barer", "hole", "depth", "edge", "slow", "quick"),
    *("noise", "outward", "inward", "depth_slow", "depth_quick", "depth_noise", "depth_outward", "depth_inward"),
    *("noise_tipping", "edge_tipping"),
)
WAYS = (
    "advised",
    "advised",
    "middle",
    "middle",
    "middle",
    "inner",
    "outer",
    "centre",
    "one side",
    "any",
    "any",
    "strip",
)
HABITS = ("slow", "slow", "slow", "steady", "steady", "quick", "")  # the tempo of a whole deck, or of each pull its own
GUARDED = 0.25  # of the decks have a hand forced by a Guardian
LEANT = 0.25  # of the decks have a hand that leans, in every other pull
FULL = 64
FRESH_DECKS = 24
HELD_OUT = 4  # one deck in so many
L2_PENALTY = 0.001  # keeps rare features from running away; some are small numbers with large weights
KNOCKED = 50  # waits in ten thousand that end in a fall: docs/kamimai-deck.md says how it was measured
CONVERGED = 1e-4
BINS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 1.0)


class PullSample(msgspec.Struct, frozen=True):
    """One simulated pull: how the deck stood, what was done, what became of it."""

    deck: int
    built: int
    slots: list[int]
    slot: int
    tempo: str
    tremor: float
    fell: bool
    drawn: list[int]
    way: str = ""
    hand: str = ""
    lean: str = ""


class Bin(msgspec.Struct, frozen=True):
    """Pulls foretold about the same: how many, the mean foretold, the share that fell."""

    pulls: int
    foretold: float
    fell: float


class Check(msgspec.Struct, frozen=True):
    """How well chances were foretold; lower scores are better. `base` foretells the same for all pulls."""

    brier: float
    log_loss: float
    base_brier: float
    base_log_loss: float
    bins: list[Bin]


class KindOfPlay(msgspec.Struct, frozen=True):
    """All pulls of a way, a tempo, a steadiness or a depth: the mean of what fits foretold that have not seen their
    decks, and how many fell."""

    name: str
    pulls: int
    foretold: float
    fell: int


class Fit(msgspec.Struct, frozen=True):
    """The numbers of [surrogate], both checks on the pulls held out: of a fit without them, and of the box's; and what
    was foretold and seen by kinds of play."""

    made: str
    numbers: dict[str, int]
    pulls: int
    collapses: int
    held_out: int
    fitted: Check
    present: Check
    kinds: list[KindOfPlay] = []


# --- sampling ---------------------------------------------------------------------------------------------------------


def play_down(seed: int) -> list[PullSample]:
    return [sample for _, sample in deck_pulls(seed)]


def deck_pulls(seed: int) -> Iterator[tuple[Snapshot, PullSample]]:
    """One deck pulled at until it falls, and how it stood before each pull, with one way of choosing slots, one habit
    and one hand, free or forced by a Guardian: a deck that careful hands have thinned stands better than one that was
    knocked about. Every sixth deck is a fresh one, pulled at once by a hasty hand: that tells its error from what the
    card leaves behind."""
    dice = random.Random(seed)
    if seed % 6 == 0:
        yield pull_fresh_deck(seed, dice)
        return
    built = FULL if dice.random() < 0.5 else dice.randrange(14, FULL)
    before = bodies.build(built, b"fit %d" % seed)
    way, habit = dice.choice(WAYS), dice.choice(HABITS)
    steadiness = dice.choice(("calm", "normal", "normal", "shaky"))
    forced = dice.choice(HANDS) if dice.random() < GUARDED else ""
    leans = dice.random() < LEANT
    number, fell = 0, False
    while len(before.slots) > 2 and not fell:
        slot = choose(way, before.slots, built, dice)
        tempo = habit or dice.choice(TEMPOS)
        lean = dice.choice(("", "", *LEANS)) if leans else ""
        sample, after = pull_sample(seed, number, before, built, (slot, tempo, lean), (forced, steadiness), way)
        yield before, sample
        number, fell, before = number + 1, sample.fell, after


def pull_fresh_deck(seed: int, dice: random.Random) -> tuple[Snapshot, PullSample]:
    before = bodies.build(FULL, b"fit %d" % (seed % FRESH_DECKS))
    wish = (dice.randrange(FULL), "quick", "")
    own_hand = (dice.choice(("", "", *HANDS)), dice.choice(("normal", "shaky")))
    return before, pull_sample(seed, 0, before, FULL, wish, own_hand, "fresh")[0]


def pull_sample(
    deck: int,
    number: int,
    before: Snapshot,
    built: int,
    wish: tuple[int, str, str],
    own_hand: tuple[str, str],
    way: str,
) -> tuple[PullSample, Snapshot]:
    """A pull by slot, tempo and lean with a forced or free hand of a steadiness, and the deck after it."""
    slot, tempo, lean = wish
    tremor, mirror = hand.handicap(own_hand[0], own_hand[1])
    seed, side = hand.pull_seed(b"fit %d" % deck, number), hand.lean(lean, is_near=slot < built // 2)
    verdict = bodies.pull(before, hand.plain_pull(slot, tempo, seed, tremor, mirror, side), films=False)
    done = (verdict.fell, verdict.drawn, way, own_hand[0], lean)
    return PullSample(deck, built, list(before.slots), slot, tempo, tremor, *done), verdict.after


def choose(way: str, slots: Sequence[int], built: int, dice: random.Random) -> int:
    """`advised` asks the numbers now in the box, for that is how the bots will pull."""
    near = sum(1 for slot in slots if slot < built // 2)
    if way == "advised":
        risks = sorted(
            (risk, slot) for slot, risk in enumerate(standing_deck(slots, built).risks(0, FREE_HAND, 1)) if risk
        )
        return risks[min(len(risks) - 1, int(dice.expovariate(0.4)))][1]
    side = [slot for slot in slots if (slot < built // 2) == (2 * near >= len(slots))] or list(slots)
    is_near = side[0] < built // 2
    if way in ("outer", "middle", "inner", "centre") and dice.random() < 0.95:
        depth = {"outer": 0, "middle": len(side) // 2, "inner": 2 * len(side) // 3, "centre": len(side) - 1}[way]
        return side[depth if is_near else len(side) - 1 - depth]
    if way == "strip" and dice.random() < 0.7:
        return slots[0]
    if way == "one side" and dice.random() < 0.5:
        return slots[dice.randrange(max(1, near))]
    return dice.choice(list(slots))


def standing_deck(slots: Sequence[int], built: int) -> Deck:
    stands = set(slots)
    return deck_of([UNSEEN if slot in stands else GONE for slot in range(built)], no_cards())


def features(sample: PullSample) -> list[float]:
    """The features in the order of WEIGHTS, as the rules work them out."""
    deck = standing_deck(sample.slots, sample.built)
    near, far = deck.sides()
    count, arm, layers = near + far, deck.arm(), deck.layers(sample.slot)
    tipping = int(distance(deck.lean() - deck.lever(sample.slot))) / (arm * max(1, count - 1))
    ends = [deck.bared_ends() / sample.built, deck.barer_end() / sample.built, float(deck.hole())]
    depth = layers / max(1, (near if sample.slot < deck.half() else far) - 1)
    place = [depth, 1 / (1 + layers)]
    error = [float(sample.tempo == "slow"), float(sample.tempo == "quick"), parts.noise(sample.tremor)]
    error += [float(lean_of(sample) == lean) for lean in LEANS]
    balance = [int(distance(deck.lean())) / (arm * count), tipping]
    size = [math.log(64 / count), math.log(64 / sample.built)]
    return [
        1.0,
        *size,
        *balance,
        *ends,
        *place,
        *error,
        *(depth * part for part in error),
        error[2] * tipping,
        place[1] * tipping,
    ]


def lean_of(sample: PullSample) -> str:
    """Where the hand leans in truth: one that is mirrored goes the other way."""
    if sample.lean and parts.BOX["hand"].get(sample.hand, {"mirror": False})["mirror"]:
        return LEANS[1 - LEANS.index(sample.lean)]
    return sample.lean


# --- fitting ----------------------------------------------------------------------------------------------------------


def logistic_regression(rows: Sequence[Sequence[float]], fell: Sequence[bool], steps: int = 15) -> list[float]:
    """The weights of the features, by Newton's method with an L2 penalty on all but the first."""
    size = len(WEIGHTS)
    weights = [0.0] * size
    for _ in range(steps):
        gradient = [-L2_PENALTY * weight * (place > 0) for place, weight in enumerate(weights)]
        hessian = [[L2_PENALTY * (a == b) * (a > 0) + 1e-9 for b in range(size)] for a in range(size)]
        for row, hit in zip(rows, fell, strict=True):
            chance = probability(weights, row)
            add_row(gradient, hessian, row, hit - chance, chance * (1 - chance))
        change = solve([[hessian[max(a, b)][min(a, b)] for b in range(size)] for a in range(size)], gradient)
        weights = [weight + step for weight, step in zip(weights, change, strict=True)]
        if max(map(abs, change)) < CONVERGED:
            break
    return weights


def add_row(
    gradient: list[float], hessian: list[list[float]], row: Sequence[float], error: float, spread: float
) -> None:
    """What a pull adds to both; of the Hessian, which is symmetric, to its lower half."""
    given = [(place, x) for place, x in enumerate(row) if x]
    for number, (a, x) in enumerate(given):
        gradient[a] += error * x
        line, factor = hessian[a], spread * x
        for b, y in given[: number + 1]:
            line[b] += factor * y


def probability(weights: Sequence[float], row: Sequence[float]) -> float:
    log_odds = sum(weight * feature for weight, feature in zip(weights, row, strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, log_odds))))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination with the largest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for place in range(size):
            if place != column:
                factor = rows[place][column] / rows[column][column]
                rows[place] = [a - factor * b for a, b in zip(rows[place], rows[column], strict=True)]
    return [row[size] / row[place] for place, row in enumerate(rows)]


# --- checking on pulls held out ---------------------------------------------------------------------------------------


def calibration(chances: Sequence[float], fell: Sequence[bool], base: float) -> Check:
    pairs = list(zip(chances, fell, strict=True))
    bins: list[Bin] = []
    low = 0.0
    for high in BINS:
        inside = [(chance, hit) for chance, hit in pairs if low <= chance < high or chance == high == 1.0]
        if inside:
            mean, hits = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            bins.append(Bin(len(inside), mean, hits))
        low = high
    flat = [base] * len(fell)
    return Check(brier(chances, fell), log_loss(chances, fell), brier(flat, fell), log_loss(flat, fell), bins)


def brier(chances: Sequence[float], fell: Sequence[bool]) -> float:
    return sum((chance - hit) ** 2 for chance, hit in zip(chances, fell, strict=True)) / max(1, len(fell))


def log_loss(chances: Sequence[float], fell: Sequence[bool]) -> float:
    """A chance is taken to lie between one and 9,999 in ten thousand, as the rules cannot tell finer ones."""
    clamped = [max(0.0001, min(0.9999, chance)) for chance in chances]
    return -sum(math.log(c if hit else 1 - c) for c, hit in zip(clamped, fell, strict=True)) / max(1, len(fell))


# --- all together -----------------------------------------------------------------------------------------------------


def sample_decks(decks: int, seed: int, processes: int) -> Iterator[list[PullSample]]:
    """Deck after deck, in the order of their seeds."""
    seeds = range(seed, seed + decks)
    if processes == 1:
        yield from map(play_down, seeds)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=end_with_parent) as pool:
        yield from pool.map(play_down, seeds)


def fit(
    decks: int,
    seed: int = 1,
    processes: int = 1,
    tell: Callable[[int], None] | None = None,
    earlier: Sequence[PullSample] = (),
    keep: Path | None = None,
) -> Fit:
    """Play so many decks down, fit them with the earlier pulls, and check. `tell` hears how many decks are done; what
    is played is added to the file `keep`, so that pulls can be gathered over many evenings."""
    pulls = list(earlier)
    for done, played in enumerate(sample_decks(decks, seed, processes), 1):
        pulls += played
        if keep is not None:
            append_pulls(keep, played)
        if tell is not None:
            tell(done)
    return fit_pulls(pulls, seed)


def read_pulls(path: Path) -> list[PullSample]:
    try:
        return [msgspec.json.decode(line, type=PullSample) for line in path.read_bytes().splitlines()]
    except (OSError, msgspec.DecodeError) as problem:
        raise refusal("record-unreadable", file=str(path), problem=str(problem)) from problem


def append_pulls(path: Path, pulls: Sequence[PullSample]) -> None:
    with path.open("ab") as file:
        file.writelines(msgspec.json.encode(sample) + b"\n" for sample in pulls)


def fit_pulls(pulls: Sequence[PullSample], seed: int) -> Fit:
    rows = [features(sample) for sample in pulls]
    fell = [sample.fell for sample in pulls]
    training = [place for place, sample in enumerate(pulls) if sample.deck % HELD_OUT]
    held_out = [place for place, sample in enumerate(pulls) if not sample.deck % HELD_OUT]
    trained = logistic_regression([rows[place] for place in training], [fell[place] for place in training])
    base = sum(fell[place] for place in training) / max(1, len(training))
    labels = [fell[place] for place in held_out]
    present = [parts.SURROGATE[name] / 1000 for name in WEIGHTS]
    chances = [[probability(weights, rows[place]) for place in held_out] for weights in (trained, present)]
    fitted, box = (calibration(row, labels, base) for row in chances)
    weights = zip(WEIGHTS, logistic_regression(rows, fell), strict=True)
    numbers = rates(pulls) | {name: round(1000 * weight) for name, weight in weights}
    decks = len({sample.deck for sample in pulls})
    origin = f"{len(pulls)} pulls at {decks} decks, {sum(fell)} collapses, seed {seed}, {bodies.ENGINE}, "
    origin += f"settings {bodies.settings_digest()}"
    return Fit(origin, numbers, len(pulls), sum(fell), len(held_out), fitted, box, kinds_of_play(pulls, rows))


def kinds_of_play(pulls: Sequence[PullSample], rows: Sequence[Sequence[float]]) -> list[KindOfPlay]:
    chances = cross_validated_chances(pulls, rows)
    members: dict[str, list[int]] = {}
    for place, sample in enumerate(pulls):
        for name in kind_names(sample, rows[place][WEIGHTS.index("depth")]):
            members.setdefault(name, []).append(place)
    return [
        KindOfPlay(
            name, len(places), mean(chances[place] for place in places), sum(pulls[place].fell for place in places)
        )
        for name, places in sorted(members.items())
    ]


def kind_names(sample: PullSample, depth: float) -> list[str]:
    steadiness = "calm" if sample.tremor < 1 else "normal" if sample.tremor == 1 else "shaky"
    third = ("outer", "inner", "innermost")[min(2, int(3 * depth))]
    kinds = [f"order: {sample.way}", f"tempo: {sample.tempo}", f"hand: {steadiness}", f"depth: {third} third"]
    size = "64" if sample.built == FULL else "fewer"
    return [*kinds, f"finger: {sample.hand or 'free'}", f"lean: {sample.lean or 'upright'}", f"built: {size}"]


def cross_validated_chances(pulls: Sequence[PullSample], rows: Sequence[Sequence[float]]) -> list[float]:
    """What a fit without a pull's deck foretells of it."""
    chances = [0.0] * len(pulls)
    for fold in range(HELD_OUT):
        seen = [place for place, sample in enumerate(pulls) if sample.deck % HELD_OUT != fold]
        weights = logistic_regression([rows[place] for place in seen], [pulls[place].fell for place in seen])
        for place, sample in enumerate(pulls):
            if sample.deck % HELD_OUT == fold:
                chances[place] = probability(weights, rows[place])
    return chances


def rates(pulls: Sequence[PullSample]) -> dict[str, int]:
    """How often a gripped card is out before the collapse, and how often another comes along with a normal hand, over
    whole decks."""
    stood = [sample for sample in pulls if not sample.fell and sample.tremor == 1.0 and sample.way != "fresh"]
    kept = per_myriad(sample.slot in sample.drawn for sample in pulls if sample.fell)
    dragged = {
        f"dragged_{tempo}": per_myriad(len(sample.drawn) > 1 for sample in stood if sample.tempo == tempo)
        for tempo in TEMPOS
    }
    return {"steady": 0, "kept": kept, **dragged, "casting": KNOCKED, "between": KNOCKED}


def per_myriad(hits: Iterable[bool]) -> int:
    outcomes = list(hits)
    return round(10000 * sum(outcomes) / max(1, len(outcomes)))


def table_text(fit: Fit) -> str:
    order = (*WEIGHTS, "steady", "kept", *(f"dragged_{tempo}" for tempo in TEMPOS), "casting", "between")
    lines = ["[surrogate]", f'made = "{fit.made}"', *(f"{name} = {fit.numbers[name]}" for name in order)]
    return "\n".join(lines) + "\n"
