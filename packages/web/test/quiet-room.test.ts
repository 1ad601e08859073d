/** Where the door hides no monster, and a trade between others: the sentence says what is there to see and to do. */
import type { State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { situationOf } from '../src/coach/situations.ts';
import { voiceOf } from '../src/voice/model.ts';
import { heard } from './support/heard.ts';
import { cardAt, make, outlookOf, table } from './support/table.ts';

function coached(state: State): string | undefined {
  const outlook = outlookOf(state, 0);
  return situationOf({ ...outlook, said: voiceOf(outlook) })?.id;
}

/** A room without a monster, and a hand. */
function quiet(hand: readonly string[]): State {
  const state = table([{ hand }, {}, {}], ['enraged']);
  make(state, 0, { do: 'kick' });
  make(state, 0, { do: 'take' });
  return state;
}

test('whoever holds no monster is told to loot, and what that is', () => {
  expect(heard(quiet([]), 0).sentence).toBe(
    'Quiet in there, and you hold no monster to fight. Loot the room.',
  );
  expect(coached(quiet([]))).toBe('loot');
  expect(heard(quiet(['net-troll']), 0).sentence).toMatch(/^Quiet in there\. Look for trouble/u);
  expect(coached(quiet(['net-troll']))).toBe('trouble');
});

test('the coach does not suggest to play a card that can only be kept', () => {
  const state = table([{}, {}, {}], ['enraged']);
  make(state, 0, { do: 'kick' });
  expect(heard(state, 0).sentence).toBe('You can’t use it now: it goes into your hand.');
  expect(coached(state)).toBeUndefined();
});

test('a trade between others is told while it has the stage, except to whoever is to play', () => {
  const state = table([{}, { equipped: ['flaming-armor'] }, { equipped: ['concrete-clogs'] }, {}]);
  const give = [cardAt(state, 1, 'flaming-armor')];
  make(state, 1, { do: 'offer', seat: 2, give, get: [cardAt(state, 2, 'concrete-clogs')] });
  expect(heard(state, 3).sentence).toBe('Ben offers Cleo a trade.');
  expect(heard(state, 0).sentence).toBe('Arrange your things, then open the door.');
});
