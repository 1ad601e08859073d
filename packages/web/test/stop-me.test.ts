import { describe, expect, it } from 'vitest';
import type { LegalMove, View } from '@kickdoor/rules';
import { createTable, view } from '@kickdoor/rules';
import { durationPhrase, shortTime } from '../src/hours/duration.ts';
import { isOwnAct, STOPS, stopsMe, windowOf } from '../src/hours/stop-me.ts';
import { pool } from './support/table.ts';

const players = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'female' as const }));
const base = view(pool, createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'stop', players }), 1);

const curse = (victim: number, by = 0): View => ({
  ...base,
  pending: { kind: 'cancel', card: 3, victim, by, passed: [] },
});

/** A fight that the first player is about to win, with the second helping or not. */
function win(level: number, helper: number | null = null): View {
  const sum = { total: 5, parts: [] };
  return {
    ...base,
    players: base.players.map((player) => (player.seat === 0 ? { ...player, level } : player)),
    combat: {
      fighter: 0,
      helper,
      helperSpent: false,
      terms: null,
      foes: [],
      fighters: sum,
      monsters: sum,
      winning: true,
      treasures: 1,
      levels: 1,
      boosts: [],
      claim: { kind: 'win', passed: [] },
      request: null,
      declined: [],
    },
  };
}

const PASS: LegalMove = { move: { do: 'pass' } };
const PLAY: LegalMove = { move: { do: 'play', card: 5 } };

describe('a window interrupts', () => {
  it('nobody if there is no window', () => {
    expect(windowOf(base)).toBeNull();
    for (const stop of STOPS) expect(stopsMe(base, [PASS], stop)).toBe(true);
  });

  it('always or never, as chosen', () => {
    expect(stopsMe(curse(1), [PASS, PLAY], 'always')).toBe(true);
    expect(stopsMe(curse(1), [PASS, PLAY], 'never')).toBe(false);
  });

  it('players who could act, as chosen', () => {
    expect(stopsMe(curse(0), [PASS, PLAY], 'could')).toBe(true);
    expect(stopsMe(curse(0), [PASS, { move: { do: 'show', cards: [] } }], 'could')).toBe(false);
  });

  it('nobody whose own act it is about', () => {
    const announced: View = {
      ...base,
      pending: { kind: 'cancel', card: 3, victim: 1, by: 1, passed: [1], played: true },
    };
    for (const own of [curse(0, 1), curse(2, 1), announced]) {
      expect(isOwnAct(own)).toBe(true);
      for (const stop of STOPS) expect(stopsMe(own, [PASS, PLAY], stop)).toBe(false);
    }
  });

  it('whoever is struck, even by their own curse or by the door', () => {
    for (const struck of [curse(1, 1), curse(1, -1)]) {
      expect(isOwnAct(struck)).toBe(false);
      expect(stopsMe(struck, [PASS, PLAY], 'could')).toBe(true);
    }
  });

  it('the player it affects, as chosen', () => {
    expect(stopsMe(curse(1), [PASS], 'me')).toBe(true);
    expect(stopsMe(curse(0), [PASS, PLAY], 'me')).toBe(false);
    expect(stopsMe(win(4, 1), [PASS], 'me')).toBe(true);
    expect(stopsMe(win(4), [PASS, PLAY], 'me')).toBe(false);
  });

  it('before somebody wins the game, as chosen', () => {
    expect(stopsMe(win(9), [PASS], 'wins')).toBe(true);
    expect(stopsMe(win(8), [PASS, PLAY], 'wins')).toBe(false);
    expect(stopsMe(curse(1), [PASS, PLAY], 'wins')).toBe(false);
  });
});

describe('durations', () => {
  it('are shown as on a stopwatch, in hours, or in days', () => {
    expect(durationPhrase(84)).toEqual({ id: 'time-short', args: { time: '1:24' } });
    expect(durationPhrase(2 * 3600 + 180)).toEqual({ id: 'time-hours', args: { hours: 2, minutes: 3 } });
    expect(durationPhrase(50 * 3600)).toEqual({ id: 'time-days', args: { days: 2, hours: 2 } });
  });

  it('fit into a ring', () => {
    expect(shortTime(45, 'en')).toBe('45');
    for (const language of ['en', 'de', 'ru']) expect(shortTime(280, language)).toBe('5\u{2032}');
    expect(shortTime(5 * 3600, 'ru')).toMatch(/^5\sч$/u);
    expect(shortTime(72 * 3600, 'de')).toBe('3 T');
  });
});
