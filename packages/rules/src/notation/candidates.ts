/** Interprets the text of a move at a table: which moves it may mean, likeliest first. */
import type { CardPool, CardId, Seat } from '../model/card.ts';
import type { Move, LegalMove, Pick } from '../model/move.ts';
import type { Frame } from '../model/frame.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Player, State } from '../model/state.ts';
import type { Slot } from './cursor.ts';
import { parseText, type Draft } from './parse.ts';

/** A table, as needed to interpret a text. */
export interface Table {
  readonly pool: CardPool;
  readonly state: State;
  readonly seat: Seat;
  /** The seat's current legal moves. */
  readonly legalMoves: readonly LegalMove[];
}

/** The most meanings of a text. */
const MOST = 2000;

function inPlay(player: Player): CardId[] {
  return [
    ...player.carried,
    ...player.equipped,
    ...player.races,
    ...player.classes,
    ...player.halfBreeds,
    ...player.superMunchkins,
    ...player.talents,
    ...player.sidekicks,
    ...player.steeds,
    ...player.curses,
    ...player.attached.map(([, card]) => card),
  ];
}

function ofFrame(frame: Frame): CardId[] {
  if (frame.f === 'reward') return frame.open;
  if (frame.f === 'loot') return frame.cards;
  if (frame.f === 'caught') return [frame.foe];
  return 'card' in frame ? [frame.card] : [];
}

/** Face-up cards: those in the combat first, then pending ones, then players' cards in play. */
function openCards(state: State): CardId[] {
  const { combat } = state;
  return [
    ...(combat?.foes ?? []).map((foe) => foe.card),
    ...(combat?.enhancers ?? []).map((enhancer) => enhancer.card),
    ...(combat?.boosts ?? []).map((boost) => boost.card),
    ...(combat?.aside ?? []),
    ...state.stack.toReversed().flatMap(ofFrame),
    state.door,
    ...state.players.flatMap(inPlay),
  ];
}

function ownCards(state: State, seat: Seat): CardId[] {
  const player = state.players[seat];
  return player === undefined ? [] : [...player.hand, ...inPlay(player), state.door];
}

/** A mate can also be called by its monster's name. */
function matesOf(state: State, options: readonly Pick[]): Pick[] {
  const named = new Set(options.flatMap((pick) => ('card' in pick ? [pick.card] : [])));
  const mates = (state.combat?.foes ?? []).filter((foe) => foe.card !== foe.kin && named.has(foe.kin));
  return mates.map((foe) => ({ card: foe.card }));
}

/** The options of a slot, likeliest first; hidden ones only if there are no others. */
function likely(table: Table, slot: Slot): readonly Pick[] {
  if (slot.of === 'answer') return slot.options;
  const places = slot.of === 'own' ? ownCards(table.state, table.seat) : openCards(table.state);
  const order = (pick: Pick): number => ('card' in pick ? places.indexOf(pick.card) : 0);
  const options =
    slot.of === 'open' ? [...slot.options, ...matesOf(table.state, slot.options)] : slot.options;
  const near = options.filter((pick) => order(pick) >= 0);
  return near.length === 0 ? slot.options : near.toSorted((a, b) => order(a) - order(b));
}

function same(a: Pick, b: Pick): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Limits the search: a text that names many cards with several copies, one of them too often, could take forever. */
const MOST_STEPS = 50_000;

/** All ways to fill the slots with different cards, up to a number of steps. */
function* fillings(
  options: readonly (readonly Pick[])[],
  chosen: readonly Pick[],
  steps = { left: MOST_STEPS },
): Generator<readonly Pick[]> {
  const here = options[chosen.length];
  if (here === undefined) {
    yield chosen;
    return;
  }
  for (const pick of here) {
    steps.left -= 1;
    if (steps.left < 0) return;
    const taken = 'card' in pick && chosen.some((other) => same(pick, other));
    if (!taken) yield* fillings(options, [...chosen, pick], steps);
  }
}

function* spelledOut(table: Table, draft: Draft): Generator<Move> {
  let count = 0;
  for (const picks of fillings(
    draft.slots.map((slot) => likely(table, slot)),
    [],
  )) {
    yield draft.make(picks);
    count += 1;
    if (count >= MOST) return;
  }
}

type Aimed = Extract<Move, { do: 'play' | 'use' }>;

/** Whether a legal move contains everything that was written, and possibly more. */
function completes(table: Table, said: Aimed, listed: Move): boolean {
  if (said.do === 'play' && listed.do === 'play') {
    const pair = said.with === undefined || listed.with === said.with;
    return listed.card === said.card && pair && agrees(table, said, listed);
  }
  return (
    said.do === 'use' && listed.do === 'use' && listed.power === said.power && agrees(table, said, listed)
  );
}

function agrees({ state }: Table, said: Aimed, listed: Aimed): boolean {
  // In a combat, a card that can only help the fighters may explicitly be played for them.
  const needless = said.side === 'fighters' && listed.side === undefined && state.combat !== null;
  return (
    (said.side === undefined || listed.side === said.side || needless) &&
    (said.seat === undefined || listed.seat === said.seat) &&
    (said.on === undefined || listed.on === said.on)
  );
}

/** The card of a claim in fast play: the one already claimed, or the top of the discarded doors. */
function claimedCard({ stack, discards }: State): CardId | undefined {
  const frame = stack.at(-1);
  return frame?.f === 'seize' ? frame.card : discards.doors.at(-1);
}

/** The claim of a card that was named instead of the Go Up a Level that pays for it. */
function claimTo({ pool, state, legalMoves }: Table, named: CardId): Move | null {
  const claimed = claimedCard(state);
  if (claimed === undefined || pool.cards[claimed] !== pool.cards[named]) return null;
  return legalMoves.find(({ move }) => move.do === 'seize')?.move ?? null;
}

/** Accepts a power's name as the answer when its owner is asked about it: before each card drawn face up. */
function answerWithPower({ state, seat }: Table, said: Aimed): Move | null {
  const frame = state.stack.at(-1);
  const isAsked = frame?.f === 'choice' && frame.about === 'resurrection' && frame.seat === seat;
  if (!isAsked || said.do !== 'use' || said.power !== 'resurrection' || said.cards === undefined) return null;
  return { do: 'choose', picks: said.cards.map((card) => ({ card })) };
}

/** The monster whose values a card in the combat has. */
function kinOf({ state }: Table, card: CardId | undefined): CardId | undefined {
  return state.combat?.foes.find((foe) => foe.card === card)?.kin;
}

/** The legal move that contains everything that was written, if only one can be meant. */
function completed(table: Table, said: Move): Move | null {
  if (said.do === 'seize') return claimTo(table, said.card);
  if (said.do === 'roll' && said.card === undefined) {
    const rolls = table.legalMoves.flatMap(({ move }) => (move.do === 'roll' ? [move] : []));
    const [first] = rolls;
    // It doesn't matter which of a monster and its mates is rolled against first.
    const alike = rolls.every(({ card }) => kinOf(table, card) === kinOf(table, first?.card));
    return alike ? (first ?? null) : null;
  }
  if (said.do !== 'play' && said.do !== 'use') return null;
  const answer = answerWithPower(table, said);
  if (answer !== null) return answer;
  const found = table.legalMoves.filter((legalMove) => completes(table, said, legalMove.move));
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  if (said.do === 'use' && only.move.do === 'use' && said.cards !== undefined) {
    return { ...only.move, cards: said.cards };
  }
  return only.move;
}

/**
 * Returns the moves that a text may mean, to be tried in order: first as written with each possible copy, then with
 * omissions filled in where there is only one possibility.
 */
export function understand(
  table: Table,
  text: string,
): { readonly moves: readonly Move[] } | { readonly error: Phrase } {
  const choice = table.legalMoves.find((legalMove) => legalMove.choice !== undefined)?.choice?.from ?? null;
  const names = table.state.players.map((player) => player.name);
  const draft = parseText({ pool: table.pool, names, seat: table.seat, choice }, text);
  if ('error' in draft) return draft;
  const written = [...spelledOut(table, draft)];
  const filled = written.flatMap((move) => completed(table, move) ?? []);
  return { moves: [...written, ...filled] };
}
