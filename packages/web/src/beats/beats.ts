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

/** Milliseconds by weight. Who takes something from a body is shown for longer than a bot needs to take the next. */
const WEIGHT: Readonly<Record<Shown['kind'], number>> = {
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
/** Milliseconds that it takes at least to see what is shown. */
const LEAST: Readonly<Record<Shown['kind'], number>> = {
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
      // Who takes first from a body matters less than what is taken, and the log has the roll.
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
      return [{ kind: 'died', seat: event.seat, card: event.cause.card ?? null }];
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

/** Whether it is shown besides something else: a card on its way, or a Level. */
function isAside(shown: Shown): boolean {
  return shown.kind === 'level' || shown.kind === 'travel';
}

/** The beat to leave out first: one that is shown aside, or else the one that takes the least; of several, the last. */
function lightest(beats: readonly Beat[]): number {
  const weights = beats.map(({ shown }) => LEAST[shown.kind] - (isAside(shown) ? MOST : 0));
  return weights.lastIndexOf(Math.min(...weights));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** Makes the beats fit the time there is: the lightest go if there are too many to be seen, and the others get shorter. */
export function fitted(beats: readonly Beat[]): readonly Beat[] {
  const least = ({ ms, shown }: Beat) => Math.min(ms, LEAST[shown.kind]);
  let kept = beats;
  while (sum(kept.map(least)) > MOST) {
    const drop = lightest(kept);
    kept = kept.filter((_, at) => at !== drop);
  }
  const all = sum(kept.map(({ ms }) => ms));
  if (all <= MOST) return kept;
  // What is above the least shrinks until the sum fits.
  const [floor, share] = [sum(kept.map(least)), MOST - sum(kept.map(least))];
  return kept.map((beat) => {
    const { key, ms, shown } = beat;
    const above = ((ms - least(beat)) * share) / (all - floor);
    return { key, ms: Math.floor(least(beat) + above), shown };
  });
}

/** What is taken from a body is shown with what has been taken from it before: one picture that goes on. */
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

/** The beats of an update. */
export function beatsOf(news: readonly LogEntry[]): readonly Beat[] {
  const all = news.flatMap(({ key, event }) =>
    shownOf(event).map((shown, at): Beat => ({ key: `${key}/${at}`, ms: WEIGHT[shown.kind], shown })),
  );
  return fitted(gathered(null, all));
}
