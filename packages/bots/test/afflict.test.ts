/** One-shots for a player: bots understand what they do, and to whom. */
import { compilePack } from '@kickdoor/packs';
import { loadSet } from '@kickdoor/packs/node';
import { blankTable, buildCardPool, legalMoves, stream, view, type Move } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { sensibleBot } from '../src/index.ts';

/** The move of a Level 3 bot on its turn with such a one-shot, against rivals at Levels 4 and 2. */
function decides(on: string, deed: object): Move | undefined {
  const toy = { id: 'toy', kind: 'oneshot', gold: 100, use: [{ afflict: { on, do: [deed] } }] };
  const { pack } = compilePack([
    { path: 'pack.yaml', text: JSON.stringify({ id: 'toys', version: '1.0.0', languages: ['en'] }) },
    { path: 'treasures/toys.yaml', text: JSON.stringify([toy]) },
  ]);
  if (pack === null) throw new Error('the pack is wrong');
  const pool = buildCardPool([loadSet('classic'), pack]);
  const players = [3, 4, 2].map((level) => ({ name: `P${level}`, sex: 'male' as const, level }));
  const state = blankTable(pool, { sheet: 'classic', sets: ['classic', 'toys'], seed: 'toys', players });
  state.phase = 'opening';
  state.turns = 1;
  for (const [seat, player] of state.players.entries()) {
    player.level = players[seat]?.level ?? 1;
    player.ready = true;
  }
  state.players[0]?.hand.push(pool.cards.findIndex(({ id }) => id === 'toy'));
  return sensibleBot.decide(view(pool, state, 0), legalMoves(pool, state, 0), pool, stream('toys'))?.move;
}

const GOOD = { 'gain-level': 1 };

test('a bot plays a good one-shot on itself', () => {
  expect(decides('self', GOOD)).toMatchObject({ do: 'play' });
  const mine = decides('player', GOOD);
  expect(mine).toMatchObject({ do: 'play', seat: 0 });
});

test('a bot keeps a good one-shot that only others can have', () => {
  expect(decides('other', GOOD)).toEqual({ do: 'kick' });
  expect(decides('highest', GOOD)).toEqual({ do: 'kick' });
});

test('a bot never plays a harmful one-shot on itself', () => {
  expect(decides('self', { 'lose-level': 1 })?.do).toBe('kick');
});
