/**
 * Randomness. Every deck, every reshuffle, the die and blind picks have a stream of their own, a pure function of the
 * table's seed and a counter, so that the order of moves can't influence outcomes and a table stays plain JSON.
 */
import type { CardId, DeckName, Seat } from '../model/card.ts';
import type { Cause, GameEvent } from '../model/event.ts';
import type { State } from '../model/state.ts';
import { emit, type Game } from './game.ts';

/** A generator of numbers in [0, 1) from a text: xmur3 hashes the text, sfc32 generates (both public domain). */
export function stream(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  let [a, b, c, d] = [next(), next(), next(), next()];
  const draw = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) draw();
  return draw;
}

/** Shuffles a list in place (Fisher–Yates). */
export function shuffle(list: CardId[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const a = list[i];
    const b = list[j];
    if (a === undefined || b === undefined) throw new Error('a shuffle left its list');
    list[i] = b;
    list[j] = a;
  }
}

/** Shuffles a deck with the stream of its next shuffle. */
export function shuffleDeck(state: Pick<State, 'seed' | 'chance' | 'decks'>, deck: DeckName): void {
  shuffle(state.decks[deck], stream(`${state.seed}/${deck}/${state.chance[deck]}`));
  state.chance[deck] += 1;
}

/** Rolls the die (`setup.die`): 1 to 6, fixed results first. Emits no event. */
export function throwDie(state: Pick<State, 'seed' | 'chance' | 'dice'>): number {
  const fixed = state.dice.shift();
  if (fixed !== undefined) return fixed;
  const die = 1 + Math.floor(stream(`${state.seed}/die/${state.chance.die}`)() * 6);
  state.chance.die += 1;
  return die;
}

/** Rolls the die for a seat, publicly. */
export function rollDie(game: Game, seat: Seat, why: DieReason, cause: Cause): number {
  const die = throwDie(game.state);
  emit(game, { e: 'die', seat, die, why, cause });
  return die;
}

export type DieReason = Extract<GameEvent, { e: 'die' }>['why'];

/** Several members of a list, picked blindly, in the order picked. */
export function pickSome({ state }: Game, list: readonly CardId[], count: number): CardId[] {
  const picked = nextPick(state, list, count);
  state.chance.pick += picked.length;
  return picked;
}

/** What {@link pickSome} would pick now; the table stays as it is. */
export function nextPick(
  { seed, chance }: Pick<State, 'seed' | 'chance'>,
  list: readonly CardId[],
  count: number,
): CardId[] {
  const rest = list.slice();
  const picked: CardId[] = [];
  while (picked.length < count && rest.length > 0) {
    const random = stream(`${seed}/pick/${chance.pick + picked.length}`);
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return picked;
}

/** Seats in an order decided by rolls: each rolls once, in seating order, highest first; ties roll again. */
export function rollOrder(game: Game, seats: readonly Seat[], why: 'start' | 'tie', cause: Cause): Seat[] {
  if (seats.length < 2) return seats.slice();
  const rolled = seats.map((seat) => ({ seat, die: rollDie(game, seat, why, cause) }));
  const order: Seat[] = [];
  for (let die = 6; die >= 1; die--) {
    const equal = rolled.filter((roll) => roll.die === die).map((roll) => roll.seat);
    order.push(...rollOrder(game, equal, why, cause));
  }
  return order;
}
