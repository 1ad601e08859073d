/**
 * What players have done to each other lately, as everybody at the table has seen it. A bot is told of it beside its view,
 * and so remembers without a memory of its own: the same acts always come to the same past.
 */
import { freezeAll, type CardId, type GameEvent, type Seat } from '@kickdoor/rules';

/** What somebody has done to somebody else: for them above 0, against them below. */
export interface Treatment {
  /** Turns, counted as the past counts them. */
  readonly turn: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly worth: number;
}

export interface Past {
  /** Turns that have begun. */
  readonly turn: number;
  /** Who fights now, and who helps them. */
  readonly fighters: readonly Seat[];
  /** The oldest first; those of more than 8 turns ago are forgotten. */
  readonly treatments: readonly Treatment[];
  /** Trades that were offered, in the same order, and as long. */
  readonly offers: readonly Offer[];
}

/** A trade that somebody has offered somebody else. */
export interface Offer {
  readonly turn: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly give: readonly CardId[];
  readonly get: readonly CardId[];
  /** Whether they have made it. */
  readonly made: boolean;
}

export const NO_PAST: Past = freezeAll({ turn: 0, fighters: [], treatments: [], offers: [] });

/** Turns for which treatments and offers are remembered: two rounds of four. */
export const LASTS = 8;

const CURSE = -2;
const STAB = -2;
const HELP = 2;
const CARD = 1;

/** What somebody does to a combat that is not theirs. */
function inCombat({ fighters, turn }: Past, by: Seat, worth: number): readonly Treatment[] {
  return fighters.includes(by) ? [] : fighters.map((to) => ({ turn, by, to, worth }));
}

/** What an event does to somebody other than whoever did it. */
function treatmentsIn(past: Past, event: GameEvent): readonly Treatment[] {
  const { turn } = past;
  switch (event.e) {
    case 'curse': {
      // Behind a door nobody has put it.
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

/** Who fights after an event. */
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
      // Nobody has to answer it any more.
      const last = event.what === 'trade' ? offers.findLast(({ by }) => by === event.seat) : undefined;
      return last === undefined ? offers : offers.filter((offer) => offer !== last);
    }
    default:
      return offers;
  }
}

function after(past: Past, event: GameEvent): Past {
  // What was taken back has not been done; who had done what before it is not worth playing the game again.
  if (event.e === 'rewound') return { ...past, fighters: [], treatments: [], offers: [] };
  const turn = event.e === 'turn' ? past.turn + 1 : past.turn;
  const done = treatmentsIn(past, event);
  const fighters = fightersAfter(past, event);
  const offers = offersAfter(past, event);
  const isNew = turn !== past.turn || done.length > 0;
  if (!isNew && fighters === past.fighters && offers === past.offers) return past;
  const lasts = (of: { readonly turn: number }): boolean => turn - of.turn < LASTS;
  return {
    turn,
    fighters,
    treatments: [...past.treatments.filter(lasts), ...done],
    offers: offers.filter(lasts),
  };
}

/** The past after what has just happened; the same object if it adds nothing. */
export function recall(past: Past, events: readonly GameEvent[]): Past {
  return events.reduce((so, event) => after(so, event), past);
}

/** What one player still owes another: harm that was not paid back, and help that was not returned. Both from 0. */
export interface Debt {
  readonly grudge: number;
  readonly thanks: number;
}

/** A seat's grudges against another and its debts of thanks, until they are settled or forgotten. */
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

/** Whether a seat has offered a trade in this turn. */
export function hasOffered({ offers, turn }: Past, seat: Seat): boolean {
  return offers.some((offer) => offer.by === seat && offer.turn === turn);
}

/** Whether a seat has lately offered another a trade that came to nothing. */
export function hasOfferedTo({ offers }: Past, seat: Seat, other: Seat): boolean {
  return offers.some(({ by, to, made }) => by === seat && to === other && !made);
}

/** Whether a seat has made a trade that was offered in this turn or the one before. */
export function hasTraded({ offers, turn }: Past, seat: Seat): boolean {
  return offers.some(
    (offer) => offer.made && turn - offer.turn < 2 && (offer.by === seat || offer.to === seat),
  );
}
