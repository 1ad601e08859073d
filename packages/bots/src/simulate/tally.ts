/** Counts what happened to the cards of a game, from its events. */
import { kindName, type CardPool, type CardId, type GameEvent, type Seat, type State } from '@kickdoor/rules';

const COUNTS = ['drawn', 'played', 'fought', 'beaten', 'suffered', 'sold'] as const;
type Count = (typeof COUNTS)[number];
/** By card id; in a mix, the id is qualified by its set if an earlier set has the same id. */
export type Tally = Record<string, Record<Count, number>>;

/** An empty tally for every card in the card pool. */
export function newTally(pool: CardPool): Tally {
  const tally: Tally = {};
  for (const def of pool.defs) {
    tally[kindName(pool, def)] = { drawn: 0, played: 0, fought: 0, beaten: 0, suffered: 0, sold: 0 };
  }
  return tally;
}

function count(tally: Tally, pool: CardPool, what: Count, cards: readonly CardId[]): void {
  for (const card of cards) {
    const def = pool.cards[card];
    const counts = def === undefined ? undefined : tally[kindName(pool, def)];
    if (counts !== undefined) counts[what] += 1;
  }
}

/** Starting hands count as drawn. */
export function countHands(tally: Tally, pool: CardPool, state: State): void {
  for (const player of state.players) count(tally, pool, 'drawn', player.hand);
}

/** Counts an event's cards. Each fact is counted where it is first reported. */
export function countEvent(tally: Tally, pool: CardPool, event: GameEvent): void {
  switch (event.e) {
    case 'drew':
      count(tally, pool, 'drawn', event.secret?.cards ?? event.cards ?? []);
      break;
    case 'door':
      count(tally, pool, 'drawn', [event.card]);
      if (pool.cards[event.card]?.kind === 'event') count(tally, pool, 'suffered', [event.card]);
      break;
    case 'played':
    case 'place':
      count(tally, pool, 'played', [event.card]);
      break;
    case 'enhanced':
      count(tally, pool, 'suffered', [event.card]);
      break;
    case 'combat':
    case 'joined':
      count(tally, pool, 'fought', [event.card]);
      break;
    case 'won':
      count(tally, pool, 'beaten', event.killed);
      break;
    case 'caught':
    case 'cursed':
      count(tally, pool, 'suffered', [event.card]);
      break;
    case 'sold':
      count(tally, pool, 'sold', event.cards);
      break;
    default:
  }
}

/** Adds one tally to another. */
export function addTally(into: Tally, from: Tally): void {
  for (const [id, counts] of Object.entries(from)) {
    const sum = into[id];
    if (sum === undefined) into[id] = { ...counts };
    else for (const what of COUNTS) sum[what] += counts[what];
  }
}

/** What cards did for the players involved, by the same names as in a {@link Tally}. */
export interface Doings {
  /** The seats that used a card, or were affected by it. */
  readonly users: Record<string, Seat[]>;
  /** Levels that players gained by a card, less those they lost by it. */
  readonly levels: Record<string, number>;
}

export function newDoings(): Doings {
  return { users: {}, levels: {} };
}

/**
 * Counts the events of one move. A change of Level is credited to the last card named before it: the one killed or
 * played, or the one that caught or cursed a player.
 */
export function countDoings({ users, levels }: Doings, pool: CardPool, events: readonly GameEvent[]): void {
  let last: string | null = null;
  for (const event of events) {
    const card = cardOf(event);
    const def = card === null ? undefined : pool.cards[card];
    if (def !== undefined && 'seat' in event && event.seat !== null) {
      last = kindName(pool, def);
      const known = (users[last] ??= []);
      if (!known.includes(event.seat)) known.push(event.seat);
    }
    if (event.e === 'level' && last !== null) levels[last] = (levels[last] ?? 0) + event.to - event.from;
  }
}

/** The card of an event that may change a player's Level. */
function cardOf(event: GameEvent): CardId | null {
  switch (event.e) {
    case 'played':
    case 'place':
    case 'equipped':
    case 'cursed':
    case 'caught':
    case 'combat':
      return event.card;
    case 'door':
      return event.card;
    case 'won':
      return event.killed[0] ?? null;
    default:
      return null;
  }
}
