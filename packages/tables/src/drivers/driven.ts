import type { Character, Strength } from '@kickdoor/bots';
import type { BotSpeed, LessonId, TablePace } from '@kickdoor/protocol';
import type { Move, Phrase, RecordedSet, Seat, Thought } from '@kickdoor/rules';
import type { LiveGame } from '../game/live-game.ts';

/** A room as seen by what drives its game: the clock, the bots, and the answers for players who are away. */
export interface Driven {
  readonly game: () => LiveGame | null;
  /** Seats that bots play, for now or for good. */
  readonly bots: () => readonly Seat[];
  /** How well a seat's bot plays; stand-ins are regular. */
  readonly strength: (seat: Seat) => Strength;
  /** The character of a seat's bot; stand-ins have none. */
  readonly character: (seat: Seat) => Character | null;
  /** The card sets of the game, by their hashes. */
  readonly sets: () => readonly RecordedSet[];
  /** How fast the bots at this table are. */
  readonly speed: () => BotSpeed;
  /** How much time players have. */
  readonly pace: () => TablePace;
  /** Seats whose players let every window go by. */
  readonly neverStopped: () => readonly Seat[];
  /** The guided game that this is, if any. */
  readonly lesson: () => LessonId | null;
  /** Human seats without a connection, and since when. By correspondence, nobody is ever away. */
  readonly away: () => ReadonlyMap<Seat, number>;
  /** Whether the game is running rather than paused. */
  readonly awake: () => boolean;
  /** Queues a task in the room. If it fails, all drivers are asked to look at the game again. */
  readonly enqueue: (task: () => Promise<void>) => void;
  /**
   * Plays a move that was chosen after move `number`, for a seat or the system. Resolves to whether it was accepted and
   * broadcast. If the game has moved on since, nothing is played. The bot's thought is stored with the move.
   */
  readonly playFor: (number: number, seat: Seat, move: Move, thought?: Thought) => Promise<boolean>;
  /** The game moved for these seats because their players owed a move and made none. */
  readonly missed: (seats: readonly Seat[]) => Promise<void>;
  readonly remark: (seat: Seat, why: Phrase) => void;
}
