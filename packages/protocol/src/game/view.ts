/** What a seat sees of a game. */
import {
  ASKS,
  CHOICE_TOPICS,
  SHOWN_PHASES,
  type CombatView,
  type EscapeView,
  type MemoryView,
  type Options,
  type PendingView,
  type PlayerView,
  type TermsView,
  type View,
} from '@kickdoor/rules';
import { z } from 'zod';
import { SheetChoice } from '../parts.ts';
import { PickSchema } from './legal-move.ts';
import { Amount, Card, Cards, Deck, Seat, Seats, Sex, Side, SumSchema } from './parts.ts';

export const ShownPhase = z.enum(SHOWN_PHASES);

const OptionsSchema = z
  .strictObject({
    fast: z.boolean(),
    listen: z.boolean(),
    sharedVictory: z.boolean(),
    epic: z.boolean(),
    level: z.int().describe('The Level that wins the game'),
    grace: z.int().describe('The wait before a win, in milliseconds'),
    limit: z.int().describe('The time limit for choices and requests, in milliseconds'),
    deal: z.int().describe('Cards of each deck dealt to each player'),
  })
  .meta({ id: 'Options' }) satisfies z.ZodType<Options>;

const PlayerSchema = z
  .strictObject({
    seat: Seat,
    name: z.string(),
    sex: Sex,
    level: z.int(),
    hand: Amount.describe('The number of cards in hand'),
    handLimit: z.int(),
    shown: Cards.describe('The cards in this hand that the viewer has been shown'),
    races: Cards,
    classes: Cards,
    halfBreeds: Cards,
    superMunchkins: Cards,
    talents: Cards,
    equipped: Cards,
    carried: Cards,
    sidekicks: Cards,
    steeds: Cards,
    changed: Cards.describe('Sidekicks whose sex a card has changed'),
    curses: Cards,
    attached: z.array(z.tuple([Card, Card])).describe('Pairs [host, card]: cards attached to others'),
    ineffective: Cards.describe('Equipped items that don’t count at the moment'),
    dead: z.boolean(),
    left: z.boolean().describe('Has left the game for good'),
    ready: z.boolean().describe('Has finished the opening plays'),
    owed: z.int().exactOptional().describe('Extra turns from cards; below 0, the number of turns to skip'),
    strength: SumSchema.describe('Outside of combat'),
    flee: SumSchema.describe('Added to a roll to run away'),
    asked: z
      .enum(['help', 'trade', 'choice'])
      .nullable()
      .describe('What this player has been asked and not yet answered'),
  })
  .meta({ id: 'Player' }) satisfies z.ZodType<PlayerView>;

const TermsSeen = z
  .strictObject({
    treasures: Amount,
    first: Seat,
    items: Cards,
    plays: Amount.describe('The number of cards in hand that are promised'),
    playCards: Cards.nullable().describe('The promised cards; only for the two seats involved'),
  })
  .meta({ id: 'TermsSeen' }) satisfies z.ZodType<TermsView>;

const EscapeSchema = z
  .strictObject({
    card: Card,
    modifiers: SumSchema.describe('The modifiers of the roll, and their sum'),
    needs: z.int().describe('The lowest face that escapes: 1 if any does, 7 if none does'),
    odds: z
      .strictObject({
        chance: z.number().min(0).max(1).describe('The probability that the roll escapes'),
        faces: z.array(z.int()).describe('The faces of the die that escape'),
      })
      .exactOptional()
      .describe('Left out if the die counts as rolled: the chance of each face is one in six'),
  })
  .meta({ id: 'Escape' }) satisfies z.ZodType<EscapeView>;

const CombatSchema = z
  .strictObject({
    fighter: Seat,
    helper: Seat.nullable(),
    helperSpent: z.boolean().describe('Whether nobody else can help in this combat'),
    terms: TermsSeen.nullable(),
    foes: z.array(
      z.strictObject({
        card: Card,
        kin: Card.describe('The card whose Level and abilities it has'),
        enhancers: Cards,
        strength: SumSchema,
        treasures: z.int(),
        levels: z.int(),
      }),
    ),
    fighters: SumSchema,
    monsters: SumSchema,
    winning: z.boolean().describe('Whether the fighters would win now, with ties resolved'),
    treasures: z.int(),
    levels: z.int(),
    boosts: z.array(
      z.strictObject({
        side: Side,
        amount: z.int(),
        card: Card,
        by: Seat,
        power: z.string().exactOptional(),
        on: Seat.exactOptional(),
      }),
    ),
    claim: z.strictObject({ kind: z.enum(['win', 'flight']), passed: Seats }).nullable(),
    sealed: z
      .literal(true)
      .exactOptional()
      .describe('Whether only the fighters can play cards or use powers in it'),
    request: z.strictObject({ to: Seat, terms: TermsSeen }).nullable(),
    declined: Seats,
  })
  .meta({ id: 'Combat' }) satisfies z.ZodType<CombatView>;

/** What is pending, by kind. Doesn't compile if a kind is missing. */
const { cancel, ...others } = {
  cancel: z.strictObject({
    kind: z.literal('cancel'),
    card: Card,
    victim: Seat,
    by: z.int(),
    passed: Seats,
    played: z
      .literal(true)
      .exactOptional()
      .describe('Whether it is a card about to be played, rather than a curse'),
  }),
  caught: z.strictObject({ kind: z.literal('caught'), seat: Seat, foe: Card, die: z.int(), total: z.int() }),
  seize: z.strictObject({ kind: z.literal('seize'), card: Card, claims: Seats, passed: Seats }),
  excess: z.strictObject({
    kind: z.literal('excess'),
    seat: Seat,
    limit: z.enum(['big', 'gadget', 'steed']),
  }),
  choice: z.strictObject({
    kind: z.literal('choice'),
    seat: Seat,
    about: z.enum(CHOICE_TOPICS),
    card: Card.nullable(),
    min: z.int(),
    max: z.int(),
    from: z.array(PickSchema).nullable().describe('Only for the seat asked'),
    asked: z
      .strictObject({
        ask: z.enum(ASKS),
        whom: Seat.nullable().describe(
          'The player who gives, gets or loses something, if it isn’t the seat asked',
        ),
      })
      .nullable()
      .describe('What the card asks, if that is known; only for the seat asked'),
    peeked: Card.nullable().describe('A hidden card that the choice is about; only for the seat asked'),
    pile: Cards.nullable().describe('The discard pile being searched; only for the seat asked'),
  }),
  looting: z.strictObject({ kind: z.literal('looting'), body: Seat, cards: Cards, seat: Seat }),
  sharing: z.strictObject({ kind: z.literal('sharing'), cards: Cards, seat: Seat }),
} satisfies { readonly [P in PendingView as P['kind']]: z.ZodType<P> };

const PendingSchema = z
  .discriminatedUnion('kind', [cancel, ...Object.values(others)])
  .meta({ id: 'Pending', description: 'What the game waits for' });

const Pile = z.strictObject({ count: Amount, top: Card.nullable() });

export const ViewSchema = z
  .strictObject({
    seat: Seat.nullable().describe('The viewer’s seat; null for a spectator'),
    sheet: SheetChoice,
    sets: z.array(z.string()),
    options: OptionsSchema,
    phase: ShownPhase,
    turn: Seat,
    turns: z.int().describe('The number of turns begun'),
    players: z.array(PlayerSchema),
    hand: Cards.nullable().describe('The viewer’s own hand'),
    justReceived: Cards.describe('The viewer’s cards that were just received and can be played out of turn'),
    decks: z.record(Deck, Amount).describe('The number of cards left'),
    discards: z.record(Deck, Pile),
    door: Card.nullable().describe('The door card that is face up and waiting to be taken'),
    place: Card.exactOptional().describe('The place that everybody is at; left out if there is none'),
    combat: CombatSchema.nullable(),
    flight: z
      .strictObject({
        runner: Seat,
        waiting: Seats,
        left: Cards,
        escapes: z.array(EscapeSchema).describe('What the runner needs to roll against each of these'),
      })
      .nullable(),
    pending: PendingSchema.nullable(),
    trades: z.array(z.strictObject({ id: z.int(), from: Seat, to: Seat, give: Cards, get: Cards })),
    charity: z.strictObject({ excess: z.int(), lowest: Seats }).nullable(),
    clocks: z.array(
      z.strictObject({
        id: z.int(),
        kind: z.enum(['grace', 'cancel', 'seize', 'request', 'choice']),
        ms: z.number(),
      }),
    ),
    memory: z
      .custom<MemoryView>((value) => typeof value === 'object' && value !== null)
      .describe('For programs that compute legal moves themselves; others can ignore it'),
    winners: Seats,
    counts: z
      .array(z.tuple([Card, z.int()]))
      .exactOptional()
      .describe('Countdowns of cards in play: the turns left of a curse, the combats left of an item'),
  })
  .meta({ id: 'View', description: 'Everything that a seat may see' }) satisfies z.ZodType<View>;
