/** From an event to its line in the log: an exhaustive map, one handler for each event name. */
import type { EventName, GameEvent } from '../model/event.ts';
import type { Phrase, PhraseArg } from '../model/phrase.ts';
import { cardList, dieTotal, termsPhrase, type Names } from './log-names.ts';

type EventOf<E extends EventName> = Extract<GameEvent, { readonly e: E }>;
type Handler<E extends EventName> = (event: EventOf<E>, names: Names) => Phrase;
type Handlers = { readonly [E in EventName]: Handler<E> };

function line(id: string, args?: Readonly<Record<string, PhraseArg>>): Phrase {
  return args === undefined ? { id } : { id, args };
}

/** One player and one card, the commonest line. */
function whoCard(
  id: string,
): (event: { readonly seat: number; readonly card: number }, names: Names) => Phrase {
  return (event, names) => line(id, { who: names.who(event.seat), card: names.card(event.card) });
}

function who(id: string): (event: { readonly seat: number }, names: Names) => Phrase {
  return (event, names) => line(id, { who: names.who(event.seat) });
}

/** The cards of an event that its reader may see: told to all, or told to this seat alone. */
function seen(event: {
  readonly cards?: readonly number[];
  readonly secret?: { readonly cards: readonly number[] };
}): readonly number[] | null {
  return event.cards ?? event.secret?.cards ?? null;
}

function deal(
  kind: 'event-offered' | 'event-traded',
): (event: Pick<EventOf<'offered'>, 'seat' | 'to' | 'give' | 'get'>, names: Names) => Phrase {
  return (event, names) => {
    const suffix = event.get.length === 0 ? '-gift' : event.give.length === 0 ? '-plea' : '';
    return line(`${kind}${suffix}`, {
      who: names.who(event.seat),
      whom: names.who(event.to),
      give: cardList(names, event.give),
      get: cardList(names, event.get),
    });
  };
}

function played(event: EventOf<'played'>, names: Names): Phrase {
  const base = { who: names.who(event.seat), card: names.card(event.card) };
  if (event.side !== undefined) return line('event-played-side', { ...base, side: event.side });
  if (event.on !== undefined) return line('event-played-on-card', { ...base, on: names.card(event.on) });
  if (event.target === event.seat) return line('event-played-on-self', base);
  if (event.target !== undefined) {
    return line('event-played-on-player', { ...base, whom: names.who(event.target) });
  }
  if (event.with !== undefined) return line('event-played-with', { ...base, with: names.card(event.with) });
  return line('event-played', base);
}

function power(event: EventOf<'power'>, names: Names): Phrase {
  const base = {
    who: names.who(event.seat),
    power: names.power(event.power),
    count: event.count ?? event.cards.length,
  };
  if (event.target !== undefined) {
    return line('event-power-on-player', { ...base, whom: names.who(event.target) });
  }
  if (event.on !== undefined) return line('event-power-on-card', { ...base, on: names.card(event.on) });
  return line('event-power', base);
}

function won(event: EventOf<'won'>, names: Names): Phrase {
  const base = {
    who: names.who(event.seat),
    cards: cardList(names, event.killed),
    levels: event.levels,
    treasures: event.treasures,
  };
  if (event.killed.length === 0) return line('event-won-empty', base);
  if (event.helper === null) return line('event-won', base);
  return line('event-won-with', { ...base, whom: names.who(event.helper) });
}

function showed(event: EventOf<'showed'>, names: Names): Phrase {
  const cards = seen(event);
  return line(`event-showed${event.to === undefined ? '' : '-to'}${cards === null ? '' : '-open'}`, {
    who: names.who(event.seat),
    whom: event.to === undefined ? '' : names.who(event.to),
    count: event.count,
    cards: cardList(names, cards ?? []),
  });
}

function levelChange(event: EventOf<'level'>, names: Names): Phrase {
  const way = event.to > event.from ? 'up' : event.to < event.from ? 'down' : 'same';
  return line(`event-level-${way}`, { who: names.who(event.seat), from: event.from, to: event.to });
}

const handlers: Handlers = {
  turn: who('event-turn'),
  phase: (event, names) => line('event-phase', { phase: event.phase, who: names.who(event.seat) }),
  die: (event, names) =>
    line(`event-die-${event.why}`, { who: names.who(event.seat), ...dieTotal(event.die, event.sum) }),
  starts: who('event-starts'),
  drew: (event, names) => {
    const cards = seen(event);
    const base = { who: names.who(event.seat), deck: event.deck, count: event.count };
    if (cards === null) return line('event-drew', base);
    return line('event-drew-open', { ...base, cards: cardList(names, cards) });
  },
  'joined-lasers': (event, names) =>
    line('event-joined-lasers', { who: names.who(event.seat), cards: cardList(names, event.cards) }),
  'parted-laser': (event, names) =>
    line('event-parted-laser', { who: names.who(event.seat), card: names.card(event.card) }),
  seizing: (event, names) =>
    line('event-seizing', { who: names.who(event.seat), card: names.card(event.card) }),
  seized: (event, names) =>
    line('event-seized', { who: names.who(event.seat), card: names.card(event.card) }),
  'none-left': (event, names) => line('event-none-left', { who: names.who(event.seat), deck: event.deck }),
  reshuffled: (event) => line('event-reshuffled', { deck: event.deck }),
  door: whoCard('event-door'),
  took: whoCard('event-took'),
  played,
  equipped: whoCard('event-equipped'),
  unequipped: whoCard('event-unequipped'),
  discarded: (event, names) =>
    line('event-discarded', { who: names.who(event.seat), cards: cardList(names, event.cards) }),
  lost: (event, names) =>
    line('event-lost', { who: names.who(event.seat), cards: cardList(names, event.cards) }),
  gave: (event, names) => {
    const cards = seen(event);
    const base = { who: names.who(event.seat), whom: names.who(event.to), count: event.count };
    if (cards === null) return line('event-gave', base);
    return line('event-gave-open', { ...base, cards: cardList(names, cards) });
  },
  sold: (event, names) =>
    line('event-sold', {
      who: names.who(event.seat),
      cards: cardList(names, event.cards),
      gold: event.gold,
      levels: event.levels,
    }),
  level: levelChange,
  sex: (event, names) => line('event-sex', { who: names.who(event.seat), to: event.to }),
  died: who('event-died'),
  reborn: who('event-reborn'),
  combat: whoCard('event-combat'),
  joined: whoCard('event-joined'),
  enhanced: (event, names) =>
    line('event-enhanced', {
      who: names.who(event.seat),
      card: names.card(event.card),
      on: names.card(event.on),
    }),
  removed: (event, names) =>
    line('event-removed', {
      who: names.who(event.seat),
      card: names.card(event.card),
      treasures: event.treasures,
    }),
  boosted: (event, names) =>
    event.target === undefined
      ? line('event-boosted', { side: event.side, amount: event.amount })
      : line('event-boosted-player', { whom: names.who(event.target), amount: event.amount }),
  strengths: (event) =>
    line('event-strengths', { fighters: event.fighters.total, monsters: event.monsters.total }),
  power,
  asked: (event, names) =>
    line('event-asked', {
      who: names.who(event.seat),
      whom: names.who(event.to),
      terms: termsPhrase(names, event.terms),
    }),
  helps: (event, names) => {
    const base = { who: names.who(event.seat), whom: names.who(event.to) };
    if (event.terms === null) return line('event-helps-forced', base);
    const terms = termsPhrase(names, { ...event.terms, plays: event.terms.plays.length });
    return line('event-helps', { ...base, terms });
  },
  declined: (event, names) =>
    line(`event-declined-${event.what}`, { who: names.who(event.seat), whom: names.who(event.to) }),
  withdrawn: (event, names) => line(`event-withdrawn-${event.what}`, { who: names.who(event.seat) }),
  lapsed: (event, names) => line(`event-lapsed-${event.what}`, { who: names.who(event.seat) }),
  offered: deal('event-offered'),
  traded: deal('event-traded'),
  claimed: (event, names) => line(`event-claimed-${event.what}`, { who: names.who(event.seat) }),
  unclaimed: (event, names) => line(`event-unclaimed-${event.what}`, { who: names.who(event.seat) }),
  passed: who('event-passed'),
  won,
  ended: who('event-ended'),
  escaped: whoCard('event-escaped'),
  caught: whoCard('event-caught'),
  sacrificed: (event, names) => {
    const base = { who: names.who(event.seat), card: names.card(event.card) };
    if (event.with === null) return line('event-sacrificed', base);
    return line('event-sacrificed-with', { ...base, whom: names.who(event.with) });
  },
  curse: (event, names) => {
    const base = { who: names.who(event.seat), card: names.card(event.card) };
    return event.on === undefined
      ? line('event-curse', base)
      : line('event-curse-on', { ...base, on: names.card(event.on) });
  },
  cursed: whoCard('event-cursed'),
  cancelled: whoCard('event-cancelled'),
  'no-effect': whoCard('event-no-effect'),
  lifted: whoCard('event-lifted'),
  treasure: whoCard('event-treasure'),
  looted: (event, names) =>
    line('event-looted', {
      who: names.who(event.seat),
      whom: names.who(event.body),
      card: names.card(event.card),
    }),
  showed,
  peeked: (event, names) => {
    const cards = event.secret?.cards ?? [];
    return line(cards.length === 0 ? 'event-peeked' : 'event-peeked-open', {
      who: names.who(event.seat),
      deck: event.deck,
      cards: cardList(names, cards),
    });
  },
  asks: who('event-asks'),
  conceded: who('event-conceded'),
  over: (event, names) =>
    event.winners.length === 0
      ? line('event-over-nobody')
      : line('event-over', { players: event.winners.map(names.who), count: event.winners.length }),
};

function handle<E extends EventName>(event: EventOf<E> & { readonly e: E }, names: Names): Phrase {
  const handler: Handler<E> = handlers[event.e];
  return handler(event, names);
}

/** The line for an event. */
export function eventPhrase(event: GameEvent, names: Names): Phrase {
  return handle(event, names);
}

/** All names of events. */
export const EVENT_NAMES: readonly string[] = Object.keys(handlers);
