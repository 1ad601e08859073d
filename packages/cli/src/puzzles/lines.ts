/** Formats a puzzle as lines of text and as JSON. */
import { gradeOf, moveAlone, type Puzzle, type PuzzleSource } from '@kickdoor/bots';
import {
  eventPhrase,
  goesUnsaid,
  isRefusal,
  printMove,
  view,
  type CardPool,
  type State,
} from '@kickdoor/rules';
import { tableNames } from '@kickdoor/words';
import { tableLines } from '../records/table-lines.ts';
import type { Words } from '../words/words.ts';

/** The table as the player sees it, without the other hands. */
function seen({ state, seat }: Puzzle): State {
  const players = state.players.map((player, at) => (at === seat ? player : { ...player, hand: [] }));
  return { ...state, players };
}

/** The output for a puzzle: its grade, the table and the task, and the solution on request. */
export function puzzleLines(
  pool: CardPool,
  puzzle: Puzzle,
  { at, solved }: { readonly at: number; readonly solved: boolean },
  words: Words,
): string[] {
  const { state, seat, found } = puzzle;
  const who = tableNames(pool, state.players).who(seat);
  return [
    words.say('cli-puzzle-heading', { at, grade: gradeOf(found), percent: Math.round(found * 100) }),
    ...tableLines(pool, seen(puzzle), words).map((line) => `  ${line}`),
    words.say('cli-puzzle-task', { who }),
    ...(solved ? solutionLines(pool, puzzle, words) : []),
    '',
  ];
}

/** Each move of the line, with its result. */
function solutionLines(pool: CardPool, { state, seat, line }: Puzzle, words: Words): string[] {
  const lines: string[] = [];
  let now = state;
  for (const [index, move] of line.entries()) {
    const { players } = now;
    const made = moveAlone(pool, now, seat, move);
    if (isRefusal(made)) throw new Error(`a move of a puzzle's line was refused by ${made.rule}`);
    lines.push(`${index + 1}. ${printMove({ pool, players }, seat, move)}`);
    const names = tableNames(pool, made.state.players);
    const events = made.steps.flatMap((step) => step.events);
    const said = events.filter((event, place) => !goesUnsaid(event, events[place + 1]));
    lines.push(...said.map((event) => `    ${words.say(eventPhrase(event, names))}`));
    now = made.state;
  }
  return lines;
}

/** A puzzle as JSON: what its player sees, and the solution in the notation of records. */
export function puzzleAsJson({ pool, sheet, sets }: PuzzleSource, puzzle: Puzzle) {
  const { state, seat, line, found } = puzzle;
  const { players } = state;
  return {
    sheet,
    sets: [...sets],
    seat,
    grade: gradeOf(found),
    found,
    view: view(pool, state, seat),
    line: line.map((move) => printMove({ pool, players }, seat, move)),
  };
}
