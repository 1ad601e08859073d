/** An attempt at a puzzle: its moves, and the table as the page shows it. */
import { moveAlone, movesAlone, type AloneEnd, type Grade, type Puzzle } from '@kickdoor/bots';
import { eventFor, isRefusal, reasons, view, type CardPool, type Move, type State } from '@kickdoor/rules';
import { nothing, type GameNow, type LogEntry, type TableState } from '../net/state.ts';

/** A position of an attempt. */
export interface Attempt {
  readonly state: State;
  readonly number: number;
  readonly log: readonly LogEntry[];
  /** The last move's events. */
  readonly news: readonly LogEntry[];
  readonly end: AloneEnd | null;
  /** The position before the last move; `null` at the beginning. */
  readonly before: Attempt | null;
}

/** The shared state of a puzzle's page. */
export interface PuzzleScene {
  readonly attempt: Attempt;
  readonly grade: Grade;
  /** Undoes the last move. */
  readonly back: () => void;
  /** Starts over. */
  readonly again: () => void;
}

/** An attempt without moves. */
export function beginning({ state }: Puzzle): Attempt {
  return { state, number: 0, log: [], news: [], end: null, before: null };
}

/** The attempt after a move; unchanged if the rules refuse it. */
export function afterMove(pool: CardPool, { seat }: Puzzle, attempt: Attempt, move: Move): Attempt {
  const made = moveAlone(pool, attempt.state, seat, move);
  if (isRefusal(made)) return attempt;
  const { state, steps, end } = made;
  let { number } = attempt;
  const news = steps.flatMap(({ by, events }) => {
    number += 1;
    return events.map((event, index) => ({
      key: `${number}.${index}`,
      number,
      by,
      event: eventFor(event, seat),
    }));
  });
  return { state, number, log: [...attempt.log, ...news], news, end, before: attempt };
}

/** The attempt without its last move. */
export function takenBack(attempt: Attempt): Attempt {
  return attempt.before === null ? attempt : { ...attempt.before, news: [] };
}

/** The table of an attempt as its player sees it. */
export function tableOf(
  pool: CardPool,
  { seat }: Puzzle,
  { state, number, log, news, end }: Attempt,
): TableState & { readonly game: GameNow } {
  const isOpen = end === null;
  const game = {
    number,
    view: view(pool, state, seat),
    legalMoves: isOpen ? movesAlone(pool, state, seat) : [],
    reasons: isOpen ? reasons(pool, state, seat) : [],
    clocks: [],
    undo: null,
    news,
  };
  return { ...nothing, status: 'online', you: { ...nothing.you, seat }, log, game };
}
