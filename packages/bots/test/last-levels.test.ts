/**
 * What a regular bot does when somebody is about to win: rules of thumb derived from the worst moves that a search
 * found.
 */
import type { State } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { tunedBot } from '../src/index.ts';
import { decide, id, make, table, type Laid } from './table.ts';

/** The regular bot's move at a seat. */
function regular(state: State, seat: number) {
  return decide(state, seat, tunedBot)?.move ?? null;
}

/** The first player fights a monster they beat and claims the win; the second holds the card. */
function claimed(level: number): State {
  const state = table([{ level }, { hand: ['union-tea-break'] }, {}], ['bored-skeleton']);
  make(state, 0, { do: 'kick' });
  make(state, 0, { do: 'claim' });
  return state;
}

/** The first player asks the second, who gains little by helping; the third could help, too. */
function asked(third: Laid): State {
  const strong = { level: 5, equipped: ['flaming-armor', 'boots-of-butt-kicking'] };
  const state = table([{ level: 6 }, strong, third], ['net-troll']);
  make(state, 0, { do: 'kick' });
  make(state, 0, { do: 'ask', seat: 1, terms: { treasures: 0, first: 0, items: [], plays: [] } });
  return state;
}

describe('good gear', () => {
  const gear = ['boots-of-butt-kicking', 'flaming-armor', 'mace-of-sharpness'];

  test('is kept at low Levels', () => {
    const state = table([{ level: 5, equipped: gear }, {}, {}]);
    expect(regular(state, 0)).toEqual({ do: 'kick' });
  });

  test('is sold to get one Level short of winning', () => {
    const state = table([{ level: 8, equipped: gear }, {}, {}]);
    expect(regular(state, 0)).toMatchObject({ do: 'sell' });
  });
});

describe('a card that ends a fight', () => {
  test('is kept while nobody is about to win the game', () => {
    expect(regular(claimed(4), 1)).toMatchObject({ do: 'pass' });
  });

  test('is played against a player who would come close', () => {
    expect(decide(claimed(7), 1, tunedBot)).toMatchObject({
      move: { do: 'play' },
      why: 'bot-why-leader',
      level: 8,
    });
  });

  test('is played against a player who would win', () => {
    const state = claimed(9);
    const move = regular(state, 1);
    expect(move).toMatchObject({ do: 'play' });
    expect(move?.do === 'play' ? id(move.card) : null).toBe('union-tea-break');
    if (move === null) return;
    make(state, 1, move);
    expect(state.combat).toBeNull();
    expect(state.players[0]?.level).toBe(9);
  });
});

describe('help for nothing', () => {
  test('is declined if nobody else would win by helping', () => {
    expect(regular(asked({ level: 9 }), 1)).toMatchObject({ do: 'decline' });
  });

  test('is given if an elf would otherwise win by helping', () => {
    expect(regular(asked({ level: 9, races: ['elf'] }), 1)).toMatchObject({ do: 'accept' });
  });
});

/** Whom a player one Level short of winning asks for help with a monster, next to a strong player at Level 9. */
function askedByTheLast(races: readonly string[]) {
  const strong = { level: 9, equipped: ['flaming-armor', 'boots-of-butt-kicking'], races };
  const state = table([{ level: 9 }, { level: 2 }, strong], ['kraken-in-the-bathtub']);
  make(state, 0, { do: 'kick' });
  return regular(state, 0);
}

describe('help to win the game', () => {
  test('is requested from an elf, who would win, too', () => {
    expect(askedByTheLast(['elf'])).toMatchObject({ do: 'ask', seat: 2 });
  });

  test('is requested from nobody else', () => {
    expect(askedByTheLast([])).toEqual({ do: 'flee' });
  });
});
