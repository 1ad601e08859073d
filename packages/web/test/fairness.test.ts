/** A browser's contribution to the chance of a deal, its memory of it, and its verdict on a finished game's figures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commitmentTo,
  commitmentToPart,
  isRecordFault,
  mixedSeed,
  readRecord,
  type FairChance,
  type GameRecord,
} from '@kickdoor/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verdictOf } from '../src/fairness/check.ts';
import { keep, keptOf, type Kept } from '../src/fairness/kept.ts';
import { answerTo, isSame } from '../src/fairness/take-part.ts';

const GAME = 'aaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbb';
const deal = 'd'.repeat(64);
const digits = (digit: string) => digit.repeat(64);

type Table = Parameters<typeof answerTo>[0];
type Shown = NonNullable<Table['fair']>;

/** A table during a deal. */
function table(fair: Partial<Shown> | null, id = GAME): Table {
  const shown: Shown = { deal, step: 'commit', asked: [0], parts: [], again: [], ...fair };
  return { id, fair: fair === null ? null : shown };
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));

/** Commits, and returns all commitments. */
const committed = () => {
  const own = answerTo(table({}), 0);
  if (own?.type !== 'commit') throw new Error('no commitment');
  return [
    { seat: 0, commitment: own.commitment },
    { seat: 1, commitment: digits('1') },
  ];
};

describe('taking part in a fair deal', () => {
  it('commits to one share, however often it is asked', () => {
    const first = answerTo(table({}), 0);
    expect(first).toMatchObject({ type: 'commit', deal });
    expect(answerTo(table({}), 0)).toEqual(first);
    const part = keptOf(GAME)?.parts['0'] ?? '';
    expect(first).toMatchObject({ commitment: commitmentToPart(deal, { seat: 0, part }) });
    expect(part).toMatch(/^[0-9a-f]{64}$/u);
    expect(answerTo(table({}, OTHER), 0)).not.toEqual(first);
  });

  it("answers nothing if it isn't asked, but remembers its promise", () => {
    expect(answerTo(table({ asked: [1] }), 0)).toBeNull();
    expect(answerTo(table({ asked: [0] }, OTHER), null)).toBeNull();
    expect([keptOf(GAME)?.deal, keptOf(OTHER)?.deal]).toEqual([deal, deal]);
    expect(answerTo(table(null), 0)).toBeNull();
    expect(answerTo(table({ step: 'dealt' }), 0)).toBeNull();
  });

  it('reveals its share once all commitments are known', () => {
    const parts = committed();
    const revealed = answerTo(table({ step: 'reveal', parts }), 0);
    expect(revealed).toEqual({ type: 'reveal', deal, part: keptOf(GAME)?.parts['0'] });
    expect(keptOf(GAME)?.seen).toEqual(parts);
  });

  it('reveals nothing if its own commitment is missing or different', () => {
    const parts = committed();
    expect(answerTo(table({ step: 'reveal', parts: parts.slice(1) }), 0)).toBeNull();
    const changed = parts.with(0, { seat: 0, commitment: digits('2') });
    expect(answerTo(table({ step: 'reveal', parts: changed }), 0)).toBeNull();
    expect(keptOf(GAME)?.seen).toBeNull();
  });

  it("reveals nothing a second time if the others' commitments have changed", () => {
    const parts = committed();
    answerTo(table({ step: 'reveal', parts }), 0);
    const changed = parts.with(1, { seat: 1, commitment: digits('2') });
    expect(answerTo(table({ step: 'reveal', parts: changed }), 0)).toBeNull();
    expect(answerTo(table({ step: 'reveal', parts: parts.toReversed() }), 0)).not.toBeNull();
  });

  it('reveals nothing about a deal it has no share in', () => {
    const parts = committed();
    expect(answerTo(table({ step: 'reveal', parts, deal: digits('e') }), 0)).toBeNull();
  });

  it('compares commitments by seat, in any order', () => {
    const one = { seat: 0, commitment: digits('1') };
    const other = { seat: 1, commitment: digits('1') };
    expect(isSame([one, other], [other, one])).toBe(true);
    expect(isSame([one], [other])).toBe(false);
    expect(isSame([one], [one, other])).toBe(false);
  });
});

const golden = join(import.meta.dirname, '../../cli/test/golden/classic-sensible.jsonl');
const record = readRecord(readFileSync(golden, 'utf8'));

/** The first line of a record with the figures of a deal. */
function header(part: Partial<FairChance> = {}): GameRecord['header'] {
  if (isRecordFault(record)) throw new Error(record.message.id);
  const { sets } = record.header;
  const seed = digits('5');
  const parts = [
    { seat: 0, part: digits('a') },
    { seat: 2, part: digits('c') },
  ];
  const commitment = commitmentTo({ game: GAME, sets, seed });
  const fair: FairChance = { game: GAME, commitment, seed, parts, again: [], ...part };
  return { ...record.header, seed: mixedSeed(seed, parts), fair };
}

/** The memory of a browser that had seat 0 and saw everything as it was. */
function remembered(part: Partial<Kept> = {}): Kept {
  const { fair } = header();
  if (fair === undefined) throw new Error('no figures');
  return {
    deal: fair.commitment,
    again: 0,
    at: 0,
    parts: { 0: digits('a') },
    seen: fair.parts.map((one) => ({
      seat: one.seat,
      commitment: commitmentToPart(fair.commitment, one),
    })),
    ...part,
  };
}

const of = (kept: Kept | null, head = header(), game: string | null = GAME) =>
  verdictOf(head, { game, kept });

describe('the verdict on a record', () => {
  it('is sound, and says what could be checked', () => {
    expect(of(remembered())).toMatchObject({ kind: 'sound', remembered: 'part' });
    expect(of(remembered({ seen: null }))).toMatchObject({ kind: 'sound', remembered: 'promise' });
    expect(of(null)).toMatchObject({ kind: 'sound', remembered: 'nothing' });
  });

  it('claims nothing without figures, unless they were promised', () => {
    const { fair: _, ...bare } = header();
    expect(of(null, bare)).toEqual({ kind: 'chosen' });
    expect(of(remembered(), bare)).toEqual({ kind: 'broken', why: 'promise' });
  });

  it('is broken if the figures belong to another game', () => {
    expect(of(null, header(), OTHER)).toEqual({ kind: 'broken', why: 'record' });
    expect(of(null, header(), null)).toMatchObject({ kind: 'sound' });
  });

  it("is broken if the commitment isn't the one that was shown", () => {
    expect(of(remembered({ deal: digits('9') }))).toEqual({ kind: 'broken', why: 'promise' });
    // A deal that restarted while the browser was away is a different one.
    expect(of(remembered({ deal: digits('9') }), header({ again: [1] }))).toMatchObject({
      remembered: 'nothing',
    });
  });

  it("is broken if this browser's share is different or missing", () => {
    const other = [
      { seat: 0, part: digits('b') },
      { seat: 2, part: digits('c') },
    ];
    expect(of(remembered(), header({ parts: other }))).toEqual({ kind: 'broken', why: 'own-part' });
    expect(of(remembered(), header({ parts: other.slice(1) }))).toEqual({ kind: 'broken', why: 'own-part' });
  });

  it("is broken if others' shares don't match their commitments", () => {
    const other = [
      { seat: 0, part: digits('a') },
      { seat: 2, part: digits('d') },
    ];
    expect(of(remembered(), header({ parts: other }))).toEqual({ kind: 'broken', why: 'others' });
  });
});

it('keeps only the newest deals, and no damaged ones', () => {
  for (let number = 0; number < 45; number += 1) keep(String(number), remembered({ at: number }));
  expect([keptOf('4'), keptOf('44')?.at]).toEqual([null, 44]);
  localStorage.setItem('kickdoor.fair', '{"a":{"deal":"x"}}');
  expect(keptOf('a')).toBeNull();
});
