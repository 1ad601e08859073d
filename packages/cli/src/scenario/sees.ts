/** Which cards a view, or the events a seat received, contain. */
import type { CardId, GameEvent, View } from '@kickdoor/rules';

/** Fields that hold a card. */
const CARD = new Set(['card', 'kin', 'foe', 'door', 'top', 'with']);
/** Fields that hold lists of cards. */
const CARDS = new Set([
  'attached',
  'cards',
  'carried',
  'classes',
  'curses',
  'enhancers',
  'equipped',
  'justReceived',
  'get',
  'give',
  'halfBreeds',
  'hand',
  'ineffective',
  'items',
  'killed',
  'left',
  'open',
  'pile',
  'playCards',
  'races',
  'shown',
  'sidekicks',
  'steeds',
  'superMunchkins',
  'talents',
]);

function collect(value: unknown, key: string, into: Set<CardId>): void {
  if (typeof value === 'number') {
    if (CARD.has(key)) into.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) {
      if (typeof item === 'number' && CARDS.has(key)) into.add(item);
      else collect(item, key, into);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, name, into);
  }
}

/** All cards a seat can identify in its view. */
export function cardsInView(view: View): ReadonlySet<CardId> {
  const found = new Set<CardId>();
  collect(view, '', found);
  return found;
}

/** All cards in the events a seat received. */
export function cardsInEvents(events: readonly GameEvent[]): ReadonlySet<CardId> {
  const found = new Set<CardId>();
  collect(events, '', found);
  return found;
}
