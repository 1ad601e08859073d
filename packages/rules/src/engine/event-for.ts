/** What a seat may know of an event. Built by picking what it may know, never by removing what it may not. */
import type { Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';

/** The events that may have a secret part. */
type Guarded = Extract<GameEvent, { readonly e: 'drew' | 'gave' | 'power' | 'asked' | 'showed' | 'peeked' }>;

/** Returns an event as a seat (`null`: a spectator) may see it. Its secret part goes only to the seats named there. */
export function eventFor(event: GameEvent, seat: Seat | null): GameEvent {
  if (!('secret' in event) || event.secret === undefined) return event;
  return seat !== null && event.secret.seats.includes(seat) ? event : openPart(event);
}

/**
 * Returns an event for a spectator who watches through a seat. The secret part is included only if every seat it names
 * lets spectators watch, so that nobody gives away what another player holds.
 */
export function eventThrough(event: GameEvent, seat: Seat, open: ReadonlySet<Seat>): GameEvent {
  const named = 'secret' in event ? (event.secret?.seats ?? []) : [];
  return eventFor(event, named.every((one) => open.has(one)) ? seat : null);
}

/** The public part of an event. */
function openPart(event: Guarded): GameEvent {
  switch (event.e) {
    case 'drew': {
      const { e, seat, deck, count, cards, cause } = event;
      return { e, seat, deck, count, ...(cards === undefined ? {} : { cards }), cause };
    }
    case 'gave': {
      const { e, seat, to, count, cards, cause } = event;
      return { e, seat, to, count, ...(cards === undefined ? {} : { cards }), cause };
    }
    case 'power': {
      const { e, seat, power, cards, target, on, count, cause } = event;
      return {
        e,
        seat,
        power,
        cards,
        ...(target === undefined ? {} : { target }),
        ...(on === undefined ? {} : { on }),
        ...(count === undefined ? {} : { count }),
        cause,
      };
    }
    case 'asked': {
      const { e, seat, to, terms, cause } = event;
      return { e, seat, to, terms, cause };
    }
    case 'showed': {
      const { e, seat, to, count, cards, cause } = event;
      return {
        e,
        seat,
        ...(to === undefined ? {} : { to }),
        count,
        ...(cards === undefined ? {} : { cards }),
        cause,
      };
    }
    case 'peeked': {
      const { e, seat, deck, cause } = event;
      return { e, seat, deck, cause };
    }
  }
}
