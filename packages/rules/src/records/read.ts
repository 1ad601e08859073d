/** Parses a record file. Every error names its line and column. */
import type { z } from 'zod';
import { expectation, messagePhrase } from '../effects/expectation.ts';
import { parseAct } from '../engine/parse-ruling.ts';
import { phrase, type Phrase } from '../model/phrase.ts';
import { STATE_VERSION } from '../model/state.ts';
import {
  LONGEST,
  LONGEST_HEADER,
  LONGEST_LINE,
  MOST_MOVES,
  RECORD_FORM,
  endSchema,
  headerSchema,
  moveSchema,
  versionsSchema,
  type GameRecord,
  type RecordFault,
  type RecordedMove,
} from './model.ts';

class Wrong extends Error {
  readonly fault: RecordFault;

  constructor(fault: RecordFault) {
    super(fault.message.id);
    this.fault = fault;
  }
}

/** Parses a record: lines of JSON, the game first, then its moves, then its end. */
export function readRecord(text: string): GameRecord | RecordFault {
  try {
    return readLines(text);
  } catch (error) {
    if (error instanceof Wrong) return error.fault;
    throw error;
  }
}

/** Whether parsing failed. */
export function isRecordFault(read: GameRecord | RecordFault): read is RecordFault {
  return 'message' in read;
}

function fail(line: number, column: number, message: Phrase): never {
  throw new Wrong({ line, column, message });
}

function readLines(text: string): GameRecord {
  const lines = cutLines(text);
  const [first, ...rest] = lines;
  if (first === undefined) fail(1, 1, phrase('record-empty'));
  refuseNewer(first);
  const header = readLine(first, 1, headerSchema, phrase('record-no-header'));
  const last = rest.pop();
  if (last === undefined) fail(2, 1, phrase('record-only-header'));
  const moves = rest.map((line, at) => readMove(line, at + 2));
  const { end } = readLine(last, lines.length, endSchema, phrase('record-no-end'));
  if (end.moves !== moves.length) {
    const counted = phrase('record-moves', { found: moves.length, said: end.moves });
    fail(lines.length, columnOf(last, ['end', 'moves']), counted);
  }
  return { header, moves, end };
}

/** A record of a newer program is called so, whatever it says otherwise. */
function refuseNewer(header: string): void {
  const { data } = versionsSchema.safeParse(parse(header, 1));
  if (data === undefined) return;
  if (data.kickdoor > RECORD_FORM || (data.state ?? 0) > STATE_VERSION) {
    fail(1, columnOf(header, ['kickdoor']), phrase('record-newer'));
  }
}

function cutLines(text: string): string[] {
  if (text.length > LONGEST) fail(1, 1, phrase('record-too-long'));
  const lines: string[] = [];
  for (let from = 0; from < text.length;) {
    const to = text.indexOf('\n', from);
    const end = to < 0 ? text.length : to;
    const longest = lines.length === 0 ? LONGEST_HEADER : LONGEST_LINE;
    if (end - from > longest) fail(lines.length + 1, longest + 1, phrase('record-long-line'));
    if (lines.length > MOST_MOVES + 1) {
      fail(lines.length, 1, phrase('record-many-moves', { most: MOST_MOVES }));
    }
    lines.push(text.slice(from, end).replace(/\r$/u, ''));
    from = end + 1;
  }
  return lines;
}

function readMove(text: string, line: number): RecordedMove {
  const { exact, ...read } = readLine(text, line, moveSchema, phrase('record-no-move'));
  if (read.n !== line - 1) {
    fail(line, columnOf(text, ['n']), phrase('record-number', { n: String(line - 1), said: String(read.n) }));
  }
  if (exact === undefined) return read;
  const move = parseAct(exact, read.seat);
  if ('error' in move) fail(line, columnOf(text, ['exact']), phrase('record-no-exact'));
  return { ...read, exact: move };
}

function readLine<T>(text: string, line: number, schema: z.ZodType<T>, what: Phrase): T {
  const read = schema.safeParse(parse(text, line), { error: expectation });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue === undefined) return fail(line, 1, what);
  const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const place = unknown === undefined ? issue.path : [...issue.path, unknown];
  const field = place.join('.');
  const expected = messagePhrase(issue);
  const said =
    field === ''
      ? phrase('record-wrong', { what, expected })
      : phrase('record-wrong-field', { what, field, expected });
  return fail(line, columnOf(text, place), said);
}

/** JSON; a name with a special meaning in JavaScript is a key like any other, and rejected as unknown. */
function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const at = /column (?<column>\d+)|position (?<position>\d+)/u.exec(said)?.groups;
    const column = Number(at?.['column'] ?? Number(at?.['position'] ?? 0) + 1);
    return fail(line, Math.min(column, text.length + 1), phrase('record-not-json'));
  }
}

/** The column of the last key of a path in a line, or of the last one before it that exists. */
function columnOf(text: string, path: readonly PropertyKey[]): number {
  let at = 0;
  for (const key of path) {
    if (typeof key !== 'string') continue;
    const found = text.indexOf(`${JSON.stringify(key)}:`, at);
    if (found < 0) break;
    at = found;
  }
  return at + 1;
}
