/**
 * Turns recent events into beats: short scenes, played one after another in the order of the events, longer for events
 * that matter more. Pure. Beats only show how the state came about; the page's state never waits for them.
 */
import type { CardId, GameEvent, Seat, Sum, View } from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';

/** A place on the table that a card travels between; the page marks them with `data-place`. */
export type Place =
  | `seat:${number}`
  /** A player's hand, or the visible part of it. */
  | `hand:${number}`
  /** What a player has in play. */
  | `gear:${number}`
  /** Where the card is now: with the player, or else on the stage. */
  | `laid:${number}`
  | `deck:${'doors' | 'treasures'}`
  | 'stage'
  /** The discard pile the card goes to or comes from. */
  | 'discards';

/** A card that somebody takes from a body. */
export interface Taken {
  readonly seat: Seat;
  readonly card: CardId;
}

/** What a beat shows. */
export type Shown =
  | { readonly kind: 'door'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly kind: 'die';
      readonly seat: Seat;
      readonly die: number;
      readonly sum: Sum | null;
      /** What the roll is against, or for. */
      readonly card: CardId | null;
      readonly flees: boolean;
    }
  | { readonly kind: 'verdict'; readonly seat: Seat; readonly card: CardId; readonly caught: boolean }
  | { readonly kind: 'struck'; readonly seat: Seat; readonly by: Seat | null; readonly card: CardId }
  | {
      readonly kind: 'died';
      readonly seat: Seat;
      readonly card: CardId | null;
      /** What lies there to be looted. */
      readonly left: readonly CardId[];
    }
  | {
      readonly kind: 'won';
      readonly seat: Seat;
      readonly helper: Seat | null;
      readonly cards: readonly CardId[];
    }
  | {
      readonly kind: 'looted';
      readonly body: Seat;
      /** Who has taken what so far, the newest last. */
      readonly taken: readonly Taken[];
    }
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

/** Normal durations in milliseconds. Looting is shown for longer than a bot takes to pick the next card. */
const NORMAL_MS: Readonly<Record<Shown['kind'], number>> = {
  door: 900,
  die: 800,
  verdict: 500,
  struck: 900,
  died: 900,
  won: 600,
  looted: 900,
  level: 250,
  travel: 300,
};
/** The shortest durations, in milliseconds, in which a scene can still be understood. */
const MIN_MS: Readonly<Record<Shown['kind'], number>> = {
  door: 500,
  die: 400,
  verdict: 300,
  struck: 600,
  died: 600,
  won: 450,
  looted: 400,
  level: 120,
  travel: 120,
};
/** The longest that all beats of one update may take together, in milliseconds. */
export const MAX_TOTAL_MS = 2000;
/** At most this many cards travel between the same two places. */
const MOST_CARDS = 3;

/** Beats for cards that go from one place to another, at most `MOST_CARDS`. */
function travels(cards: readonly (CardId | null)[], from: Place, to: Place): Shown[] {
  return cards.slice(0, MOST_CARDS).map((card) => ({ kind: 'travel', card, from, to }));
}

/** The cards of an event; `null` for each that this seat can't see. */
function seenOf(event: {
  readonly count: number;
  readonly cards?: readonly CardId[];
  readonly secret?: { readonly cards: readonly CardId[] };
}): readonly (CardId | null)[] {
  const seen = event.cards ?? event.secret?.cards ?? [];
  return Array.from({ length: event.count }, (_, at) => seen[at] ?? null);
}

/** The beats of an event; most have none. */
function shownOf(event: GameEvent): readonly Shown[] {
  switch (event.e) {
    case 'door':
      return [{ kind: 'door', seat: event.seat, card: event.card }];
    case 'die':
      // The tie roll for who loots first isn't worth a beat; it is in the log.
      if (event.why === 'tie') return [];
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
      return [{ kind: 'died', seat: event.seat, card: event.cause.card ?? null, left: [] }];
    case 'won':
      return [{ kind: 'won', seat: event.seat, helper: event.helper, cards: event.killed }];
    case 'looted':
      return [{ kind: 'looted', body: event.body, taken: [{ seat: event.seat, card: event.card }] }];
    case 'level':
      return [{ kind: 'level', seat: event.seat, up: event.to > event.from }];
    default:
      return movedBy(event);
  }
}

/** The beats of an event that moves cards. */
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

/** The beats of an event whose cards leave the stage, come from a discard pile, or are only shown. */
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

/** Whether a beat is secondary: a traveling card, or a Level. */
function isAside(shown: Shown): boolean {
  return shown.kind === 'level' || shown.kind === 'travel';
}

/** The index of the beat to drop first: a secondary one if there is any, of these the shortest, of several the last. */
function lightest(beats: readonly Beat[]): number {
  const weights = beats.map(({ shown }) => MIN_MS[shown.kind] - (isAside(shown) ? MAX_TOTAL_MS : 0));
  return weights.lastIndexOf(Math.min(...weights));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** Makes beats fit into `MAX_TOTAL_MS`: drops the least important if there are too many, then shortens the others. */
export function fitted(beats: readonly Beat[]): readonly Beat[] {
  const least = ({ ms, shown }: Beat) => Math.min(ms, MIN_MS[shown.kind]);
  let kept = beats;
  while (sum(kept.map(least)) > MAX_TOTAL_MS) {
    const drop = lightest(kept);
    kept = kept.filter((_, at) => at !== drop);
  }
  const all = sum(kept.map(({ ms }) => ms));
  if (all <= MAX_TOTAL_MS) return kept;
  // Only the time above the minimum is scaled down.
  const [floor, share] = [sum(kept.map(least)), MAX_TOTAL_MS - sum(kept.map(least))];
  return kept.map((beat) => {
    const { key, ms, shown } = beat;
    const above = ((ms - least(beat)) * share) / (all - floor);
    return { key, ms: Math.floor(least(beat) + above), shown };
  });
}

/** Merges each card taken from a body with those taken from it before, so that they are one continuous scene. */
export function gathered(before: Shown | null, beats: readonly Beat[]): readonly Beat[] {
  let last = before;
  return beats.map((beat) => {
    const { shown } = beat;
    if (shown.kind === 'died') last = shown;
    if (shown.kind !== 'looted') return beat;
    const taken = last?.kind === 'looted' && last.body === shown.body ? last.taken : [];
    const next: Shown = { ...shown, taken: [...taken, ...shown.taken] };
    last = next;
    return { key: beat.key, ms: beat.ms, shown: next };
  });
}

/** What lay with a body at first: what lies there after an update, and what it has already brought the looters. */
function leftBy(body: Seat, news: readonly LogEntry[], pending: View['pending']): readonly CardId[] {
  const taken = news.flatMap(({ event }) =>
    event.e === 'looted' && event.body === body ? [event.card] : [],
  );
  return pending?.kind === 'looting' && pending.body === body ? [...taken, ...pending.cards] : taken;
}

/**
 * The beats of an update; `pending`: what the table waits for after it. When a beat is shown, others may have moved on:
 * it has with it whatever it shows.
 */
export function beatsOf(news: readonly LogEntry[], pending: View['pending'] = null): readonly Beat[] {
  const all = news.flatMap(({ key, event }) =>
    shownOf(event).map((each, at): Beat => {
      const shown = each.kind === 'died' ? { ...each, left: leftBy(each.seat, news, pending) } : each;
      return { key: `${key}/${at}`, ms: NORMAL_MS[shown.kind], shown };
    }),
  );
  return fitted(gathered(null, all));
}
