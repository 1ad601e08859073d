/** Tampered records are detected; files that are not records are rejected with the position of the error. */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN, loadSet } from '@kickdoor/packs/node';
import {
  buildCardPool,
  isRecordFault,
  readRecord,
  sha256,
  verify,
  writeRecord,
  type Mismatch,
} from '@kickdoor/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mismatchText, openRecord } from '../src/records/open.ts';
import { playShare } from '../src/simulate/share.ts';
import { cliWords } from '../src/words/words.ts';

const pack = loadSet('classic');
const pool = buildCardPool([pack]);
const words = cliWords('en', { plain: true });

const [played] = playShare({
  sheet: 'classic',
  sets: ['classic'],
  seats: 3,
  seed: 'records',
  bots: 'sensible',
  record: true,
  packs: [],
  games: [0],
});
if (played === undefined || 'broken' in played) throw new Error('the game broke');
const text = played.record ?? '';
const lines = text.trimEnd().split('\n');

/** What is wrong with a text: its position, or the first impossible move. */
function validate(changed: string): string | Mismatch | null {
  const record = readRecord(changed);
  return isRecordFault(record)
    ? `${record.line}:${record.column} ${words.say(record.message)}`
    : verify(pool, record);
}

function change(line: number, from: string | RegExp, to: string): string {
  return lines.map((one, at) => (at === line ? one.replace(from, to) : one)).join('\n');
}

describe('a record', () => {
  test('is valid as it was played', () => {
    expect(validate(text)).toBeNull();
    expect(lines.length).toBe(played.outcome.moves + 2);
  });

  test('with a changed seed has another deal', () => {
    expect(validate(change(0, 'records/0', 'records/1'))).toEqual({ n: 0, what: { kind: 'deal' } });
  });

  test('with a number of players its sheet forbids has no table', () => {
    expect(validate(change(0, /"players":\[\{[^}]*\},/u, '"players":['))).toMatchObject({
      what: { kind: 'table' },
    });
  });

  test('with a changed time, move, seat or check fails at that move', () => {
    expect(validate(change(20, /"at":\d+/u, '"at":20001'))).toEqual({ n: 20, what: { kind: 'changed' } });
    expect(validate(change(20, /"at":\d+/u, '"at":3'))).toEqual({ n: 20, what: { kind: 'time' } });
    expect(validate(change(20, /"move":"[^"]*"/u, '"move":"jump"'))).toEqual({
      n: 20,
      what: { kind: 'unread' },
    });
    expect(validate(change(20, /"check":"[0-9a-f]*"/u, '"check":"000000000000"'))).toMatchObject({ n: 20 });
    expect(validate(change(20, /"seat":-?\d/u, '"seat":19'))).toMatchObject({ n: 20 });
  });

  test('with a missing line, reordered lines, or cut short is invalid', () => {
    expect(validate(lines.toSpliced(20, 1).join('\n'))).toBe('21:2 this is move 20, not 21');
    expect(validate(lines.slice(0, -1).join('\n'))).toMatch(/^\d+:1 the end is missing/u);
    expect(validate(lines.toSpliced(-1, 0, lines.at(-2) ?? '').join('\n'))).toMatch(/this is move/u);
    expect(validate('')).toBe('1:1 the file is empty');
  });

  test('that is not valid JSON, or has the wrong shape, is rejected with line and column', () => {
    expect(validate(change(4, '"seat":', '"seat";'))).toMatch(/^5:\d+ this is not JSON/u);
    expect(validate(change(4, '"seat":', '"sear":'))).toMatch(/^5:\d+ .*seat/u);
    expect(validate(change(0, '"sex":"male"', '"sex":"both"'))).toMatch(/^1:\d+ .*sex/u);
    expect(validate(change(4, '{', '{"__proto__":{"n":4},'))).toMatch(/^5:2 .*__proto__/u);
    expect(validate(change(4, /"check"/u, '"exact":{"do":"fly"},"check"'))).toMatch(/^5:\d+ the move/u);
    expect(validate(change(4, /"move":"/u, `"move":"${'x'.repeat(30_000)}`))).toMatch(
      /^5:20001 the line is too long/u,
    );
  });

  test('of changed cards is rejected', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kickdoor-'));
    const file = join(folder, 'a.jsonl');
    writeFileSync(file, change(0, pack.setHash, 'f'.repeat(64)));
    const opened = openRecord(file, BUILT_IN, words);
    if (typeof opened === 'string' || opened.changed === null) throw new Error('it was not refused');
    expect(mismatchText(file, opened.record, opened.changed, words)).toContain(
      'the set classic is not the one',
    );
    writeFileSync(file, change(0, '"id":"classic"', '"id":"nowhere"'));
    expect(openRecord(file, BUILT_IN, words)).toContain('There is no set “nowhere”');
  });

  test('is rejected without an exception however it is damaged, and only the original is accepted', () => {
    const wound = fc.record({
      at: fc.nat(text.length - 1),
      cut: fc.nat(30),
      put: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom(
          '__proto__',
          '"',
          '{',
          '}',
          '[',
          '-1',
          '1e999',
          'null',
          '\n',
          '\\u0000',
          'constructor',
        ),
      ),
    });
    fc.assert(
      fc.property(fc.array(wound, { minLength: 1, maxLength: 3 }), (wounds) => {
        const hurt = wounds.reduce(
          (now, { at, cut, put }) => now.slice(0, at) + put + now.slice(at + cut),
          text,
        );
        const found = validate(hurt);
        // Whitespace between JSON tokens changes nothing.
        const same = (): boolean => {
          const record = readRecord(hurt);
          return !isRecordFault(record) && writeRecord(record) === text;
        };
        if (found === null) expect(same()).toBe(true);
        expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      }),
      { numRuns: 150 },
    );
  });
});

test('SHA-256 matches another implementation', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (some) => {
      expect(sha256(some)).toBe(createHash('sha256').update(some).digest('hex'));
    }),
  );
});
