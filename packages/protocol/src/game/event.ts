/** What happened, as a seat hears of it. */
import type { GameEvent, Secret as SecretPart } from '@kickdoor/rules';
import { z } from 'zod';
import { Card, Cards, CauseSchema, Deck, Seat, Seats, Sex, Side, SumSchema, TermsSchema } from './parts.ts';
import { ShownPhase } from './view.ts';

const Secret = z
  .strictObject({ seats: Seats, cards: Cards })
  .meta({ id: 'Secret', description: 'Only for the seats that it names' }) satisfies z.ZodType<SecretPart>;

/** One kind of event: its name, its fields, and what caused it. */
const event = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.strictObject({ e: z.literal(name), cause: CauseSchema, ...fields });

export const EventSchema = z
  .discriminatedUnion('e', [
    event('turn', { seat: Seat }),
    event('phase', { phase: ShownPhase, seat: Seat }),
    event('die', {
      seat: Seat,
      die: z.int(),
      why: z.enum(['start', 'flee', 'tie', 'power', 'effect']),
      sum: SumSchema.exactOptional(),
    }),
    event('thrown', { seat: Seat, dice: z.array(z.int()), die: z.int(), cards: Cards }),
    event('announced', {
      seat: Seat,
      card: Card,
      on: Card.exactOptional(),
      target: Seat.exactOptional(),
      side: Side.exactOptional(),
      with: Card.exactOptional(),
    }),
    event('place', { seat: Seat, card: Card, before: Card.exactOptional() }),
    event('starts', { seat: Seat }),
    event('drew', {
      seat: Seat,
      deck: Deck,
      count: z.int(),
      cards: Cards.exactOptional(),
      secret: Secret.exactOptional(),
    }),
    event('none-left', { seat: Seat, deck: Deck }),
    event('reshuffled', { deck: Deck }),
    event('door', { seat: Seat, card: Card }),
    event('took', { seat: Seat, card: Card }),
    event('played', {
      seat: Seat,
      card: Card,
      on: Card.exactOptional(),
      target: Seat.exactOptional(),
      side: Side.exactOptional(),
      with: Card.exactOptional(),
    }),
    event('equipped', { seat: Seat, card: Card }),
    event('unequipped', { seat: Seat, card: Card }),
    event('discarded', { seat: Seat, cards: Cards }),
    event('lost', { seat: Seat, cards: Cards }),
    event('gave', {
      seat: Seat,
      to: Seat,
      count: z.int(),
      cards: Cards.exactOptional(),
      secret: Secret.exactOptional(),
    }),
    event('sold', { seat: Seat, cards: Cards, gold: z.int(), levels: z.int() }),
    event('level', { seat: Seat, from: z.int(), to: z.int() }),
    event('sex', { seat: Seat, to: Sex }),
    event('died', { seat: Seat }),
    event('reborn', { seat: Seat }),
    event('combat', { seat: Seat, card: Card }),
    event('joined', { seat: Seat, card: Card }),
    event('enhanced', { seat: Seat, card: Card, on: Card }),
    event('removed', { seat: Seat, card: Card, treasures: z.int() }),
    event('boosted', { seat: Seat, side: Side, amount: z.int(), target: Seat.exactOptional() }),
    event('strengths', { fighters: SumSchema, monsters: SumSchema }),
    event('power', {
      seat: Seat,
      power: z.string(),
      cards: Cards,
      target: Seat.exactOptional(),
      on: Card.exactOptional(),
      count: z.int().exactOptional(),
      secret: Secret.exactOptional(),
    }),
    event('asked', {
      seat: Seat,
      to: Seat,
      terms: z.strictObject({ treasures: z.int(), first: Seat, items: Cards, plays: z.int() }),
      secret: Secret.exactOptional(),
    }),
    event('helps', { seat: Seat, to: Seat, terms: TermsSchema.nullable() }),
    event('declined', { seat: Seat, to: Seat, what: z.enum(['help', 'trade']) }),
    event('withdrawn', { seat: Seat, what: z.enum(['help', 'trade']) }),
    event('lapsed', { seat: Seat, what: z.enum(['help', 'trade']) }),
    event('offered', { seat: Seat, to: Seat, give: Cards, get: Cards }),
    event('traded', { seat: Seat, to: Seat, give: Cards, get: Cards }),
    event('claimed', { seat: Seat, what: z.enum(['win', 'flight']) }),
    event('unclaimed', { seat: Seat, what: z.enum(['win', 'flight']) }),
    event('passed', { seat: Seat }),
    event('won', { seat: Seat, helper: Seat.nullable(), killed: Cards, levels: z.int(), treasures: z.int() }),
    event('ended', { seat: Seat }),
    event('escaped', { seat: Seat, card: Card }),
    event('caught', { seat: Seat, card: Card }),
    event('sacrificed', { seat: Seat, card: Card, with: Seat.nullable() }),
    event('curse', { seat: Seat, card: Card, on: Card.exactOptional() }),
    event('cursed', { seat: Seat, card: Card }),
    event('cancelled', { seat: Seat, card: Card }),
    event('no-effect', { seat: Seat, card: Card }),
    event('lifted', { seat: Seat, card: Card }),
    event('treasure', { seat: Seat, card: Card }),
    event('looted', { seat: Seat, body: Seat, card: Card }),
    event('showed', {
      seat: Seat,
      to: Seat.exactOptional(),
      count: z.int(),
      cards: Cards.exactOptional(),
      secret: Secret.exactOptional(),
    }),
    event('peeked', { seat: Seat, deck: Deck, secret: Secret.exactOptional() }),
    event('searched', { seat: Seat, deck: Deck, cards: Cards }),
    event('turned', { seat: Seat, what: z.enum(['skip', 'again']) }),
    event('asks', { seat: Seat, about: z.string() }),
    event('joined-lasers', { seat: Seat, cards: Cards }),
    event('parted-laser', { seat: Seat, card: Card }),
    event('seizing', { seat: Seat, card: Card }),
    event('seized', { seat: Seat, card: Card }),
    event('conceded', { seat: Seat }),
    event('rewound', {
      seat: Seat.nullable(),
      to: z.int(),
      count: z.int(),
      seen: Cards,
      known: z.array(z.strictObject({ seat: Seat, count: z.int() })),
    }),
    event('put', { seat: Seat.nullable(), card: Card, in: z.enum(['hand', 'play', 'discards']) }),
    event('over', { winners: Seats }),
  ])
  .meta({ id: 'Event', description: 'Something that happened' }) satisfies z.ZodType<GameEvent>;
