/** `kickdoor puzzles`. */
import { applyMove, blankTable, buildCardPool, copiesOf, isRefusal, type Move } from '@kickdoor/rules';
import { loadSet } from '@kickdoor/packs/node';
import { LANGUAGES } from '@kickdoor/words';
import { leftovers } from '@kickdoor/words/leftovers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { puzzleLines } from '../src/puzzles/lines.ts';
import { cliWords, wordsWith } from '../src/words/words.ts';
import { ran } from './run.ts';

const classic = loadSet('classic');
const pool = buildCardPool([classic]);

/** A fight that one card wins; the others hold cards, too. */
function puzzle() {
  const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, sex: 'female' as const }));
  const state = blankTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'puzzle', players });
  const take = (id: string) => {
    const copies = copiesOf(pool, id) ?? [];
    for (const deck of [state.decks.doors, state.decks.treasures]) {
      const at = deck.findIndex((card) => copies.includes(card));
      if (at >= 0) return deck.splice(at, 1);
    }
    throw new Error(`no ${id} is left`);
  };
  Object.assign(state, { phase: 'opening', turns: 1 });
  for (const player of state.players) player.ready = true;
  const [ada, ben] = state.players;
  if (ada === undefined || ben === undefined) throw new Error('nobody plays');
  ada.level = 9;
  ada.hand = take('magic-missile');
  ben.hand = take('elf');
  state.decks.doors.push(...take('net-troll'));
  const kicked = applyMove(pool, state, 0, { do: 'kick' });
  if (isRefusal(kicked)) throw new Error(kicked.rule);
  const [missile = -1] = ada.hand;
  const line: Move[] = [{ do: 'play', card: missile, side: 'fighters' }, { do: 'claim' }];
  return { state, seat: 0, line, found: 0.25 };
}

const told = (language: (typeof LANGUAGES)[number], solved: boolean) =>
  puzzleLines(
    pool,
    puzzle(),
    { at: 1, solved },
    wordsWith(cliWords(language, { plain: true }), [classic], {
      table: { sheet: 'classic', sets: ['classic'] },
    }),
  );

test('a puzzle shows its grade and its task, and only the player’s own hand', () => {
  const lines = told('en', false);
  expect(lines[0]).toBe('Puzzle 1, medium: a regular bot finds it in 25 tries of 100');
  expect(lines).toContain('  Combat: Ada (9) against Net Troll (10)');
  expect(lines.filter((line) => /hand/u.test(line))).toEqual(['    hand: Magic Missile']);
  expect(lines.at(-2)).toBe(
    'Ada wins this turn, if the others let it happen, and leaves nothing to chance. How?',
  );
});

test('the solution shows the result of each move, up to the win', () => {
  const unsolved = told('en', false);
  const lines = told('en', true);
  expect(lines.slice(0, unsolved.length - 1)).toEqual(unsolved.slice(0, -1));
  expect(lines).toContain('1. play magic-missile for fighters');
  expect(lines.at(-2)).toBe('    Ada wins. That is the game.');
});

test.each(LANGUAGES)('its text is only in %s', (language) => {
  const names = /Ada|Ben|Cleo|magic-missile|play|for fighters|claim/gu;
  const text = told(language, true).join(' ').replaceAll(names, '').replaceAll(/\s+/gu, ' ');
  expect(leftovers(language, text.trim())).toEqual([]);
});

test('the command finds a puzzle, and prints it as JSON', async () => {
  const { out, code } = await ran(['puzzles', '--seed', 'test 49', '--json']);
  expect(code).toBe(0);
  const found = z
    .object({ seat: z.number(), line: z.array(z.string()).min(3), view: z.object({ seat: z.number() }) })
    .parse(JSON.parse(out));
  expect(found.view.seat).toBe(found.seat);
  expect(found.line.at(-1)).toBe('claim');
});

test('the command rejects an impossible table', async () => {
  const { code, err } = await ran(['puzzles', '--sets', 'tango']);
  expect(code).toBe(1);
  expect(err).toContain('tango');
});
