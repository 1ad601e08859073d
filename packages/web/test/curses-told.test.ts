/** Curses: what letting one be costs, whether a card against it is worth playing, and what one does to others. */
import type { State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { situationOf } from '../src/coach/situations.ts';
import { voiceOf } from '../src/voice/model.ts';
import { heard } from './support/heard.ts';
import { resultOf } from '../src/voice/results.ts';
import { cardAt, make, outlookOf, say, table, type Laid } from './support/table.ts';

/** Ada opens the door to a curse. */
function cursed(curse: string, ada: Laid, others: readonly Laid[] = [{}, {}]): State {
  const state = table([ada, ...others], [curse]);
  make(state, 0, { do: 'kick' });
  return state;
}

function coached(state: State): string | undefined {
  const outlook = outlookOf(state, 0);
  return situationOf({ ...outlook, said: voiceOf(outlook) })?.id;
}

test.each<[string, string, Laid, string]>([
  ['a Level', 'lose-a-level', { level: 3 }, 'Let it be: Level 3 → 2'],
  ['strength', 'lose-your-armor', { equipped: ['flaming-armor'] }, 'Let it be: strength 3 → 1'],
  ['nothing, for want of armor', 'lose-your-armor', {}, 'Let it be: you lose nothing'],
  ['nothing, at the first Level', 'lose-a-level', {}, 'Let it be: you lose nothing'],
  ['something in the next combat', 'battle-hiccups', {}, 'Let it be'],
  ['what a die decides', 'spin-the-basilisk', { level: 3 }, 'Let it be'],
  ['a class without a bonus', 'lose-your-class', { classes: ['cleric'] }, 'Let it be'],
])('the button to let a curse be says that it costs %s', (_, curse, ada, button) => {
  expect(heard(cursed(curse, ada), 0).primary).toBe(button);
});

test('others are not told what it costs its victim', () => {
  const { primary, others } = heard(cursed('lose-a-level', { level: 3 }), 1);
  expect([primary, ...others]).toContain('Let it be');
});

test('a card against the curse comes first, unless the curse finds nothing', () => {
  const ring = { hand: ['wishing-ring'] };
  const hit = cursed('lose-a-level', { ...ring, level: 3 });
  expect(heard(hit, 0).primary).toMatch(/Wishing Ring/u);
  expect(coached(hit)).toBe('stop');
  const spared = cursed('lose-a-level', ring);
  expect(heard(spared, 0).primary).toBe('Let it be: you lose nothing');
  expect(coached(spared)).toBe('curse');
});

test.each<[string, readonly string[], string | null]>([
  ['strength', ['flaming-armor'], 'Ben: strength 6 → 4'],
  ['nothing', [], null],
])('a curse for somebody else says that it costs them %s', (_, equipped, told) => {
  const state = table([{ hand: ['lose-your-armor'] }, { level: 4, equipped }, {}]);
  const outlook = outlookOf(state, 0);
  const card = cardAt(state, 0, 'lose-your-armor');
  const { phrase, good } = resultOf(outlook, { move: { do: 'play', card, seat: 1 } });
  expect(phrase === null ? null : say(phrase)).toBe(told);
  expect(good).toBe(told !== null);
});
