/** Drawing when all cards are in play or in hands. */
import { loadSet } from '@kickdoor/packs/node';
import { blankTable, buildCardPool, copiesOf, legalMoves, stream, view, type State } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { searchBot, tunedBot, type Bot } from '../src/index.ts';

const pool = buildCardPool([loadSet('winter')]);
/** Draws a card of each deck. */
const [box = -1] = copiesOf(pool, 'box-inside-a-box') ?? [];

/** The player with the box ends their turn; nothing has been discarded. */
function ending(): State {
  const players = [0, 1, 2].map((seat) => ({ name: `P${seat}`, sex: 'male' as const }));
  const state = blankTable(pool, { sheet: 'winter', sets: ['winter'], seed: 'empty', players });
  state.phase = 'closing';
  state.turns = 40;
  state.decks.treasures = state.decks.treasures.filter((card) => card !== box);
  state.players[0]?.hand.push(box);
  for (const player of state.players) player.ready = true;
  return state;
}

function decided(state: State, bot: Bot = tunedBot) {
  return bot.decide(view(pool, state, 0), legalMoves(pool, state, 0), pool, stream('empty'))?.move;
}

describe('a card that draws others', () => {
  test('is played while there are others', () => {
    expect(decided(ending())).toMatchObject({ do: 'play', card: box });
  });

  test.each([
    ['there are none, because it would draw itself', []],
    [
      'only one other is left, because they would draw each other',
      copiesOf(pool, 'kindness-with-witnesses') ?? [],
    ],
  ])('is kept when %s, endlessly', (_, left) => {
    const state = ending();
    state.decks.treasures = [];
    state.discards.treasures = left.slice(0, 1);
    state.decks.doors = [];
    expect(decided(state)).toEqual({ do: 'end' });
    expect(decided(state, searchBot({ budget: { rollouts: 20 } }))).toEqual({ do: 'end' });
  });
});
