/** The fields of each kind of card in a pack. Unknown fields are rejected. */
import { KINDS, asMessage, deedList, effectList, markSchema, playList, whoSchema } from '@kickdoor/rules';
import type { DeckName, Kind } from '@kickdoor/rules';
import { z } from 'zod';
import { phrase } from '../words/phrase.ts';
import { pictureSchema } from '../picture.ts';
import { MAX_COPIES } from './limits.ts';

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** Ids of cards, sets and powers, as written in scenarios. */
export const idSchema = z
  .string()
  .max(60)
  .regex(ID, asMessage(phrase('expected-id')))
  .describe('lowercase letters and digits, with dashes between words');

const level = z.int().min(1).max(50);
const amount = z.int().min(-50).max(50);
const sex = z.enum(['male', 'female']);
const slot = z.enum(['headgear', 'armor', 'footgear', 'one hand', 'two hands', 'none']);
/** The error for a price that is missing or not a number. */
function noPrice({ code }: { readonly code?: string | undefined }): string | undefined {
  return code === 'invalid_type' ? asMessage(phrase('expected-price')) : undefined;
}
const price = z
  .int({ error: noPrice })
  .min(0)
  .max(10_000)
  .nullable()
  .describe('in gold pieces; `null` if it has no price and can’t be sold');
const deck = z.enum(['doors', 'treasures']);

/** The fields of every card. */
const base = {
  id: idSchema.describe('the card’s name in scenarios and word files'),
  copies: z
    .int()
    .min(1)
    .max(MAX_COPIES)
    .optional()
    .describe('how many copies of it the set has; 1 if left out'),
  deck: deck.optional().describe('only if it isn’t the usual deck for this kind of card'),
  picture: pictureSchema.optional().describe('its picture; can be in `pictures.yaml` instead'),
};

/** The fields of all cards except monsters, whose marks are their tags. */
const marked = {
  ...base,
  marks: z
    .array(markSchema)
    .min(1)
    .optional()
    .describe('marks that other cards check; every laser counts as fire'),
};

const effects = effectList.optional();
const deeds = deedList.optional();

/** The fields of each kind of card. */
export const cardSchemas = {
  monster: z.strictObject({
    ...base,
    kind: z.literal('monster'),
    level: level.describe('its Level, which is also its strength'),
    treasures: z.int().min(0).max(10).describe('treasures for defeating it'),
    levels: z.int().min(1).max(5).optional().describe('Levels gained for killing it; 1 if left out'),
    tags: z.array(markSchema).min(1).optional().describe('marks that other cards and rules check'),
    effects: effects.describe('its powers'),
    badStuff: deedList.describe('what happens to anyone it catches'),
    escaped: deeds.describe('what happens to anyone who escapes it'),
    killed: deeds.describe('what happens when it is defeated'),
  }),
  race: z.strictObject({
    ...marked,
    kind: z.literal('race'),
    effects: effects.describe('what it does for its owner'),
  }),
  class: z.strictObject({
    ...marked,
    kind: z.literal('class'),
    effects: effects.describe('what it does for its owner'),
  }),
  'half-breed': z.strictObject({ ...marked, kind: z.literal('half-breed') }),
  'super-munchkin': z.strictObject({ ...marked, kind: z.literal('super-munchkin') }),
  power: z.strictObject({
    ...marked,
    kind: z.literal('power'),
    effects: effects.describe('what it does for its owner'),
  }),
  style: z.strictObject({
    ...marked,
    kind: z.literal('style'),
    effects: effects.describe('what it does for its owner'),
  }),
  training: z.strictObject({
    ...marked,
    kind: z.literal('training'),
    effects: effects.describe('what it does for its owner'),
  }),
  curse: z.strictObject({
    ...marked,
    kind: z.literal('curse'),
    strike: deeds.describe('what happens to its victim immediately'),
    lasting: z.boolean().optional().describe('whether it stays in front of its victim'),
    effects: effects.describe('what applies while it stays in play'),
    trap: z.boolean().optional().describe('whether it is called a trap'),
    on: z
      .enum(['highest', 'lowest'])
      .optional()
      .describe(
        'restricts whom it can be played on from the hand: a player with the highest or lowest Level; a player who turns it up is always its victim',
      ),
  }),
  enhancer: z.strictObject({
    ...marked,
    kind: z.literal('enhancer'),
    strength: amount.describe('what it adds to its monster'),
    treasures: z.int().min(-5).max(5).describe('a change to that monster’s treasures'),
    makes: markSchema.optional().describe('the mark that it gives its monster'),
  }),
  mate: z.strictObject({ ...marked, kind: z.literal('mate') }),
  wandering: z.strictObject({ ...marked, kind: z.literal('wandering') }),
  event: z.strictObject({
    ...marked,
    kind: z.literal('event'),
    strike: deedList.describe('what it does to the player who drew or played it'),
  }),
  place: z.strictObject({
    ...marked,
    kind: z.literal('place'),
    effects: effectList.describe('what applies to everybody while it stays in play'),
  }),
  item: z.strictObject({
    ...marked,
    kind: z.literal('item'),
    bonus: amount.optional().describe('its strength; 0 if left out'),
    slot: slot.optional().describe('where it is worn; none if left out'),
    big: z.boolean().optional().describe('whether it is big'),
    gadget: z.boolean().optional().describe('whether it is a gadget'),
    laser: z
      .boolean()
      .optional()
      .describe('whether it can be joined with other lasers; its slot is two hands'),
    steed: z.boolean().optional().describe('whether only a steed can wear it'),
    gold: price,
    for: whoSchema.optional().describe('the only players who can use it'),
    notFor: whoSchema.optional().describe('players who can’t use it'),
    effects: effects.describe('its other effects'),
  }),
  'item-enhancer': z.strictObject({
    ...marked,
    kind: z.literal('item-enhancer'),
    strength: amount.describe('what it adds to its item'),
    makes: markSchema.optional().describe('the mark that it gives its item'),
    effects: effects.describe('its other effects'),
  }),
  oneshot: z.strictObject({
    ...marked,
    kind: z.literal('oneshot'),
    gold: price,
    use: playList.describe('what playing it does'),
  }),
  special: z.strictObject({
    ...marked,
    kind: z.literal('special'),
    on: z
      .enum(['self', 'other', 'player', 'highest', 'lowest'])
      .optional()
      .describe(
        'with `strike`: whom it can be played on: its player, another player, anyone, or anyone with the highest or lowest Level',
      ),
    strike: deeds.describe('what it does to that player'),
    use: playList.optional().describe('instead of `on` and `strike`: what playing it does'),
  }),
  cheat: z.strictObject({ ...marked, kind: z.literal('cheat') }),
  sidekick: z.strictObject({
    ...marked,
    kind: z.literal('sidekick'),
    strength: amount.optional().describe('what it adds to its owner; 0 if left out'),
    sex: sex.optional(),
    gold: price.optional(),
    effects: effects.describe('its other effects'),
    killed: deeds.describe('what happens to its owner when it is killed'),
    sacrificed: deeds.describe('what happens to its owner when it is sacrificed'),
  }),
  steed: z.strictObject({
    ...marked,
    kind: z.literal('steed'),
    bonus: amount.describe('what it adds to its rider'),
    gold: price,
    effects: effects.describe('its other effects'),
  }),
} satisfies Record<Kind, z.ZodObject>;

/** A validated card as written in its pack. */
export type CardSource = { readonly [K in Kind]: z.output<(typeof cardSchemas)[K]> }[Kind];

/** The default deck for a kind of card. */
export function deckOf(kind: Kind): DeckName {
  return TREASURES.has(kind) ? 'treasures' : 'doors';
}

const TREASURES: ReadonlySet<Kind> = new Set(['item', 'item-enhancer', 'oneshot', 'special', 'cheat']);

/** Whether a word names a kind of card. */
export function isKind(word: unknown): word is Kind {
  return KINDS.some((kind) => kind === word);
}
