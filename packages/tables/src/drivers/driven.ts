import type { Character, Strength } from '@kickdoor/bots';
import type { BotSpeed, LessonId, TablePace } from '@kickdoor/protocol';
import type { Move, Phrase, RecordedSet, Seat, Thought } from '@kickdoor/rules';
import type { LiveGame } from '../game/live-game.ts';

/** A room as seen by what drives its game: the clock, the bots, and the answers for players who are away. */
export interface Driven {
  readonly game: () => LiveGame | null;
  /** Seats that bots play, for now or for good. */
  readonly bots: () => readonly Seat[];
  /** How well the bot of a seat plays; whoever stands in for a person is regular. */
  readonly strength: (seat: Seat) => Strength;
  /** What it is like; whoever stands in for a person has no character. */
  readonly character: (seat: Seat) => Character | null;
  /** The card sets of the game, by their hashes. */
  readonly sets: () => readonly RecordedSet[];
  /** How quick the bots are at this table. */
  readonly speed: () => BotSpeed;
  /** How much time players have. */
  readonly pace: () => TablePace;
  /** Seats whose players let every window go by. */
  readonly neverStopped: () => readonly Seat[];
  /** The guided game this is, if it is one. */
  readonly lesson: () => LessonId | null;
  /** Human seats without a connection, and since when; by correspondence nobody is ever away. */
  readonly away: () => ReadonlyMap<Seat, number>;
  /** Whether the game is running, not paused. */
  readonly awake: () => boolean;
  /** Queues a task in the room. If the task fails, all drivers are asked to look at the game again. */
  readonly enqueue: (task: () => Promise<void>) => void;
  /**
   * Plays a move for a seat, or for the system, that was chosen after move `number`. Resolves to whether it was
   * accepted and broadcast. If the game has moved on since, nothing is played. What a bot thought of is kept with the move.
   */
  readonly playFor: (number: number, seat: Seat, move: Move, thought?: Thought) => Promise<boolean>;
  /** The game has moved for these seats, whose players owed a move and did not make it. */
  readonly missed: (seats: readonly Seat[]) => Promise<void>;
  readonly remark: (seat: Seat, why: Phrase) => void;
}
