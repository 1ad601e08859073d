import type { Move, Seat } from '@kickdoor/rules';
import type { LiveGame } from './live-game.ts';

/** A room as those see it that drive its game: the clock, the bots, the answers for those who are away. */
export interface Driven {
  readonly game: () => LiveGame | null;
  /** Seats that bots play. */
  readonly bots: () => readonly Seat[];
  /** Seats of persons that are without a connection, and since when. */
  readonly away: () => ReadonlyMap<Seat, number>;
  /** Whether the game goes on now. */
  readonly awake: () => boolean;
  /** Runs a task in the room's turn. After one that failed, all that drives the game is asked to look at it again. */
  readonly enqueue: (task: () => Promise<void>) => void;
  /**
   * Plays for a seat, or the keeper, what was decided after move `number`; whether it was accepted, and everybody told.
   * Where the game has gone on since then, nothing is played.
   */
  readonly playFor: (number: number, seat: Seat, move: Move) => Promise<boolean>;
  readonly remark: (seat: Seat, why: string) => void;
}
