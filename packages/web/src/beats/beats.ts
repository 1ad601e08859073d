/**
 * What has just happened, as beats: short scenes played one after another, in the order of the events, each as long as
 * it weighs. Pure: the page's state is never behind; beats only show how it came about.
 */
import type { CardId, GameEvent, Seat, Sum } from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';

/** A place on the table that a card travels between; the page marks them with `data-place`. */
export type Place =
  | `seat:${number}`
  /** A player's hand, as far as it shows. */
  | `hand:${number}`
  /** What a player has in play. */
  | `gear:${number}`
  /** Where the card lies now: with the player, or else on the stage. */
  | `laid:${number}`
  | `deck:${'doors' | 'treasures'}`
  | 'stage'
  /** The discard pile of the card that goes there, or comes from it. */
  | 'discards';

/** What a beat shows. */
export type Shown =
  | { readonly kind: 'door'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly kind: 'die';
      readonly seat: Seat;
      readonly die: number;
      readonly sum: Sum | null;
      /** What is rolled against, or for. */
      readonly card: CardId | null;
      readonly flees: boolean;
    }
  | { readonly kind: 'verdict'; readonly seat: Seat; readonly card: CardId; readonly caught: boolean }
  | { readonly kind: 'struck'; readonly seat: Seat; readonly by: Seat | null; readonly card: CardId }
  | { readonly kind: 'died'; readonly seat: Seat; readonly card: CardId | null }
  | {
      readonly kind: 'won';
      readonly seat: Seat;
      readonly helper: Seat | null;
      readonly cards: readonly CardId[];
    }
  | { readonly kind: 'looted'; readonly seat: Seat; readonly body: Seat; readonly card: CardId }
  | { readonly kind: 'level'; readonly seat: Seat; readonly up: boolean }
  | {
      readonly kind: 'travel';
      /** `null`: face down. */
      readonly card: CardId | null;
      readonly from: Place;
      readonly to: Place;
    };

export interface Beat {
  readonly key: string;
  /** Milliseconds. */
  readonly ms: number;
  readonly shown: Shown;
}

/** Milliseconds by weight. */
const WEIGHT: Readonly<Record<Shown['kind'], number>> = {
  door: 900,
  die: 800,
  verdict: 500,
  struck: 900,
  died: 900,
  won: 600,
  looted: 450,
  level: 250,
  travel: 300,
};
const LEAST = 120;
/** All beats of one update together. */
export const MOST = 2000;
/** A hand of this many cards is dealt at once. */
const MOST_CARDS = 3;

/** Cards on the way from one place to another, one after another; beyond a few they go as one. */
function travels(cards: readonly (CardId | null)[], from: Place, to: Place): Shown[] {
  return cards.slice(0, MOST_CARDS).map((card) => ({ kind: 'travel', card, from, to }));
}

/** The cards of an event as far as they are seen; `null` for each that is not. */
function seenOf(event: {
  readonly count: number;
  readonly cards?: readonly CardId[];
  readonly secret?: { readonly cards: readonly CardId[] };
}): readonly (CardId | null)[] {
  const seen = event.cards ?? event.secret?.cards ?? [];
  return Array.from({ length: event.count }, (_, at) => seen[at] ?? null);
}

/** What an event shows; nothing for most. */
function shownOf(event: GameEvent): readonly Shown[] {
  switch (event.e) {
    case 'door':
      return [{ kind: 'door', seat: event.seat, card: event.card }];
    case 'die':
      return [
        {
          kind: 'die',
          seat: event.seat,
          die: event.die,
          sum: event.sum ?? null,
          card: event.cause.card ?? null,
          flees: event.why === 'flee',
        },
      ];
    case 'escaped':
    case 'caught':
      return [{ kind: 'verdict', seat: event.seat, card: event.card, caught: event.e === 'caught' }];
    case 'cursed': {
      const by = event.cause.by ?? null;
      return [
        {
          kind: 'struck',
          seat: event.seat,
          card: event.card,
          by: by === null || by < 0 || by === event.seat ? null : by,
        },
      ];
    }
    case 'died':
      return [{ kind: 'died', seat: event.seat, card: event.cause.card ?? null }];
    case 'won':
      return [{ kind: 'won', seat: event.seat, helper: event.helper, cards: event.killed }];
    case 'looted':
      return [{ kind: 'looted', seat: event.seat, body: event.body, card: event.card }];
    case 'level':
      return [{ kind: 'level', seat: event.seat, up: event.to > event.from }];
    default:
      return movedBy(event);
  }
}

/** The cards that an event moves. */
function movedBy(event: GameEvent): readonly Shown[] {
  switch (event.e) {
    case 'played': {
      const to: Place = event.target === undefined ? `laid:${event.seat}` : `seat:${event.target}`;
      return travels([event.card], `hand:${event.seat}`, to);
    }
    case 'equipped':
      return travels([event.card], `gear:${event.seat}`, `laid:${event.seat}`);
    case 'unequipped':
      return travels([event.card], `seat:${event.seat}`, `laid:${event.seat}`);
    case 'drew':
      return travels(seenOf(event), `deck:${event.deck}`, `seat:${event.seat}`);
    case 'treasure':
      return travels([event.card], 'deck:treasures', `seat:${event.seat}`);
    case 'took':
      return travels([event.card], 'stage', `seat:${event.seat}`);
    case 'gave':
      return travels(seenOf(event), `seat:${event.seat}`, `seat:${event.to}`);
    case 'traded':
      return [
        ...travels(event.give, `seat:${event.seat}`, `seat:${event.to}`),
        ...travels(event.get, `seat:${event.to}`, `seat:${event.seat}`),
      ];
    case 'lost':
    case 'sold':
    case 'discarded':
      return travels(event.cards, `seat:${event.seat}`, 'discards');
    default:
      return movedAside(event);
  }
}

/** The cards that leave the stage, come from a discard pile, or are only shown. */
function movedAside(event: GameEvent): readonly Shown[] {
  switch (event.e) {
    case 'removed':
    case 'cancelled':
      return travels([event.card], 'stage', 'discards');
    case 'lifted':
      return travels([event.card], `seat:${event.seat}`, 'discards');
    case 'searched':
      return travels(event.cards, 'discards', `seat:${event.seat}`);
    case 'seized':
      return travels([event.card], 'discards', `seat:${event.seat}`);
    case 'showed':
      return travels(
        seenOf(event),
        `seat:${event.seat}`,
        event.to === undefined ? 'stage' : `seat:${event.to}`,
      );
    case 'put':
      return travels([event.card], 'stage', event.seat === null ? 'discards' : `seat:${event.seat}`);
    default:
      return [];
  }
}

/** Makes the beats fit the time there is: all shorter alike, and if that is not enough, the lightest go. */
export function fitted(beats: readonly Beat[]): readonly Beat[] {
  const weight = (list: readonly Beat[]) => list.reduce((sum, { ms }) => sum + ms, 0);
  let kept = beats;
  while (kept.length * LEAST > MOST) {
    const lightest = Math.min(...kept.map(({ ms }) => ms));
    const drop = kept.findLastIndex(({ ms }) => ms === lightest);
    kept = kept.filter((_, at) => at !== drop);
  }
  const all = weight(kept);
  if (all <= MOST) return kept;
  // What is above the least shrinks until the sum fits.
  const share = (MOST - kept.length * LEAST) / (all - kept.length * LEAST);
  return kept.map(({ key, ms, shown }) => ({ key, ms: Math.floor(LEAST + (ms - LEAST) * share), shown }));
}

/** The beats of an update. */
export function beatsOf(news: readonly LogEntry[]): readonly Beat[] {
  const all = news.flatMap(({ key, event }) =>
    shownOf(event).map((shown, at): Beat => ({ key: `${key}/${at}`, ms: WEIGHT[shown.kind], shown })),
  );
  return fitted(all);
}
