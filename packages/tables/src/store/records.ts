/** What the store keeps of a table. JSON is validated when it is read. */
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
    /** Consecutive default moves that the game has made for them; left out if none. */
    missed: z.int().min(1).exactOptional(),
    /** Whether a bot plays for them until they say that they are back. */
    standIn: z.literal(true).exactOptional(),
    /** When windows are to interrupt them; left out for always. */
    stop: StopWhen.exactOptional(),
    /** Where they are called while not connected; left out for nowhere. */
    call: PushAddress.exactOptional(),
  }),
  z.object({
    kind: z.literal('bot'),
    name: z.string(),
    sex: SexChoice,
    strength: BotStrength,
    /** `null` for a bot without one, such as one that took a person's seat. */
    character: BotCharacter.nullable(),
  }),
  /** In a running game: a bot plays until somebody with the link sits down. */
  z.object({ kind: z.literal('vacant'), name: z.string(), sex: SexChoice }),
]);
export type SeatRecord = z.infer<typeof SeatRecord>;

/** The form of {@link Setup}. Every change increments it and needs a migration (`read-setup.ts`). */
export const SETUP_FORM = 9;

/** Everything about a table except its game. */
export const Setup = z.strictObject({
  form: z.literal(SETUP_FORM),
  name: z.string().nullable(),
  public: z.boolean(),
  spectators: z.boolean(),
  /** The spectators' delay in milliseconds. */
  delay: z.number(),
  talk: TalkChoice,
  /** Whose consent the host's rulings need. */
  rulings: RulingConsent,
  /** Whether anybody may read the record when the game is over, or only holders of a seat's secret or the host's. */
  openHands: z.boolean(),
  stage: z.enum(['open', 'playing', 'over']),
  sheet: SheetChoice,
  sets: z.array(z.string()),
  /** Packs that the host brought, whether or not `sets` includes them. The store keeps them as long as the table. */
  packs: z.array(TablePack),
  options: TableOptions,
  speed: BotSpeed,
  pace: TablePace,
  /** Whether the players have agreed on a pause. */
  paused: z.boolean(),
  lesson: LessonId.nullable(),
  /** The language of the bots' names. */
  language: LanguageChoice,
  seats: z.array(SeatRecord),
  /** SHA-256 of the host's secret. */
  host: z.string(),
  /** The hash of a seat with the host's rights, whose player asked for a rematch; `null` for none. */
  deputy: z.string().nullable(),
  /** The first table of a series of rematches, whose link leads here; `null` if it is this one. */
  link: TableId.nullable(),
  /** The table of the rematch. */
  next: TableId.nullable(),
  /** The deal under way, before the game begins; `null` if none. Nobody else knows the seed until the game is over. */
  draw: z
    .strictObject({
      seed: z.string(),
      commitment: z.string(),
      /** Why it started again: seats that did not reveal their part; -1 for a restart of the server. */
      again: z.array(z.int()),
    })
    .nullable(),
  /**
   * For a game that has moved: after how many acts a browser had its record, which contains every card and all future
   * chance, and whether it now continues elsewhere (`away`). `null` if it never moved.
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
 * The milliseconds left of each open wait when saved. For a wait that continues while the server is down, `until` is
 * when it ends, in milliseconds since 1970.
 */
export const SavedClocks = z.array(
  z.object({ id: z.int(), left: z.number(), until: z.number().exactOptional() }),
);
export type SavedClocks = z.infer<typeof SavedClocks>;

/** When the running wait ends, in milliseconds since 1970; `null` if none continues while the server is down. */
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
  /** The thought of the bot that made it, shown only in the record of a game that is over. */
  readonly thought?: Thought;
}

export interface GameRecord {
  /** The newest snapshot. Its state is JSON that has not been validated. */
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
