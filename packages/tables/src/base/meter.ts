/** What a server counts at runtime. */
import type { RuleId } from '@kickdoor/rules';
import type { ErrorCode } from '@kickdoor/protocol';
import type { CommitWatch } from '../store/group-commit.ts';

/** Who made a move: a player, a bot (or the server for a player who is away), or a wait that ended. */
export type Mover = 'player' | 'server' | 'clock';

/** Receives everything that is counted or measured. Never throws. */
export interface Meter extends CommitWatch {
  /** A move is stored. */
  moved(by: Mover): void;
  /** A player's move was answered, `ms` milliseconds after it arrived. */
  answered(ms: number): void;
  /** A player's move was refused by a rule. */
  refused(rule: RuleId): void;
  /** An error was sent to a client. */
  failed(code: ErrorCode): void;
  /** A bot took `ms` milliseconds to decide on a move. */
  thought(ms: number): void;
}

/** Passes everything on to the meters that have joined. */
export class Meters implements Meter {
  readonly #all: Partial<Meter>[] = [];

  join(meter: Partial<Meter>): void {
    this.#all.push(meter);
  }

  moved(by: Mover): void {
    for (const meter of this.#all) meter.moved?.(by);
  }

  answered(ms: number): void {
    for (const meter of this.#all) meter.answered?.(ms);
  }

  refused(rule: RuleId): void {
    for (const meter of this.#all) meter.refused?.(rule);
  }

  failed(code: ErrorCode): void {
    for (const meter of this.#all) meter.failed?.(code);
  }

  thought(ms: number): void {
    for (const meter of this.#all) meter.thought?.(ms);
  }

  committed(moves: number, ms: number): void {
    for (const meter of this.#all) meter.committed?.(moves, ms);
  }

  commitFailed(error: unknown): void {
    for (const meter of this.#all) meter.commitFailed?.(error);
  }
}
