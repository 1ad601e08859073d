import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@kickdoor/rules';
import { cut, linesOf } from '../src/log/lines.ts';
import type { LogEntry } from '../src/net/state.ts';
import { gameStats } from '../src/table/stats.ts';

const names = {
  who: (seat: number) => ['Aric', 'Suzan'][seat] ?? '',
  noun: (seat: number) => ({ id: 'name', args: { name: ['Aric', 'Suzan'][seat] ?? '' } }),
  card: (card: number) => ({ id: `card-${card}` }),
  power: (name: string) => ({ id: `power-${name}` }),
};

function entry(number: number, event: GameEvent): LogEntry {
  return { key: `${number} ${event.e}`, number, by: 0, event };
}

describe('a line of the log', () => {
  it('is cut where it names cards and players, the longest name first', () => {
    const pieces = cut(
      'Aric plays Net Troll Bait on Net Troll.',
      [
        ['Net Troll', 1],
        ['Net Troll Bait', 2],
      ],
      [['Aric', 0]],
    );
    expect(pieces.map(({ text, card, seat }) => [text, card, seat])).toEqual([
      ['Aric', null, 0],
      [' plays ', null, null],
      ['Net Troll Bait', 2, null],
      [' on ', null, null],
      ['Net Troll', 1, null],
      ['.', null, null],
    ]);
  });

  it('is small print where it only repeats the cards of its step', () => {
    const sold = entry(3, { e: 'sold', seat: 0, cards: [4, 5], gold: 1100, levels: 1, cause: {} });
    const discarded = { e: 'discarded', seat: 0, cards: [4, 5], cause: {} } as const;
    const tones = linesOf([sold, entry(3, discarded), entry(4, discarded)], names).map(({ tone }) => tone);
    expect(tones).toEqual(['plain', 'quiet', 'plain']);
  });

  it('says what caused it where the sentence does not', () => {
    const [line] = linesOf(
      [entry(1, { e: 'level', seat: 1, from: 2, to: 1, cause: { card: 9, by: 0 } })],
      names,
    );
    expect(line?.why).toEqual({ card: 9, power: null, rule: null, by: 0 });
    expect(line?.phrase).toEqual({ id: 'event-level-down', args: { who: 'Suzan', from: 2, to: 1 } });
  });
});

describe('the stats of a game', () => {
  it('are counted from its log', () => {
    const log = [
      entry(1, { e: 'won', seat: 0, helper: 1, killed: [7, 8], levels: 2, treasures: 3, cause: {} }),
      entry(2, { e: 'escaped', seat: 1, card: 7, cause: {} }),
      entry(3, { e: 'died', seat: 1, cause: {} }),
      entry(4, { e: 'sold', seat: 0, cards: [4], gold: 1000, levels: 1, cause: {} }),
    ];
    const [aric, suzan] = gameStats(log, 2);
    expect(aric).toMatchObject({ killed: 2, helped: 0, sold: 1000 });
    expect(suzan).toMatchObject({ helped: 1, fled: 1, deaths: 1 });
  });
});
