/**
 * What players have recently done to each other, as everybody at the table saw it. Bots get it with their view and so
 * need no memory of their own: the same acts always give the same past.
 */
import { freezeAll, type CardId, type GameEvent, type Seat } from '@kickdoor/rules';
import { afterSeeing, NOTHING_SEEN, type Sightings } from './sightings.ts';

/** What one player has done to another: above 0 for them, below 0 against them. */
export interface Treatment {
  /** The value of {@link Past.turn} at the time. */
  readonly turn: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly worth: number;
}

export interface Past {
  /** How many turns have begun. */
  readonly turn: number;
  /** The current fighter, and their helper. */
  readonly fighters: readonly Seat[];
  /** Oldest first; those from more than 8 turns ago are forgotten. */
  readonly treatments: readonly Treatment[];
  /** Trades offered, oldest first, forgotten after as many turns. */
  readonly offers: readonly Offer[];
  /** What has been seen of the cards, since the start. */
  readonly sightings: Sightings;
}

/** A trade that one player has offered another. */
export interface Offer {
  readonly turn: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly give: readonly CardId[];
  readonly get: readonly CardId[];
  /** Whether the trade was made. */
  readonly made: boolean;
}

export const NO_PAST: Past = freezeAll({
  turn: 0,
  fighters: [],
  treatments: [],
  offers: [],
  sightings: NOTHING_SEEN,
});

/** How many turns treatments and offers are remembered: two rounds of four players. */
export const LASTS = 8;

const CURSE = -2;
const STAB = -2;
const HELP = 2;
const CARD = 1;

/** How an act in somebody else's combat treats its fighters. */
function inCombat({ fighters, turn }: Past, by: Seat, worth: number): readonly Treatment[] {
  return fighters.includes(by) ? [] : fighters.map((to) => ({ turn, by, to, worth }));
}

/** How an event treats players other than the one who caused it. */
function treatmentsIn(past: Past, event: GameEvent): readonly Treatment[] {
  const { turn } = past;
  switch (event.e) {
    case 'curse': {
      // Nobody is to blame for a curse found behind a door.
      const { seat: to, cause } = event;
      return cause.by === undefined || cause.by === to ? [] : [{ turn, by: cause.by, to, worth: CURSE }];
    }
    case 'enhanced':
    case 'joined':
      return inCombat(past, event.cause.by ?? event.seat, STAB);
    case 'boosted':
      return inCombat(past, event.seat, event.side === 'monsters' || event.amount < 0 ? STAB : CARD);
    case 'helps':
      return [{ turn, by: event.seat, to: event.to, worth: HELP }];
    default:
      return [];
  }
}

/** The fighters after an event. */
function fightersAfter({ fighters }: Past, event: GameEvent): readonly Seat[] {
  switch (event.e) {
    case 'combat':
      return [event.seat];
    case 'helps':
      return [event.to, event.seat];
    case 'turn':
    case 'ended':
    case 'won':
      return [];
    default:
      return fighters;
  }
}

/** The trades offered after an event. */
function offersAfter({ offers, turn }: Past, event: GameEvent): readonly Offer[] {
  switch (event.e) {
    case 'offered': {
      const { seat: by, to, give, get } = event;
      return [...offers, { turn, by, to, give, get, made: false }];
    }
    case 'traded':
      return offers.map((offer) =>
        offer.by === event.seat && offer.to === event.to ? { ...offer, made: true } : offer,
      );
    case 'withdrawn': {
      // A withdrawn offer no longer waits for an answer.
      const last = event.what === 'trade' ? offers.findLast(({ by }) => by === event.seat) : undefined;
      return last === undefined ? offers : offers.filter((offer) => offer !== last);
    }
    default:
      return offers;
  }
}

function after(past: Past, event: GameEvent): Past {
  // Acts that were taken back don't count, and replaying the game to restore older ones isn't worth it.
  const sightings = afterSeeing(past.sightings, event);
  if (event.e === 'rewound') return { ...past, fighters: [], treatments: [], offers: [], sightings };
  const turn = event.e === 'turn' ? past.turn + 1 : past.turn;
  const done = treatmentsIn(past, event);
  const fighters = fightersAfter(past, event);
  const offers = offersAfter(past, event);
  const isNew = turn !== past.turn || done.length > 0;
  if (!isNew && fighters === past.fighters && offers === past.offers) return { ...past, sightings };
  const lasts = (of: { readonly turn: number }): boolean => turn - of.turn < LASTS;
  return {
    turn,
    fighters,
    treatments: [...past.treatments.filter(lasts), ...done],
    offers: offers.filter(lasts),
    sightings,
  };
}

/** Returns the past after these events. */
export function recall(past: Past, events: readonly GameEvent[]): Past {
  return events.reduce((so, event) => after(so, event), past);
}

/**
 * What a seat holds against another or owes them: harm not yet paid back, and help not yet returned. Both at least 0.
 */
export interface Debt {
  readonly grudge: number;
  readonly thanks: number;
}

/** A seat's grudge against another and its debt of thanks, until settled or forgotten. */
export function debtTo({ treatments }: Past, seat: Seat, other: Seat): Debt {
  const sum = (by: Seat, to: Seat, sign: number): number =>
    treatments.reduce(
      (total, one) => (one.by === by && one.to === to ? total + Math.max(0, sign * one.worth) : total),
      0,
    );
  return {
    grudge: Math.max(0, sum(other, seat, -1) - sum(seat, other, -1)),
    thanks: Math.max(0, sum(other, seat, 1) - sum(seat, other, 1)),
  };
}

/** Whether a seat has offered a trade this turn. */
export function hasOffered({ offers, turn }: Past, seat: Seat): boolean {
  return offers.some((offer) => offer.by === seat && offer.turn === turn);
}

/** Whether a seat has recently offered another a trade that wasn't made. */
export function hasOfferedTo({ offers }: Past, seat: Seat, other: Seat): boolean {
  return offers.some(({ by, to, made }) => by === seat && to === other && !made);
}

/** Whether a seat has made a trade that was offered this turn or last. */
export function hasTraded({ offers, turn }: Past, seat: Seat): boolean {
  return offers.some(
    (offer) => offer.made && turn - offer.turn < 2 && (offer.by === seat || offer.to === seat),
  );
}
