/** Twin tables: identical except for what one seat may not see. */
import { shuffle, type CardPool, type CardId, type Move, type Seat, type State } from '@kickdoor/rules';

/** Cards that a seat (`null` for a spectator) may not see: those in the decks, and in others' hands unless shown. */
export function hiddenFrom(state: State, seat: Seat | null): Set<CardId> {
  const hidden = new Set([...state.decks.doors, ...state.decks.treasures]);
  for (const [at, it] of state.players.entries()) {
    if (at === seat) continue;
    const known = new Set(it.shown.flatMap(([card, to]) => (to < 0 || to === seat ? [card] : [])));
    for (const card of it.hand) if (!known.has(card)) hidden.add(card);
  }
  // A player who chooses among hidden cards sees them.
  for (const frame of state.stack) {
    if (frame.f !== 'choice' || frame.seat !== seat) continue;
    for (const pick of frame.from) if ('card' in pick) hidden.delete(pick.card);
    if (frame.peeked !== undefined) hidden.delete(frame.peeked);
  }
  return hidden;
}

/** Cards that pending frames refer to. Choices and promises about them would differ with other cards. */
export function spokenOf(state: State): Set<CardId> {
  const found = new Set<CardId>();
  const look = (value: unknown): void => {
    if (typeof value === 'number') found.add(value);
    else if (Array.isArray(value)) for (const inner of value) look(inner);
    else if (typeof value === 'object' && value !== null) look(Object.values(value));
  };
  look(state.stack.filter(({ f }) => f === 'choice' || f === 'do'));
  look([state.combat?.request?.terms, state.combat?.terms, state.combat?.refusals]);
  return found;
}

export type Exchange = ReadonlyMap<CardId, CardId>;

/** Permutes cards at random, doors among doors and treasures among treasures. */
export function exchange(pool: CardPool, cards: Iterable<CardId>, random: () => number): Exchange {
  const made = new Map<CardId, CardId>();
  const all = [...cards];
  for (const deck of ['doors', 'treasures'] as const) {
    const own = all.filter((card) => pool.cards[card]?.deck === deck);
    const others = own.slice();
    shuffle(others, random);
    for (const [at, card] of own.entries()) made.set(card, others[at] ?? card);
  }
  return made;
}

/** The table with some of its hidden cards exchanged. Everything public stays the same. */
export function twinOf(state: State, swap: Exchange): State {
  const one = (card: CardId): CardId => swap.get(card) ?? card;
  const twin: State = { ...structuredClone(state), sets: state.sets };
  twin.decks = { doors: state.decks.doors.map(one), treasures: state.decks.treasures.map(one) };
  for (const it of twin.players) {
    it.hand = it.hand.map(one);
    it.justReceived = it.justReceived.map(one);
    it.shown = it.shown.map(([card, to]) => [one(card), to] as const);
  }
  return twin;
}

/** The twin's version of a move, with the cards exchanged. */
export function twinMove(move: Move, swap: Exchange): Move {
  const one = (card: CardId): CardId => swap.get(card) ?? card;
  const many = (cards: readonly CardId[]): CardId[] => cards.map(one);
  switch (move.do) {
    case 'charity':
    case 'show':
      return { ...move, cards: many(move.cards) };
    case 'ask':
      return { ...move, terms: { ...move.terms, plays: many(move.terms.plays) } };
    default:
      return move;
  }
}
