/**
 * Randomness. Every shuffle of each deck, every roll and every blind pick has a stream of its own, a pure function of
 * the table's seed and a counter, so that the order of moves can't influence outcomes and a table stays plain JSON.
 */
import type { CardId, DeckName, Seat } from '../model/card.ts';
import type { Cause, GameEvent } from '../model/event.ts';
import type { State } from '../model/state.ts';
import { emit, type Game } from './game.ts';
import { shuffleBy, stream, type Below } from './random.ts';
import { streamOf } from './streams.ts';

/** The part of a state that randomness depends on. */
type Seeded = Pick<State, 'seed' | 'streams' | 'chance'>;

/** Returns a table's stream of this name. Games begun before HMAC streams keep the old generator. */
function below({ seed, streams }: Seeded, name: string): Below {
  if (streams === 'hmac') return streamOf(seed, name);
  const random = stream(`${seed}/${name}`);
  return (count) => Math.floor(random() * count);
}

/** Shuffles a deck with the stream of its next shuffle. */
export function shuffleDeck(state: Seeded & Pick<State, 'decks'>, deck: DeckName): void {
  shuffleBy(state.decks[deck], below(state, `${deck}/${state.chance[deck]}`));
  state.chance[deck] += 1;
}

/** Rolls the die (`setup.die`): 1 to 6, fixed results first. Emits no event. */
export function throwDie(state: Seeded & Pick<State, 'dice'>): number {
  const fixed = state.dice.shift();
  if (fixed !== undefined) return fixed;
  const die = 1 + below(state, `die/${state.chance.die}`)(6);
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

/** Picks several cards of a list blindly, and returns them in the order picked. */
export function pickSome({ state }: Game, list: readonly CardId[], count: number): CardId[] {
  const picked = pick(list, count, (length, at) => below(state, `pick/${state.chance.pick + at}`)(length));
  state.chance.pick += picked.length;
  return picked;
}

/** Picks blindly the excess cards to give away this turn if their owner doesn't choose. Doesn't change the table. */
export function pickForCharity(
  state: Seeded & Pick<State, 'turns'>,
  list: readonly CardId[],
  count: number,
): CardId[] {
  return pick(list, count, below(state, `charity/${state.turns}`));
}

function pick(
  list: readonly CardId[],
  count: number,
  draw: (length: number, at: number) => number,
): CardId[] {
  const rest = list.slice();
  const picked: CardId[] = [];
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(draw(rest.length, picked.length), 1));
  }
  return picked;
}

/** Puts seats in an order by rolls: each rolls once, in seating order, highest first; ties roll again. */
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
