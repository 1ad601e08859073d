/** Reasons fit the situation. */
import type { State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { searchBot, tunedBot } from '../src/index.ts';
import { noviceBot } from '../src/strengths/novice.ts';
import { decide, table } from './table.ts';

const bots = {
  novice: noviceBot,
  regular: tunedBot,
  'one that searches': searchBot({ budget: { rollouts: 30 } }),
};

/** A table during its opening plays. */
function opening(): State {
  const state = table([{ hand: ['net-troll'] }, {}, {}]);
  state.phase = 'setup';
  for (const player of state.players) player.ready = false;
  return state;
}

test.each(Object.entries(bots))(
  'when ready before the first turn, it doesn’t speak of a turn: %s',
  (_, bot) => {
    expect(decide(opening(), 0, bot)).toMatchObject({ move: { do: 'end' }, why: 'bot-why-ready' });
  },
);
