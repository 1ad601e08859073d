/** Undoing acts: which of their own acts players may undo, and what stays known afterwards. */
import type { CardId, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { cardsInPlay } from '../model/in-play.ts';
import type { Player, State } from '../model/state.ts';
import { kindOf } from '../frames/kind-of.ts';
import { isSameBut, isSameJson } from '../kernel/same.ts';

/** What is undone: from which act on, by whom (`null`: by a ruling), and the events of those acts. */
export interface TakenBack {
  readonly to: number;
  readonly by: Seat | null;
  /** How many acts are undone. */
  readonly count: number;
  readonly events: readonly GameEvent[];
}

/** The fields of a player that rearranging cards may change. What others know of the hand is compared separately. */
const OWN: ReadonlySet<string> = new Set<keyof Player>([
  'hand',
  'races',
  'classes',
  'halfBreeds',
  'superMunchkins',
  'talents',
  'equipped',
  'carried',
  'sidekicks',
  'steeds',
  'attached',
  'justReceived',
  'unsaleable',
  'doubled',
  'shown',
]);
/** The field with the players, who are compared one by one. */
const PLAYERS: ReadonlySet<string> = new Set<keyof State>(['players']);

/**
 * Whether a seat's act has only moved its own cards around: nothing was drawn, rolled, asked, said, given or lost. Its
 * player may take it back until somebody acts.
 */
export function isHarmless(before: State, after: State, seat: Seat): boolean {
  if (after.phase === 'over') return false;
  const was = before.players[seat];
  const is = after.players[seat];
  if (was === undefined || is === undefined) return false;
  // Compared first because most acts change them: half of all acts are about trades.
  if (!isSameJson(before.trades, after.trades) || !isSameJson(before.chance, after.chance)) return false;
  const isRestSame = (at: Seat): boolean => at === seat || isSameJson(before.players[at], after.players[at]);
  return (
    // After only saying something, there is nothing to take back.
    !isSameJson(was, is) &&
    isSameBut(was, is, OWN) &&
    isSameJson(shownOf(was, is.hand), shownOf(is, is.hand)) &&
    after.players.every((_, at) => isRestSame(at)) &&
    isSameBut(before, after, PLAYERS)
  );
}

/** What others know of the cards still in the hand: an act that shows a card reveals something. */
function shownOf({ shown }: Player, hand: readonly CardId[]): Player['shown'] {
  return shown.filter(([card]) => hand.includes(card));
}

/** Whether a die was rolled between two states of a game: a roll stands (D25). */
export function isDieBetween(then: State, now: State): boolean {
  return then.chance.die !== now.chance.die || then.dice.length !== now.dice.length;
}

/**
 * Turns `then` into the state to continue from, and reports what was seen since. Hand cards that others have seen stay
 * known to them.
 */
export function goBack(now: State, then: State, taken: TakenBack): readonly GameEvent[] {
  const open = openCards(now);
  const before = openCards(then);
  const seen = [...open].filter((card) => !before.has(card)).toSorted((a, b) => a - b);
  const known = then.players.flatMap((it, seat) => {
    const own = new Set(it.hand);
    const cards = heardBy(taken.events, seat).filter((card) => {
      return !open.has(card) && !before.has(card) && !own.has(card) && !isShown(then, card, seat);
    });
    return cards.length === 0 ? [] : [{ seat, count: cards.length }];
  });
  keepKnown(now, then, taken.events);
  const { to, by, count } = taken;
  const cause = by === null ? ({ rule: 'precedence.owner' } as const) : { by };
  return [{ e: 'rewound', seat: by, to, count, seen, known, cause }];
}

/** Cards that everybody sees: in play, discarded, at the door, in the combat, pending, and hand cards shown to all. */
function openCards({ players, discards, door, place, combat, stack }: State): ReadonlySet<CardId> {
  return new Set([
    ...players.flatMap(openOf),
    ...discards.doors,
    ...discards.treasures,
    ...(door < 0 ? [] : [door]),
    ...(place === undefined ? [] : [place]),
    ...(combat?.foes ?? []).map(({ card }) => card),
    ...(combat?.enhancers ?? []).map(({ card }) => card),
    ...(combat?.aside ?? []),
    ...stack.flatMap((frame) => kindOf(frame).holds(frame)),
  ]);
}

function openOf(it: Player): CardId[] {
  return [...cardsInPlay(it), ...it.shown.flatMap(([card, to]) => (to === -1 ? [card] : []))];
}

/** The cards in the secret parts of events that a seat may see. */
function heardBy(events: readonly GameEvent[], seat: Seat): CardId[] {
  const cards = events.flatMap((event) =>
    'secret' in event && event.secret?.seats.includes(seat) ? event.secret.cards : [],
  );
  return [...new Set(cards)];
}

function isShown({ players }: State, card: CardId, to: Seat): boolean {
  return players.some(({ shown }) =>
    shown.some(([one, whom]) => one === card && (whom === to || whom === -1)),
  );
}

/** Marks cards that are back in a player's hand as shown to the others who have seen them. */
function keepKnown(now: State, then: State, events: readonly GameEvent[]): void {
  const open = openCards(now);
  for (const [owner, it] of then.players.entries()) {
    const show = (card: CardId, to: Seat): void => {
      if (!isShown(then, card, to)) it.shown.push([card, to]);
    };
    for (const card of it.hand) if (open.has(card)) show(card, -1);
    for (const [card, to] of now.players[owner]?.shown ?? []) if (it.hand.includes(card)) show(card, to);
    for (const seat of then.players.keys()) {
      if (seat === owner) continue;
      for (const card of heardBy(events, seat)) if (it.hand.includes(card)) show(card, seat);
    }
  }
}
