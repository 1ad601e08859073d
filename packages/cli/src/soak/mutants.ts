/** Tries moves similar to legal ones, and checks that validation and legal moves agree. */
import {
  applyMove,
  admits,
  canonicalJson,
  clone,
  isRefusal,
  validateMove,
  legalMoves,
  sampleMove,
  type CardPool,
  type Move,
  type MoveOf,
  type LegalMove,
  type RuleId,
  type Seat,
  type State,
  type Verb,
} from '@kickdoor/rules';

type Random = () => number;

function whole(random: Random, below: number): number {
  return Math.floor(random() * below);
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[whole(random, list.length)];
}

/** A power of a card in play, used at random. */
function usedPower(pool: CardPool, state: State, from: Seat, random: Random): MoveOf<'use'> {
  const it = state.players[from];
  const cards =
    it === undefined ? [] : [...it.races, ...it.classes, ...it.equipped, ...it.sidekicks, ...it.steeds];
  const foes = (state.combat?.foes ?? []).map(({ card }) => card);
  const names = [...cards, ...foes].flatMap((card) =>
    (pool.cards[card]?.powers ?? []).map(({ name }) => name),
  );
  const near = (): number => pick(nearCards(state), random) ?? 0;
  const power = pick(names, random) ?? 'steal';
  const paid = Array.from({ length: whole(random, 3) }, () => pick(it?.hand ?? [], random) ?? near());
  return {
    do: 'use',
    power,
    ...(random() < 0.5 ? { cards: paid } : {}),
    ...(random() < 0.4 ? { on: near() } : {}),
    ...(random() < 0.4 ? { seat: whole(random, state.players.length) } : {}),
  };
}

/**
 * A random verb with all its parameters filled in at random, mostly from the seat's cards. The compiler checks that no
 * verb is missing.
 */
function invented(pool: CardPool, state: State, from: Seat, random: Random): Move {
  if (random() < 0.15) return usedPower(pool, state, from, random);
  const own = ownCards(state, from);
  const card = (): number => whole(random, pool.cards.length);
  const near = (): number => pick(random() < 0.7 ? own : nearCards(state), random) ?? card();
  const held = (): number => pick(state.players[from]?.hand ?? [], random) ?? near();
  const seat = whole(random, state.players.length);
  const cards = Array.from({ length: whole(random, 4) }, near);
  const ways: { readonly [V in Verb]: readonly (() => MoveOf<V>)[] } = {
    play: [
      () => ({ do: 'play', card: near() }),
      () => ({ do: 'play', card: held() }),
      () => ({ do: 'play', card: held(), on: near() }),
      () => ({ do: 'play', card: held(), with: held() }),
      () => ({ do: 'play', card: held(), seat: from }),
      () => ({ do: 'play', card: near(), seat }),
      () => ({ do: 'play', card: near(), on: near() }),
      () => ({ do: 'play', card: near(), side: random() < 0.5 ? 'fighters' : 'monsters' }),
      () => ({ do: 'play', card: near(), with: near() }),
    ],
    fight: [() => ({ do: 'fight', card: held() }), () => ({ do: 'fight', card: near() })],
    equip: [
      () => ({ do: 'equip', card: near() }),
      () => ({ do: 'equip', card: pick(state.players[from]?.carried ?? [], random) ?? near() }),
    ],
    unequip: [() => ({ do: 'unequip', card: near() })],
    sell: [
      () => ({ do: 'sell', cards }),
      () => ({ do: 'sell', cards: own.filter((each) => (pool.cards[each]?.gold ?? 0) > 0) }),
    ],
    give: [() => ({ do: 'give', cards, seat })],
    offer: [() => ({ do: 'offer', give: cards, seat, get: random() < 0.5 ? [] : [near()] })],
    ask: [
      () => ({
        do: 'ask',
        seat,
        terms: { treasures: whole(random, 3), first: seat, items: cards, plays: [] },
      }),
      () => ({ do: 'ask', seat, terms: { treasures: 0, first: seat, items: [], plays: cards } }),
    ],
    use: [() => usedPower(pool, state, from, random)],
    roll: [() => ({ do: 'roll', card: near() }), () => ({ do: 'roll' })],
    sacrifice: [() => ({ do: 'sacrifice', card: near() })],
    charity: [() => ({ do: 'charity', cards, seat }), () => ({ do: 'charity', cards })],
    show: [() => ({ do: 'show', cards })],
    seize: [() => ({ do: 'seize', card: near() })],
    join: [() => ({ do: 'join', cards })],
    part: [() => ({ do: 'part', card: near() })],
    drop: [() => ({ do: 'drop', card: near() })],
    choose: [
      () => ({ do: 'choose', picks: [{ card: near() }] }),
      () => ({ do: 'choose', picks: [{ number: whole(random, 7) }] }),
      () => ({ do: 'choose', picks: [{ seat }] }),
    ],
    kick: [() => ({ do: 'kick' })],
    take: [() => ({ do: 'take' })],
    loot: [() => ({ do: 'loot' })],
    accept: [() => ({ do: 'accept' })],
    decline: [() => ({ do: 'decline' })],
    withdraw: [() => ({ do: 'withdraw' })],
    claim: [() => ({ do: 'claim' })],
    pass: [() => ({ do: 'pass' })],
    flee: [() => ({ do: 'flee' })],
    end: [() => ({ do: 'end' })],
    concede: [() => ({ do: 'concede' })],
    timeout: [() => ({ do: 'timeout' })],
  };
  return pick(Object.values<readonly (() => Move)[]>(ways).flat(), random)?.() ?? { do: 'pass' };
}

function ownCards(state: State, seat: Seat): number[] {
  const it = state.players[seat];
  return it === undefined ? [] : [...it.hand, ...it.equipped, ...it.carried, ...it.sidekicks, ...it.steeds];
}

function nearCards(state: State): number[] {
  const open = state.players.flatMap((it) => [
    ...it.hand,
    ...it.equipped,
    ...it.carried,
    ...it.sidekicks,
    ...it.steeds,
    ...it.curses,
    ...it.races,
  ]);
  return [...open, ...(state.combat?.foes ?? []).map(({ card }) => card)];
}

/** A legal move with one part changed. */
function altered(pool: CardPool, state: State, from: Seat, move: Move, random: Random): Move {
  const other = invented(pool, state, from, random);
  const near = pick(nearCards(state), random) ?? 0;
  const seat = whole(random, state.players.length);
  if ('cards' in move && move.cards !== undefined) {
    const cards = random() < 0.5 ? [...move.cards, near] : move.cards.slice(1);
    return { ...move, cards };
  }
  if (move.do === 'choose') return { ...move, picks: random() < 0.5 ? [...move.picks, ...move.picks] : [] };
  if (move.do === 'ask') return { ...move, terms: { ...move.terms, treasures: move.terms.treasures + 1 } };
  if (move.do === 'play') {
    const changes: readonly Move[] = [
      { ...move, card: near },
      { ...move, on: near },
      { ...move, seat },
    ];
    return pick(changes, random) ?? other;
  }
  return 'card' in move ? { ...move, card: near } : other;
}

/** The moves to try: invented, legal for another seat, almost legal. */
function candidate(
  pool: CardPool,
  state: State,
  seat: Seat,
  listed: readonly LegalMove[],
  random: Random,
): Move {
  const legalMove = pick(listed, random);
  if (legalMove === undefined || random() < 0.6) return invented(pool, state, seat, random);
  const move = sampleMove(legalMove, random);
  return random() < 0.5 ? move : altered(pool, state, seat, move, random);
}

export interface Trial {
  readonly wrong: string | null;
  /** The rules that refused moves. */
  readonly refusals: readonly RuleId[];
}

/** A move that may be illegal, and the seat that makes it. */
interface Mutant {
  readonly seat: Seat;
  readonly move: Move;
}

function mutant(pool: CardPool, state: State, random: Random): Mutant {
  const seat = random() < 0.5 ? state.turn : whole(random, state.players.length);
  const from = random() < 0.3 ? whole(random, state.players.length) : seat;
  return { seat, move: candidate(pool, state, seat, legalMoves(pool, state, from), random) };
}

/** Tries a move that may be illegal. */
export function tryMutant(pool: CardPool, state: State, random: Random): Trial {
  return tryOut(pool, state, mutant(pool, state, random));
}

/** How many moves are invented to find one that a wanted rule refuses. */
const HUNTED = 24;

/** Tries the first invented move that one of these rules forbids; `null` if there is none. */
export function huntMutant(
  pool: CardPool,
  state: State,
  wanted: ReadonlySet<RuleId>,
  random: Random,
): Trial | null {
  for (let left = HUNTED; left > 0; left--) {
    const made = mutant(pool, state, random);
    const refusal = validateMove(pool, state, made.seat, made.move);
    const fits = refusal !== null && [refusal.rule, ...refusal.also].some((rule) => wanted.has(rule));
    if (fits) return tryOut(pool, state, made);
  }
  return null;
}

/** Tries a move: `applyMove`, `validateMove` and the legal moves must agree, and a refused move must change nothing. */
function tryOut(pool: CardPool, state: State, { seat, move }: Mutant): Trial {
  const listed = legalMoves(pool, state, seat).some((legalMove) => admits(legalMove, move));
  const before = canonicalJson(state);
  const refusal = validateMove(pool, state, seat, move);
  const told = describe(seat, move);
  if (canonicalJson(state) !== before) return { wrong: `${told}: asking changed the table`, refusals: [] };
  if (listed !== (refusal === null)) {
    const what = listed ? `listed, but refused by ${refusal?.rule ?? ''}` : 'legal, but not listed';
    return { wrong: `${told}: ${what}`, refusals: [] };
  }
  const copy = clone(state);
  const answer = applyMove(pool, copy, seat, move);
  if (isRefusal(answer) !== (refusal !== null)) {
    return { wrong: `${told}: applyMove and validateMove differ`, refusals: [] };
  }
  if (canonicalJson(state) !== before) return { wrong: `${told}: a copy shares what changes`, refusals: [] };
  if (isRefusal(answer) && canonicalJson(copy) !== before) {
    return { wrong: `${told}: it was refused, but something changed`, refusals: [] };
  }
  return { wrong: null, refusals: isRefusal(answer) ? [answer.rule, ...answer.also] : [] };
}

function describe(seat: Seat, move: Move): string {
  return `seat ${seat} ${JSON.stringify(move)}`;
}
