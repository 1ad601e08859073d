/** The log line of every event: an exhaustive map with one handler per event name. */
import type { EventName, GameEvent } from '../model/event.ts';
import { phrase, type MessageOf, type Phrase } from '../model/phrase.ts';
import { cardList, dieTotal, termsPhrase, type Names } from './log-names.ts';

type EventOf<E extends EventName> = Extract<GameEvent, { readonly e: E }>;
type Handler<E extends EventName> = (event: EventOf<E>, names: Names) => Phrase;
type Handlers = { readonly [E in EventName]: Handler<E> };

/** One player and one card, the most common line. */
function whoCard(
  id: MessageOf<'card' | 'who'>,
): (event: { readonly seat: number; readonly card: number }, names: Names) => Phrase {
  return (event, names) => phrase(id, { who: names.who(event.seat), card: names.card(event.card) });
}

function who(id: MessageOf<'who'>): (event: { readonly seat: number }, names: Names) => Phrase {
  return (event, names) => phrase(id, { who: names.who(event.seat) });
}

/** The cards of an event that its reader may see: public ones, or those shown only to this seat. */
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
    return phrase(`${kind}${suffix}`, {
      who: names.who(event.seat),
      whom: names.who(event.to),
      give: cardList(names, event.give),
      get: cardList(names, event.get),
    });
  };
}

function played(event: EventOf<'played'>, names: Names): Phrase {
  const base = { who: names.who(event.seat), card: names.card(event.card) };
  if (event.side !== undefined) return phrase('event-played-side', { ...base, side: event.side });
  if (event.on !== undefined) return phrase('event-played-on-card', { ...base, on: names.card(event.on) });
  if (event.target === event.seat) return phrase('event-played-on-self', base);
  if (event.target !== undefined) {
    return phrase('event-played-on-player', { ...base, whom: names.who(event.target) });
  }
  if (event.with !== undefined) return phrase('event-played-with', { ...base, with: names.card(event.with) });
  return phrase('event-played', base);
}

function power(event: EventOf<'power'>, names: Names): Phrase {
  const base = {
    who: names.who(event.seat),
    power: names.power(event.power),
    count: event.count ?? event.cards.length,
  };
  if (event.target !== undefined) {
    return phrase('event-power-on-player', { ...base, whom: names.who(event.target) });
  }
  if (event.on !== undefined) return phrase('event-power-on-card', { ...base, on: names.card(event.on) });
  return phrase('event-power', base);
}

function won(event: EventOf<'won'>, names: Names): Phrase {
  const base = {
    who: names.who(event.seat),
    cards: cardList(names, event.killed),
    levels: event.levels,
    treasures: event.treasures,
  };
  if (event.killed.length === 0) return phrase('event-won-empty', base);
  if (event.helper === null) return phrase('event-won', base);
  return phrase('event-won-with', { ...base, whom: names.who(event.helper) });
}

function showed(event: EventOf<'showed'>, names: Names): Phrase {
  const cards = seen(event);
  return phrase(`event-showed${event.to === undefined ? '' : '-to'}${cards === null ? '' : '-open'}`, {
    who: names.who(event.seat),
    whom: event.to === undefined ? '' : names.who(event.to),
    count: event.count,
    cards: cardList(names, cards ?? []),
  });
}

function levelChange(event: EventOf<'level'>, names: Names): Phrase {
  const way = event.to > event.from ? 'up' : event.to < event.from ? 'down' : 'same';
  return phrase(`event-level-${way}`, { who: names.who(event.seat), to: event.to });
}

/** One sentence if a player took back their own act; after a ruling also what was seen since. */
function rewound({ seat, to, count, seen: open, known }: EventOf<'rewound'>, names: Names): Phrase {
  if (seat !== null) return phrase('event-taken-back', { who: names.who(seat) });
  const apart = known.map((one) =>
    phrase('event-rewound-known', { who: names.who(one.seat), count: one.count }),
  );
  const base = { to: String(to), count };
  const cards = cardList(names, open);
  if (cards.length === 0 && apart.length === 0) return phrase('event-rewound', base);
  if (apart.length === 0) return phrase('event-rewound-seen', { ...base, cards });
  if (cards.length === 0) return phrase('event-rewound-private', { ...base, known: apart });
  return phrase('event-rewound-both', { ...base, cards, known: apart });
}

const handlers: Handlers = {
  turn: who('event-turn'),
  phase: (event, names) => phrase('event-phase', { phase: event.phase, who: names.who(event.seat) }),
  die: (event, names) =>
    phrase(`event-die-${event.why}`, { who: names.who(event.seat), ...dieTotal(event.die, event.sum) }),
  thrown: ({ seat, dice, die, cards }, names) =>
    phrase('event-thrown', {
      who: names.who(seat),
      dice: dice.join(', '),
      count: dice.length,
      die,
      cards: cardList(names, cards),
    }),
  announced: (event, names) => phrase('event-announced', { play: played({ ...event, e: 'played' }, names) }),
  place: ({ seat, card, before }, names) => {
    const base = { who: names.who(seat), card: names.card(card) };
    if (before === undefined) return phrase('event-place', base);
    return phrase('event-place-next', { ...base, before: names.card(before) });
  },
  starts: who('event-starts'),
  drew: (event, names) => {
    const cards = seen(event);
    const base = { who: names.who(event.seat), deck: event.deck, count: event.count };
    if (cards === null) return phrase('event-drew', base);
    return phrase('event-drew-open', { ...base, cards: cardList(names, cards) });
  },
  'joined-lasers': (event, names) =>
    phrase('event-joined-lasers', { who: names.who(event.seat), cards: cardList(names, event.cards) }),
  'parted-laser': (event, names) =>
    phrase('event-parted-laser', { who: names.who(event.seat), card: names.card(event.card) }),
  seizing: (event, names) =>
    phrase('event-seizing', { who: names.who(event.seat), card: names.card(event.card) }),
  seized: (event, names) =>
    phrase('event-seized', { who: names.who(event.seat), card: names.card(event.card) }),
  'none-left': (event, names) => phrase('event-none-left', { who: names.who(event.seat), deck: event.deck }),
  reshuffled: (event) => phrase('event-reshuffled', { deck: event.deck }),
  door: whoCard('event-door'),
  took: whoCard('event-took'),
  played,
  equipped: whoCard('event-equipped'),
  unequipped: whoCard('event-unequipped'),
  discarded: (event, names) =>
    phrase('event-discarded', { who: names.who(event.seat), cards: cardList(names, event.cards) }),
  lost: (event, names) =>
    phrase('event-lost', { who: names.who(event.seat), cards: cardList(names, event.cards) }),
  gave: (event, names) => {
    const cards = seen(event);
    const base = { who: names.who(event.seat), whom: names.who(event.to), count: event.count };
    if (cards === null) return phrase('event-gave', base);
    return phrase('event-gave-open', { ...base, cards: cardList(names, cards) });
  },
  sold: (event, names) =>
    phrase('event-sold', {
      who: names.who(event.seat),
      cards: cardList(names, event.cards),
      gold: event.gold,
      levels: event.levels,
    }),
  level: levelChange,
  sex: (event, names) => phrase('event-sex', { who: names.who(event.seat), to: event.to }),
  died: who('event-died'),
  reborn: who('event-reborn'),
  combat: whoCard('event-combat'),
  joined: whoCard('event-joined'),
  enhanced: (event, names) =>
    phrase('event-enhanced', {
      who: names.who(event.seat),
      card: names.card(event.card),
      on: names.card(event.on),
    }),
  removed: (event, names) =>
    phrase('event-removed', { card: names.card(event.card), treasures: event.treasures }),
  boosted: (event, names) =>
    event.target === undefined
      ? phrase('event-boosted', { side: event.side, amount: event.amount })
      : phrase('event-boosted-player', { whom: names.who(event.target), amount: event.amount }),
  strengths: (event) =>
    phrase('event-strengths', { fighters: event.fighters.total, monsters: event.monsters.total }),
  power,
  asked: (event, names) =>
    phrase('event-asked', {
      who: names.who(event.seat),
      whom: names.who(event.to),
      terms: termsPhrase(names, event.terms),
    }),
  helps: (event, names) => {
    const base = { who: names.who(event.seat), whom: names.who(event.to) };
    if (event.terms === null) return phrase('event-helps-forced', base);
    const terms = termsPhrase(names, { ...event.terms, plays: event.terms.plays.length });
    return phrase('event-helps', { ...base, terms });
  },
  declined: (event, names) =>
    phrase(`event-declined-${event.what}`, { who: names.who(event.seat), whom: names.who(event.to) }),
  withdrawn: (event, names) => phrase(`event-withdrawn-${event.what}`, { who: names.who(event.seat) }),
  lapsed: (event, names) => phrase(`event-lapsed-${event.what}`, { who: names.who(event.seat) }),
  offered: deal('event-offered'),
  traded: deal('event-traded'),
  claimed: (event, names) => phrase(`event-claimed-${event.what}`, { who: names.who(event.seat) }),
  unclaimed: (event, names) => phrase(`event-unclaimed-${event.what}`, { who: names.who(event.seat) }),
  passed: who('event-passed'),
  won,
  ended: who('event-ended'),
  escaped: whoCard('event-escaped'),
  caught: whoCard('event-caught'),
  sacrificed: (event, names) => {
    const base = { who: names.who(event.seat), card: names.card(event.card) };
    if (event.with === null) return phrase('event-sacrificed', base);
    return phrase('event-sacrificed-with', { ...base, whom: names.who(event.with) });
  },
  curse: (event, names) => {
    const base = { who: names.who(event.seat), card: names.card(event.card) };
    return event.on === undefined
      ? phrase('event-curse', base)
      : phrase('event-curse-on', { ...base, on: names.card(event.on) });
  },
  cursed: whoCard('event-cursed'),
  cancelled: whoCard('event-cancelled'),
  'no-effect': whoCard('event-no-effect'),
  lifted: whoCard('event-lifted'),
  treasure: whoCard('event-treasure'),
  looted: (event, names) =>
    phrase('event-looted', {
      who: names.who(event.seat),
      whom: names.who(event.body),
      card: names.card(event.card),
    }),
  showed,
  peeked: (event, names) => {
    const cards = event.secret?.cards ?? [];
    return phrase(cards.length === 0 ? 'event-peeked' : 'event-peeked-open', {
      who: names.who(event.seat),
      deck: event.deck,
      cards: cardList(names, cards),
    });
  },
  'turn-owed': (event, names) => phrase(`event-turn-owed-${event.what}`, { who: names.who(event.seat) }),
  turned: (event, names) => phrase(`event-turned-${event.what}`, { who: names.who(event.seat) }),
  searched: (event, names) =>
    phrase('event-searched', {
      who: names.who(event.seat),
      deck: event.deck,
      cards: cardList(names, event.cards),
    }),
  asks: who('event-asks'),
  rewound,
  put: (event, names) => {
    const card = names.card(event.card);
    if (event.seat === null || event.in === 'discards') return phrase('event-put-away', { card });
    return phrase(`event-put-${event.in}`, { card, who: names.who(event.seat) });
  },
  conceded: who('event-conceded'),
  over: (event, names) =>
    event.winners.length === 0
      ? phrase('event-over-nobody')
      : phrase('event-over', { players: event.winners.map(names.who), count: event.winners.length }),
};

function handle<E extends EventName>(event: EventOf<E> & { readonly e: E }, names: Names): Phrase {
  const handler: Handler<E> = handlers[event.e];
  return handler(event, names);
}

/** Returns the log line of an event. */
export function eventPhrase(event: GameEvent, names: Names): Phrase {
  return handle(event, names);
}

/**
 * Whether an event needs no line because of the one after it: a curse at the door takes effect before the next phase
 * starts, so the phase isn't of interest yet.
 */
export function goesUnsaid(event: GameEvent, next: GameEvent | undefined): boolean {
  return event.e === 'phase' && next?.e === 'curse' && next.cause.rule === 'curses.at-door';
}

/** All names of events. */
export const EVENT_NAMES: readonly string[] = Object.freeze(Object.keys(handlers));
