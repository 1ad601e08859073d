/** What the store keeps of a table; JSON is validated when it is read. */
import { headerSchema, type Act, type GameEvent, type Thought } from '@kickdoor/rules';
import { z } from 'zod';
import {
  BotCharacter,
  BotSpeed,
  BotStrength,
  LanguageChoice,
  LessonId,
  PushAddress,
  RulingConsent,
  SexChoice,
  SheetChoice,
  StopWhen,
  TableId,
  TableOptions,
  TablePace,
  TablePack,
  TalkChoice,
} from '@kickdoor/protocol';

export const SeatRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  /** `hash` is the SHA-256 of the secret that opens the seat. */
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    sex: SexChoice,
    hash: z.string(),
    /** How many default moves in a row the game has made for them; left out: none. */
    missed: z.int().min(1).exactOptional(),
    /** A bot plays for them until they say that they are back. */
    standIn: z.literal(true).exactOptional(),
    /** When windows are to interrupt them; left out: always. */
    stop: StopWhen.exactOptional(),
    /** Where they are called while they are not connected; left out: nowhere. */
    call: PushAddress.exactOptional(),
  }),
  z.object({
    kind: z.literal('bot'),
    name: z.string(),
    sex: SexChoice,
    strength: BotStrength,
    /** `null`: none, as whoever took a person's seat has. */
    character: BotCharacter.nullable(),
  }),
  /** In a running game: a bot plays until somebody with the link sits down. */
  z.object({ kind: z.literal('vacant'), name: z.string(), sex: SexChoice }),
]);
export type SeatRecord = z.infer<typeof SeatRecord>;

/** The form of {@link Setup}: raised whenever it changes, together with a migration (`read-setup.ts`). */
export const SETUP_FORM = 9;

/** Everything about a table except its game. */
export const Setup = z.strictObject({
  form: z.literal(SETUP_FORM),
  name: z.string().nullable(),
  public: z.boolean(),
  spectators: z.boolean(),
  /** Milliseconds after which spectators see what happens. */
  delay: z.number(),
  talk: TalkChoice,
  /** Whose consent a ruling of the host takes. */
  rulings: RulingConsent,
  /** Whether anybody may have the record of the game when it is over; else only who has a seat's secret, or the host's. */
  openHands: z.boolean(),
  stage: z.enum(['open', 'playing', 'over']),
  sheet: SheetChoice,
  sets: z.array(z.string()),
  /** Packs that the host has brought, whether `sets` names them or not. The store keeps them as long as the table. */
  packs: z.array(TablePack),
  options: TableOptions,
  speed: BotSpeed,
  pace: TablePace,
  /** Whether the players have agreed on a pause. */
  paused: z.boolean(),
  lesson: LessonId.nullable(),
  /** In which bots are named. */
  language: LanguageChoice,
  seats: z.array(SeatRecord),
  /** SHA-256 of the host's secret. */
  host: z.string(),
  /** The hash of a seat whose player may do what the host may: who called for a rematch. `null`: nobody. */
  deputy: z.string().nullable(),
  /** The first table of a series of rematches, whose link leads here; `null`: this one. */
  link: TableId.nullable(),
  /** The table of the rematch. */
  next: TableId.nullable(),
  /** A deal under way, before the game begins; `null`: none. The seed is known to nobody else until the game is over. */
  draw: z
    .strictObject({
      seed: z.string(),
      commitment: z.string(),
      /** Why it started again: seats that did not reveal their part; -1: the server was restarted. */
      again: z.array(z.int()),
    })
    .nullable(),
  /**
   * A game that has changed its place: after how many acts somebody's browser had its record, with every card and all chance
   * to come, and whether it goes on elsewhere (`away`). `null`: it never has.
   */
  moved: z.strictObject({ after: z.int().min(0), away: z.boolean() }).nullable(),
  /** The game as it began; `null` before the start. */
  began: z
    .strictObject({
      /** Milliseconds since 1970. */
      at: z.number(),
      /** The first line of its record: the sets by their hashes, the options, the seed, the players. */
      header: headerSchema,
    })
    .nullable(),
});
export type Setup = z.infer<typeof Setup>;

export interface TableRecord {
  readonly id: string;
  /** Counts the changes of `setup`. */
  readonly version: number;
  readonly setup: Setup;
}

/**
 * The time left of each open wait at some moment, in milliseconds. `until` is when a wait is over that runs on while nobody
 * looks, in milliseconds since 1970.
 */
export const SavedClocks = z.array(
  z.object({ id: z.int(), left: z.number(), until: z.number().exactOptional() }),
);
export type SavedClocks = z.infer<typeof SavedClocks>;

/** When the running wait is over, in milliseconds since 1970; `null` if none runs on while nobody looks. */
export const dueAt = (clocks: SavedClocks): number | null => clocks.at(-1)?.until ?? null;

export interface MoveRecord {
  readonly number: number;
  /** -1 is the system. */
  readonly seat: number;
  readonly move: Act;
  /** The client's id of the move; `null` for bots and the system. */
  readonly moveId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** What the bot that made it thought of: for the record of a game that is over, and for nobody before. */
  readonly thought?: Thought;
}

export interface GameRecord {
  /** The newest snapshot; its state is JSON that nobody has looked at yet. */
  readonly snapshot: { readonly number: number; readonly state: unknown };
  /** The moves after it. */
  readonly moves: readonly MoveRecord[];
  readonly clocks: SavedClocks;
  /** What was damaged and left out; `null` if nothing. */
  readonly damage: Damage | null;
}

export interface Damage {
  /** Moves removed from the game. */
  readonly moves: number;
  /** Whether the newest snapshot was damaged and an older one was used. */
  readonly snapshot: boolean;
}
