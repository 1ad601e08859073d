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
  type RecordEnd,
  type RecordFault,
  type RecordHeader,
  type RecordedMove,
} from './model.ts';

/** Parses a record: lines of JSON, the game first, then its moves, then its end. */
export function readRecord(text: string): GameRecord | RecordFault {
  const lines = cutLines(text);
  if (isRecordFault(lines)) return lines;
  const [first, ...rest] = lines;
  if (first === undefined) return fault(1, 1, phrase('record-empty'));
  const header = readHeader(first);
  if (isRecordFault(header)) return header;
  const last = rest.pop();
  if (last === undefined) return fault(2, 1, phrase('record-only-header'));
  const moves: RecordedMove[] = [];
  for (const line of rest) {
    const move = readMove(line, moves.length + 2);
    if (isRecordFault(move)) return move;
    moves.push(move);
  }
  const end = readEnd(last, moves.length);
  return isRecordFault(end) ? end : { header, moves, end };
}

/** Whether parsing failed. */
export function isRecordFault(read: object): read is RecordFault {
  return 'message' in read;
}

function fault(line: number, column: number, message: Phrase): RecordFault {
  return { line, column, message };
}

function cutLines(text: string): readonly string[] | RecordFault {
  if (text.length > LONGEST) return fault(1, 1, phrase('record-too-long'));
  const lines: string[] = [];
  for (let from = 0; from < text.length;) {
    const to = text.indexOf('\n', from);
    const end = to < 0 ? text.length : to;
    const longest = lines.length === 0 ? LONGEST_HEADER : LONGEST_LINE;
    if (end - from > longest) return fault(lines.length + 1, longest + 1, phrase('record-long-line'));
    if (lines.length > MOST_MOVES + 1) {
      return fault(lines.length, 1, phrase('record-many-moves', { most: MOST_MOVES }));
    }
    lines.push(text.slice(from, end).replace(/\r$/u, ''));
    from = end + 1;
  }
  return lines;
}

function readHeader(text: string): RecordHeader | RecordFault {
  const parsed = parse(text, 1);
  if (isRecordFault(parsed)) return parsed;
  // A record of a newer program is reported as such, whatever else is wrong with it.
  const { data } = versionsSchema.safeParse(parsed.json);
  if (data !== undefined && (data.kickdoor > RECORD_FORM || (data.state ?? 0) > STATE_VERSION)) {
    return fault(1, columnOf(text, ['kickdoor']), phrase('record-newer'));
  }
  return readLine(text, 1, headerSchema, phrase('record-no-header'));
}

function readMove(text: string, line: number): RecordedMove | RecordFault {
  const read = readLine(text, line, moveSchema, phrase('record-no-move'));
  if (isRecordFault(read)) return read;
  const { exact, ...move } = read;
  if (move.n !== line - 1) {
    const numbered = phrase('record-number', { n: String(line - 1), said: String(move.n) });
    return fault(line, columnOf(text, ['n']), numbered);
  }
  if (exact === undefined) return move;
  const act = parseAct(exact, move.seat);
  if ('error' in act) return fault(line, columnOf(text, ['exact']), phrase('record-no-exact'));
  return { ...move, exact: act };
}

/** Reads the last line, after this many moves. */
function readEnd(text: string, moves: number): RecordEnd | RecordFault {
  const line = moves + 2;
  const read = readLine(text, line, endSchema, phrase('record-no-end'));
  if (isRecordFault(read)) return read;
  const { end } = read;
  if (end.moves === moves) return end;
  const counted = phrase('record-moves', { found: moves, said: end.moves });
  return fault(line, columnOf(text, ['end', 'moves']), counted);
}

function readLine<T extends object>(
  text: string,
  line: number,
  schema: z.ZodType<T>,
  what: Phrase,
): T | RecordFault {
  const parsed = parse(text, line);
  if (isRecordFault(parsed)) return parsed;
  const read = schema.safeParse(parsed.json, { error: expectation });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue === undefined) return fault(line, 1, what);
  const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const place = unknown === undefined ? issue.path : [...issue.path, unknown];
  const field = place.join('.');
  const expected = messagePhrase(issue);
  const said =
    field === ''
      ? phrase('record-wrong', { what, expected })
      : phrase('record-wrong-field', { what, field, expected });
  return fault(line, columnOf(text, place), said);
}

/** Parses JSON. A name with a special meaning in JavaScript is an ordinary key, and rejected as unknown. */
function parse(text: string, line: number): { readonly json: unknown } | RecordFault {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const at = /column (?<column>\d+)|position (?<position>\d+)/u.exec(said)?.groups;
    const column = Number(at?.['column'] ?? Number(at?.['position'] ?? 0) + 1);
    return fault(line, Math.min(column, text.length + 1), phrase('record-not-json'));
  }
}

/** The column of a path's last key in a line, or of the last key before it that exists. */
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
