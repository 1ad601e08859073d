/** The building blocks of views, legal moves and events. */
import { RULE_IDS, type Cause, type Phrase, type Refusal, type Sum, type Terms } from '@kickdoor/rules';
import { z } from 'zod';

/** A copy of a card: its place in the card list of the table's sets. */
export const Card = z
  .int()
  .min(0)
  .meta({ id: 'Card', description: 'A copy of a card: its index among all cards of the table’s sets' });
export const Cards = z.array(Card);
export const Seat = z.int().min(0).meta({ id: 'Seat', description: 'A seat of the game, counted from 0' });
export const Seats = z.array(Seat);
export const Amount = z.int().min(0);
export const Side = z.enum(['fighters', 'monsters']);
export const Deck = z.enum(['doors', 'treasures']);
export const Sex = z.enum(['male', 'female']);

const Rule = z
  .enum(RULE_IDS)
  .meta({ id: 'Rule', description: 'The id of a rule; its sentence is in `GET /api/tables/:table/rules`' });

/** Why a move is forbidden. */
export const RefusalSchema = z
  .strictObject({
    refused: z.literal(true),
    rule: Rule,
    also: z.array(Rule).describe('Other rules that also forbid it'),
  })
  .meta({ id: 'Refusal' }) satisfies z.ZodType<Refusal>;

/** Why a card can't be played now. */
export const ReasonSchema = z.strictObject({ card: Card, refusal: RefusalSchema }).meta({ id: 'Reason' });

/** A sentence as data: the id of a message, and its arguments. */
export const PhraseSchema: z.ZodType<Phrase> = z
  .strictObject({
    id: z.string(),
    get args() {
      return z
        .record(z.string(), z.union([z.string(), z.number(), PhraseSchema, z.array(PhraseSchema)]))
        .exactOptional();
    },
  })
  .meta({ id: 'Phrase' });

const cause = {
  card: Card.exactOptional(),
  power: z.string().exactOptional(),
  rule: Rule.exactOptional(),
  by: z.int().exactOptional().describe('Who did it'),
};

export const CauseSchema = z
  .strictObject(cause)
  .meta({ id: 'Cause', description: 'The cause of an event' }) satisfies z.ZodType<Cause>;

/** A number and the parts that add up to it. */
export const SumSchema = z
  .strictObject({
    total: z.int(),
    parts: z.array(
      z.strictObject({
        ...cause,
        amount: z.int(),
        what: z.enum(['level', 'die', 'boost', 'floor']).exactOptional(),
        seat: Seat.exactOptional(),
        foe: Card.exactOptional().describe('The monster this part belongs to'),
      }),
    ),
  })
  .meta({ id: 'Sum', description: 'A total and its parts' }) satisfies z.ZodType<Sum>;

export const TermsSchema = z
  .strictObject({
    treasures: Amount.describe('How many of the monsters’ treasures the helper gets'),
    first: Seat.describe('Who chooses treasure first: the player asking or the one asked'),
    items: Cards.describe('Items in play that the helper gets after a win'),
    plays: Cards.describe('Cards in the asking player’s hand that are played on the helper after a win'),
  })
  .meta({ id: 'Terms' }) satisfies z.ZodType<Terms>;
