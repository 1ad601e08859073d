/** The schema of events from outside. It matches the types in `model/event.ts`. */
import { z } from 'zod';
import type { GameEvent, Part, Secret, Sum } from '../model/event.ts';
import { SHOWN_PHASES } from '../model/state.ts';
import { card, cards, cause, count, deck, rule, seat, seatOrNone, seats, sex, side, terms } from './parts.ts';

const part = z.strictObject({
  card: card.exactOptional(),
  power: z.string().exactOptional(),
  rule: rule.exactOptional(),
  by: seatOrNone.exactOptional(),
  amount: z.int(),
  what: z.enum(['level', 'die', 'boost', 'floor']).exactOptional(),
  seat: seat.exactOptional(),
  foe: card.exactOptional(),
}) satisfies z.ZodType<Part>;
const sum = z.strictObject({ total: z.int(), parts: z.array(part) }) satisfies z.ZodType<Sum>;
const secret = z.strictObject({ seats, cards }) satisfies z.ZodType<Secret>;
const phase = z.enum(SHOWN_PHASES);

/** Cards that only some may see; the event also has their number. */
const hidden = { cards: cards.exactOptional(), secret: secret.exactOptional() };
const claimed = z.enum(['win', 'flight']);
const asked = z.enum(['help', 'trade']);

/** An event with these fields besides its name, seat and cause. */
const of = <E extends string, F extends z.ZodRawShape>(e: E, fields: F) =>
  z.strictObject({ e: z.literal(e), cause, seat, ...fields });
/** An event about a seat alone. */
const bare = <E extends string>(e: E) => z.strictObject({ e: z.literal(e), cause, seat });
/** An event about a seat and a card. */
const one = <E extends string>(e: E) => z.strictObject({ e: z.literal(e), cause, seat, card });
/** An event about a seat and some cards. */
const many = <E extends string>(e: E) => z.strictObject({ e: z.literal(e), cause, seat, cards });

export const event = z.discriminatedUnion('e', [
  bare('turn'),
  of('phase', { phase }),
  of('die', {
    die: z.int(),
    why: z.enum(['start', 'flee', 'tie', 'power', 'effect']),
    sum: sum.exactOptional(),
  }),
  of('thrown', { dice: z.array(z.int()), die: z.int(), cards }),
  of('announced', {
    card,
    on: card.exactOptional(),
    target: seat.exactOptional(),
    side: side.exactOptional(),
    with: card.exactOptional(),
  }),
  of('place', { card, before: card.exactOptional() }),
  bare('starts'),
  of('drew', { deck, count, ...hidden }),
  of('none-left', { deck }),
  z.strictObject({ e: z.literal('reshuffled'), cause, deck }),
  one('door'),
  one('took'),
  of('played', {
    card,
    on: card.exactOptional(),
    target: seat.exactOptional(),
    side: side.exactOptional(),
    with: card.exactOptional(),
  }),
  one('equipped'),
  one('unequipped'),
  many('discarded'),
  many('lost'),
  of('gave', { to: seat, count, ...hidden }),
  of('sold', { cards, gold: count, levels: count }),
  of('level', { from: z.int(), to: z.int() }),
  of('sex', { to: sex }),
  bare('died'),
  bare('reborn'),
  one('combat'),
  one('joined'),
  of('enhanced', { card, on: card }),
  of('removed', { card, treasures: z.int() }),
  of('boosted', { side, amount: z.int(), target: seat.exactOptional() }),
  z.strictObject({ e: z.literal('strengths'), cause, fighters: sum, monsters: sum }),
  of('power', {
    power: z.string(),
    cards,
    target: seat.exactOptional(),
    on: card.exactOptional(),
    count: count.exactOptional(),
    secret: secret.exactOptional(),
  }),
  of('asked', {
    to: seat,
    terms: z.strictObject({ treasures: count, first: seat, items: cards, plays: count }),
    secret: secret.exactOptional(),
  }),
  of('helps', { to: seat, terms: terms.nullable() }),
  of('declined', { to: seat, what: asked }),
  of('withdrawn', { what: asked }),
  of('lapsed', { what: asked }),
  of('offered', { to: seat, give: cards, get: cards }),
  of('traded', { to: seat, give: cards, get: cards }),
  of('claimed', { what: claimed }),
  of('unclaimed', { what: claimed }),
  bare('passed'),
  of('won', { helper: seat.nullable(), killed: cards, levels: z.int(), treasures: z.int() }),
  bare('ended'),
  one('escaped'),
  one('caught'),
  of('sacrificed', { card, with: seat.nullable() }),
  of('curse', { card, on: card.exactOptional() }),
  one('cursed'),
  one('cancelled'),
  one('no-effect'),
  one('lifted'),
  one('treasure'),
  of('looted', { body: seat, card }),
  of('showed', { to: seat.exactOptional(), count, ...hidden }),
  of('peeked', { deck, secret: secret.exactOptional() }),
  of('searched', { deck, cards }),
  of('turn-owed', { what: z.enum(['skip', 'again']) }),
  of('turned', { what: z.enum(['skip', 'again']) }),
  of('asks', { about: z.string() }),
  many('joined-lasers'),
  one('parted-laser'),
  one('seizing'),
  one('seized'),
  bare('conceded'),
  z.strictObject({
    e: z.literal('rewound'),
    cause,
    seat: seat.nullable(),
    to: count,
    count,
    seen: cards,
    known: z.array(z.strictObject({ seat, count })),
  }),
  z.strictObject({
    e: z.literal('put'),
    cause,
    seat: seat.nullable(),
    card,
    in: z.enum(['hand', 'play', 'discards']),
  }),
  z.strictObject({ e: z.literal('over'), cause, winners: seats }),
]) satisfies z.ZodType<GameEvent>;
