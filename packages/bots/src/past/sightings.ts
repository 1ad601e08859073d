/**
 * What everybody at the table has seen of the cards: which hand a face-up card went to, and which cards have been seen
 * since their deck was last shuffled, so that they can't be in it.
 */
import { freezeAll, type CardId, type DeckName, type GameEvent, type Seat } from '@kickdoor/rules';

export interface Sightings {
  /** How many events there have been. */
  readonly events: number;
  /** For each card, the number of the event that last named it; 0 or missing if none has. */
  readonly last: readonly number[];
  /** The number of the event in which each deck was last made from its discards; 0 if it hasn't been. */
  readonly shuffled: Readonly<Record<DeckName, number>>;
  /** Cards that everybody saw go to a hand, and that haven't been seen to leave it. */
  readonly held: readonly Held[];
}

export interface Held {
  readonly seat: Seat;
  readonly card: CardId;
}

export const NOTHING_SEEN: Sightings = freezeAll({
  events: 0,
  last: [],
  shuffled: { doors: 0, treasures: 0 },
  held: [],
});

/** The cards that an event names to everybody. */
function namedIn(event: GameEvent): readonly CardId[] {
  const named: CardId[] = [];
  if ('card' in event) named.push(event.card);
  if ('cards' in event && event.cards !== undefined) named.push(...event.cards);
  if ('on' in event && event.on !== undefined) named.push(event.on);
  if (event.e === 'won') named.push(...event.killed);
  if (event.e === 'offered' || event.e === 'traded') named.push(...event.give, ...event.get);
  if ((event.e === 'played' || event.e === 'announced') && event.with !== undefined) named.push(event.with);
  if (event.e === 'place' && event.before !== undefined) named.push(event.before);
  return named;
}

/** The hand that the cards named in an event are in afterwards; `null` if they aren't in a hand. */
function holderAfter(event: GameEvent): Seat | null {
  switch (event.e) {
    case 'took':
    case 'looted':
    case 'treasure':
    case 'seized':
    case 'drew':
    case 'showed':
      return event.seat;
    case 'put':
      return event.in === 'hand' ? event.seat : null;
    default:
      return null;
  }
}

/** Returns what has been seen after an event. */
export function afterSeeing(seen: Sightings, event: GameEvent): Sightings {
  // What was taken back may have put any card back into a deck or a hand.
  if (event.e === 'rewound') return NOTHING_SEEN;
  const events = seen.events + 1;
  if (event.e === 'reshuffled') {
    return { ...seen, events, shuffled: { ...seen.shuffled, [event.deck]: events } };
  }
  const named = namedIn(event);
  if (named.length > 0) return withNamed({ ...seen, events }, named, holderAfter(event));
  return event.e === 'gave' ? withoutHand({ ...seen, events }, event.seat) : { ...seen, events };
}

function withNamed(seen: Sightings, named: readonly CardId[], holder: Seat | null): Sightings {
  const last = [...seen.last];
  for (const card of named) {
    while (last.length <= card) last.push(0);
    last[card] = seen.events;
  }
  const others = seen.held.filter(({ card }) => !named.includes(card));
  const held = holder === null ? others : [...others, ...named.map((card) => ({ seat: holder, card }))];
  return { ...seen, last, held };
}

/** After cards have been passed on face down, nobody else knows which of a hand's cards are still there. */
function withoutHand(seen: Sightings, seat: Seat): Sightings {
  const gone = seen.held.filter((one) => one.seat === seat).map(({ card }) => card);
  if (gone.length === 0) return seen;
  const last = seen.last.map((at, card) => (gone.includes(card) ? 0 : at));
  return { ...seen, last, held: seen.held.filter((one) => one.seat !== seat) };
}

/** Whether a card was seen since its deck was last shuffled, so that it can't be in the deck. */
export function isOutOf(deck: DeckName, { last, shuffled }: Sightings, card: CardId): boolean {
  return (last[card] ?? 0) > shuffled[deck];
}
