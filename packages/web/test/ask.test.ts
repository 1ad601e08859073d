/** The helper and terms that the request sheet starts with, and the label of its button. */
import { expect, it } from 'vitest';
import type { State, Terms } from '@kickdoor/rules';
import { helpersOf, termsFor } from '../src/combat/helpers.ts';
import { withTerms } from '../src/hand/fill.ts';
import { togetherResult } from '../src/voice/help-results.ts';
import { pickedResult } from '../src/voice/results.ts';
import { make, outlookOf, say, table } from './support/table.ts';

/** Ada loses to a troll; Ben is too weak, Cleo and Dov would turn the fight. */
function lostFight(): State {
  const state = table([{ level: 2 }, { level: 3 }, { level: 8 }, { level: 9 }], ['net-troll']);
  make(state, 0, { do: 'kick' });
  return state;
}

function asked(state: State, lastTerms: Terms | null = null) {
  const outlook = outlookOf(state, 0, { lastTerms });
  return { outlook, helpers: helpersOf(outlook, outlook.legalMoves) };
}

it('starts with a helper who would turn the fight, and lists those not worth asking last', () => {
  const { helpers } = asked(lostFight());
  expect([...helpers.keys()]).toEqual([3, 2, 1]);
});

it('starts with the last terms, whichever helper is selected', () => {
  const last = { treasures: 2, first: 2, items: [], plays: [] };
  const { outlook, helpers } = asked(lostFight(), last);
  const [dov, cleo] = [...helpers.values()];
  expect(dov && termsFor(outlook, dov, new Map())).toEqual({ ...last, first: 3 });
  expect(cleo && termsFor(outlook, cleo, new Map())).toEqual(last);
});

it('keeps changed terms for the helper they were changed for', () => {
  const { outlook, helpers } = asked(lostFight());
  const [dov, cleo] = [...helpers.values()];
  const drafts = new Map([[3, { treasures: 0, first: 0, items: [], plays: [] }]]);
  expect(dov && termsFor(outlook, dov, drafts)?.treasures).toBe(0);
  expect(cleo && termsFor(outlook, cleo, drafts)?.treasures).toBe(1);
});

it('shows the fight as it would be with this helper on these terms', () => {
  const { outlook, helpers } = asked(lostFight());
  const [dov] = helpers.values();
  if (dov === undefined) throw new Error('nobody can be asked');
  const move = withTerms(dov.move, { treasures: 2, first: 3, items: [], plays: [] });
  const { phrase, wins } = togetherResult(outlook, move);
  expect(phrase && say(phrase)).toBe('11 : 10');
  expect(wins).toBe(true);
});

it('also shows the result of a move whose cards have been picked', () => {
  const state = table([
    { level: 2, carried: ['walking-fortress', 'flaming-armor', 'boots-of-butt-kicking'] },
    {},
    {},
  ]);
  const outlook = outlookOf(state, 0);
  const items = state.players[0]?.carried ?? [];
  const { phrase } = pickedResult(outlook, { do: 'sell', cards: items });
  expect(phrase && say(phrase)).toBe('Level 2 → 3');
});
