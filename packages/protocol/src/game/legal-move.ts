/** Legal moves: what a seat may do now. */
import { moveSchema, type LegalMove, type Pick, type TradeLimit } from '@kickdoor/rules';
import { z } from 'zod';
import { Amount, Card, Cards, Seat, TermsSchema } from './parts.ts';

export const MoveSchema = moveSchema.meta({ id: 'Move' });

export const PickSchema = z
  .union([
    z.strictObject({ card: Card }),
    z.strictObject({ seat: Seat }),
    z.strictObject({ number: z.int() }),
    z.strictObject({ word: z.string() }),
  ])
  .meta({ id: 'Pick', description: 'One answer to a choice' }) satisfies z.ZodType<Pick>;

const Limit = z
  .strictObject({
    cards: Cards,
    along: z
      .array(z.tuple([Card, Card]))
      .describe('Pairs [host, card]: the card goes wherever its host goes'),
    giver: Amount,
    getter: Amount,
  })
  .meta({
    id: 'TradeLimit',
    description: 'How many of `cards` the getter and the giver may each get in excess of those they give',
  }) satisfies z.ZodType<TradeLimit>;

export const LegalMoveSchema = z
  .strictObject({
    move: MoveSchema.describe('Complete unless the legal move has an open part'),
    alias: MoveSchema.exactOptional().describe('The same move, written another way'),
    pick: z
      .strictObject({
        from: Cards,
        min: Amount,
        max: Amount,
        gold: z
          .array(z.int())
          .exactOptional()
          .describe('How much gold each card in `from` brings, in the same order'),
        worth: z
          .tuple([z.int(), z.int()])
          .exactOptional()
          .describe('The minimum and maximum total value of the chosen cards, in gold pieces'),
      })
      .exactOptional()
      .describe('Fills in `move.cards`: `min` to `max` different cards from `from`'),
    terms: z
      .strictObject({
        treasures: Amount.describe('The most that can be offered'),
        items: Cards,
        plays: Cards,
        limits: z.array(Limit),
        refused: z.array(TermsSchema).describe('Terms that were declined and can’t be repeated'),
      })
      .exactOptional()
      .describe('Fills in `move.terms`'),
    trade: z
      .strictObject({ give: Cards, get: Cards, limits: z.array(Limit) })
      .exactOptional()
      .describe('Fills in `move.give` and `move.get` with some of these cards, at least one in total'),
    choice: z
      .strictObject({
        from: z.array(PickSchema),
        min: Amount,
        max: Amount,
        ordered: z.boolean().describe('Whether the order of the answers matters'),
      })
      .exactOptional()
      .describe('Fills in `move.picks`: `min` to `max` different answers from `from`'),
  })
  .meta({ id: 'LegalMove', description: 'A legal move' }) satisfies z.ZodType<LegalMove>;
