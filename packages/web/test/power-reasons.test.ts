/** Why a power can't be used now, and what it needs if it can. */
import { expect, it } from 'vitest';
import type { Seat, State } from '@kickdoor/rules';
import { powerReasons } from '../src/voice/power-reason.ts';
import { resultOf } from '../src/voice/results.ts';
import { make, outlookOf, pool, say, table } from './support/table.ts';

/** The reasons of a seat's class, in English. */
function reasonsOf(state: State, seat: Seat): readonly string[] {
  const { view, names, legalMoves } = outlookOf(state, seat);
  const [own = -1] = view.players[seat]?.classes ?? [];
  return powerReasons({ pool, view, names }, own, legalMoves).map(say);
}

const HAND = ['elf', 'baby', 'mate'];

it('a power for fights says that there is no fight', () => {
  const state = table([{ classes: ['wizard'], hand: HAND }, {}, {}]);
  expect(reasonsOf(state, 0)).toEqual([
    'Flight Spell: Nobody is running away.',
    'Charm: There is no combat.',
  ]);
});

it('in a fight it says whose fight it must be, and how many cards it costs', () => {
  const players = [{ classes: ['wizard'], hand: ['elf'] }, { classes: ['wizard'], hand: HAND }, {}] as const;
  const state = table(players, ['net-troll']);
  make(state, 0, { do: 'kick' });
  expect(reasonsOf(state, 0)).toContainEqual('Charm: You need 3 cards in your hand.');
  expect(reasonsOf(state, 1)).toContainEqual('Charm: It isn’t your combat.');
});

it('a usable power has no reason', () => {
  const state = table([{ classes: ['wizard'], hand: HAND }, {}, {}], ['net-troll']);
  make(state, 0, { do: 'kick' });
  expect(reasonsOf(state, 0)).toEqual(['Flight Spell: Nobody is running away.']);
});

it('a power against certain monsters says that it works on none of these', () => {
  const state = table([{ classes: ['cleric'], hand: HAND }, {}, {}], ['net-troll']);
  make(state, 0, { do: 'kick' });
  expect(reasonsOf(state, 0)).toContainEqual(
    expect.stringContaining('It doesn’t work on any of these monsters.'),
  );
});

it('stealing says whether there is nothing to steal, or a combat in the way', () => {
  const quiet = table([{ classes: ['thief'], hand: HAND }, {}, {}], ['net-troll']);
  expect(reasonsOf(quiet, 0)).toContainEqual('Steal: Nobody has a small item that you could steal.');
  make(quiet, 0, { do: 'kick' });
  expect(reasonsOf(quiet, 0)).toContainEqual('Steal: Not during a combat.');
  expect(reasonsOf(quiet, 0)).toContainEqual('Backstab: Nobody else is fighting.');
});

it('a card in the hand has no powers yet', () => {
  const state = table([{ hand: ['wizard'] }, {}, {}]);
  const { view, names, legalMoves } = outlookOf(state, 0);
  const [wizard = -1] = view.hand ?? [];
  expect(powerReasons({ pool, view, names }, wizard, legalMoves)).toEqual([]);
});

it('a power with a chosen price says how many cards that is', () => {
  const state = table([{}, { classes: ['thief'], hand: HAND }, {}], ['net-troll']);
  make(state, 0, { do: 'kick' });
  const outlook = outlookOf(state, 1);
  const prices = outlook.legalMoves
    .filter(({ move }) => move.do === 'use')
    .map((legalMove) => resultOf(outlook, legalMove).phrase);
  expect(prices.map((price) => (price === null ? null : say(price)))).toEqual(['costs a card']);
});
