/** Too many cards at the end of the turn: who gets them is said, and what can be done with each. */
import { legalMoves, type State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { actionsOf } from '../src/hand/actions.ts';
import { lawfulNote } from '../src/hand/labels.ts';
import { heard } from './support/heard.ts';
import { cardAt, make, outlookOf, pool, say, table } from './support/table.ts';

const HAND = [
  'net-troll',
  'drooling-slime',
  'the-late-librarian',
  'chivalrous-ogre',
  'low-ceiling',
  'pinata-imp',
  'enraged',
];

/** The end of a turn of somebody at a Level who holds too many cards; the others' Levels are 1. */
function tooMany(level: number, others: readonly number[] = [1, 3]): State {
  const state = table([{ level, hand: HAND }, ...others.map((each) => ({ level: each }))]);
  state.phase = 'closing';
  make(state, 0, { do: 'end' });
  return state;
}

function noteOf(state: State, id: string): string {
  const { view } = outlookOf(state, 0);
  return say(lawfulNote(actionsOf({ pool, view }, legalMoves(pool, state, 0), cardAt(state, 0, id))));
}

test('whoever gives cards away is told to whom', () => {
  const state = tooMany(4);
  expect(heard(state, 0).notes).toEqual(['For Ben, at the lowest Level.']);
  expect(heard(state, 1).notes).toEqual([]);
  expect(heard(tooMany(4, [1, 1]), 0).notes).toEqual(['For Ben and Cleo, at the lowest Level.']);
  expect(heard(tooMany(1), 0).notes).toEqual([]);
});

test('a card that can only be given away or discarded is not said to be playable', () => {
  expect(noteOf(tooMany(4), 'net-troll')).toBe('can be given away');
  expect(noteOf(tooMany(1), 'net-troll')).toBe('can be discarded');
});
