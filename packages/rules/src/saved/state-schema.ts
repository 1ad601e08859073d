/** The schema of states from outside. It matches the types in `model/state.ts`. */
import { z } from 'zod';
import { PHASES, STATE_VERSION, type Combat, type Flight, type Player, type State } from '../model/state.ts';
import { isSheet } from '../sheets/index.ts';
import { frame } from './frame-schema.ts';
import { card, cardOrNone, cards, count, seat, seats, sex, side, terms } from './parts.ts';

const player = z.strictObject({
  name: z.string(),
  sex,
  level: z.int().min(1),
  hand: cards,
  races: cards,
  classes: cards,
  halfBreeds: cards,
  superMunchkins: cards,
  talents: cards,
  equipped: cards,
  carried: cards,
  sidekicks: cards,
  steeds: cards,
  changed: cards,
  curses: cards,
  attached: z.array(z.tuple([card, card])),
  dead: z.boolean(),
  left: z.boolean(),
  ready: z.boolean(),
  reborn: z.boolean(),
  justReceived: cards,
  shown: z.array(z.tuple([card, z.int().min(-1)])),
  unsaleable: cards,
  used: z.array(z.string()),
  doubled: cards,
  nextCombat: z.array(z.strictObject({ card, strength: z.int(), later: z.boolean() })),
  owed: z.int().exactOptional(),
}) satisfies z.ZodType<Player>;

const used = z.record(z.string(), z.int());

const combat = z.strictObject({
  fighter: seat,
  helper: seat.nullable(),
  helperSpent: z.boolean(),
  terms: terms.nullable(),
  foes: z.array(z.strictObject({ card, kin: card })),
  enhancers: z.array(z.strictObject({ card, kin: card })),
  boosts: z.array(
    z.strictObject({
      side,
      amount: z.int(),
      card,
      power: z.string().exactOptional(),
      by: seat,
      on: seat.exactOptional(),
      count: z.strictObject({ play: count }).exactOptional(),
    }),
  ),
  aside: cards,
  spoils: z.int(),
  bonusLevels: z.array(z.strictObject({ seat, card })),
  eluded: cards,
  request: z.strictObject({ clock: count, to: seat, terms }).nullable(),
  refusals: z.array(z.strictObject({ seat, terms })),
  claim: z.strictObject({ kind: z.enum(['win', 'flight']), clock: count, passed: seats }).nullable(),
  used,
  sealed: z.boolean().exactOptional(),
}) satisfies z.ZodType<Combat>;

const flight = z.strictObject({
  runners: seats,
  left: cards,
  rolls: count,
  failed: count,
  used,
  boosts: z.array(z.strictObject({ seat, amount: z.int(), card, until: z.enum(['roll', 'flight']) })),
  fixed: z.int(),
  caught: cards,
  escaping: seats,
}) satisfies z.ZodType<Flight>;

const piles = z.strictObject({ doors: cards, treasures: cards });

export const options = z.strictObject({
  fast: z.boolean(),
  listen: z.boolean(),
  sharedVictory: z.boolean(),
  epic: z.boolean(),
  level: z.int().min(2).max(100),
  grace: z.int().min(0).max(86_400_000),
  limit: z.int().min(0).max(86_400_000),
  deal: z.int().min(0).max(50),
});

export const state = z.strictObject({
  version: z.literal(STATE_VERSION),
  sheet: z.string().refine(isSheet, 'no rule sheet is called so'),
  sets: z.array(z.string()).min(1),
  options,
  seed: z.string(),
  streams: z.enum(['hmac', 'sfc32']),
  chance: z.strictObject({ doors: count, treasures: count, die: count, pick: count }),
  dice: z.array(z.int()),
  phase: z.enum(PHASES),
  turn: seat,
  turns: count,
  secondDoor: z.boolean(),
  players: z.array(player).min(1).max(100),
  decks: piles,
  discards: piles,
  door: cardOrNone,
  place: card.exactOptional(),
  combat: combat.nullable(),
  flight: flight.nullable(),
  bodies: z.array(z.strictObject({ seat, cards })),
  trades: z.array(z.strictObject({ id: count, from: seat, to: seat, give: cards, get: cards })),
  charity: z.strictObject({ lowest: seats, given: z.array(count) }).nullable(),
  stack: z.array(frame),
  phaseClock: count,
  clocks: count,
  winners: seats,
  counts: z.array(z.tuple([card, count])).exactOptional(),
}) satisfies z.ZodType<State>;
