import { LANGUAGES } from '@kickdoor/words';
import { expect, test } from 'vitest';
import { leftovers } from '@kickdoor/words/leftovers';
import * as seats from '@kickdoor/tables/seats/seats.ts';
import { hashSecret, newSecret, newTableId, opens } from '@kickdoor/tables/base/secrets.ts';
import { MOST_SEATS, Secret, TableId } from '@kickdoor/protocol';
import { botNames } from '../src/bot-names.ts';
import { emptyTable } from './setups.ts';

const anna = { name: 'Anna', sex: 'female', hash: hashSecret('anna') } as const;
const ben = { name: 'Ben', sex: 'male', hash: hashSecret('ben') } as const;

test('a player who joins gets the first free seat, or the one they asked for', () => {
  const first = seats.sit(emptyTable(3), anna);
  expect(first.seat).toBe(0);
  const second = seats.sit(first.setup, { ...ben, seat: 2 });
  expect(second.seat).toBe(2);
  expect(seats.players(second.setup)).toEqual([
    { name: 'Anna', sex: 'female' },
    { name: 'Ben', sex: 'male' },
  ]);
});

test("a taken seat, a taken name and a seat that doesn't exist are refused", () => {
  const { setup } = seats.sit(emptyTable(3), anna);
  expect(() => seats.sit(setup, { ...ben, seat: 0 })).toThrow('seat 0 is taken');
  expect(() => seats.sit(setup, { ...ben, name: 'ANNA' })).toThrow('ANNA looks like a name at this table');
  expect(() => seats.sit(setup, { ...ben, seat: 5 })).toThrow('there is no seat 5');
  const full = seats.fill(botNames, setup);
  expect(() => seats.sit(full, ben)).toThrow('every seat of this table is taken');
});

test('bots have different names', () => {
  const full = seats.fill(botNames, emptyTable(6));
  expect(new Set(seats.players(full).map(({ name }) => name)).size).toBe(6);
});

test.each(LANGUAGES)('there are enough names for bots at every seat in %s', (language) => {
  const full = seats.fill(botNames, emptyTable(MOST_SEATS, language));
  const names = seats.players(full).map(({ name }) => name);
  expect(new Set(names).size).toBe(MOST_SEATS);
  expect(names.filter((name) => leftovers(language, name).length > 0)).toEqual([]);
});

test('a freed seat no longer opens with its old secret', () => {
  const { setup } = seats.sit(emptyTable(3), anna);
  expect(seats.seatOf(setup, 'anna')).toBe(0);
  expect(seats.seatOf(seats.free(setup, 0), 'anna')).toBeNull();
});

test('the start removes empty seats, and is refused with too few players', () => {
  const two = seats.sit(seats.sit(emptyTable(4), { ...anna, seat: 1 }).setup, { ...ben, seat: 3 }).setup;
  expect(() => seats.started(two, 3)).toThrow('3 seats must be filled to start');
  const started = seats.started(seats.seatBot(botNames, two, 0), 3);
  expect(started.seats).toHaveLength(3);
  expect(seats.seatOf(started, 'ben')).toBe(2);
  expect(() => seats.sit(started, anna)).toThrow('the game has started');
});

test('ids and secrets match the protocol; a secret opens only its own hash', () => {
  expect(TableId.parse(newTableId())).toHaveLength(12);
  const secret = newSecret();
  expect(Secret.parse(secret)).toBe(secret);
  expect(opens(secret, hashSecret(secret))).toBe(true);
  expect(opens(newSecret(), hashSecret(secret))).toBe(false);
  expect(opens(secret, '')).toBe(false);
});

/** The character that a name belongs to. */
const characterNamed = (name: string | undefined) => botNames('en').find(([one]) => one === name)?.[2];

test('a bot has a name of its character; with a new character it becomes another bot of the same strength', () => {
  const bold = seats.seatBot(botNames, emptyTable(3), 0, { character: 'bold', strength: 'sharp' });
  expect(bold.seats[0]).toMatchObject({ kind: 'bot', character: 'bold', strength: 'sharp' });
  expect(characterNamed(seats.players(bold)[0]?.name)).toBe('bold');
  const stronger = seats.seatBot(botNames, bold, 0, { strength: 'master' });
  expect(stronger.seats[0]).toEqual({ ...bold.seats[0], strength: 'master' });
  const mean = seats.seatBot(botNames, stronger, 0, { character: 'stingy' });
  expect(mean.seats[0]).toMatchObject({ kind: 'bot', character: 'stingy', strength: 'master' });
  expect(characterNamed(seats.players(mean)[0]?.name)).toBe('stingy');
});

test('a character that is not chosen is random', () => {
  const drawn = new Set<string | null>();
  for (let count = 0; count < 60; count += 1) {
    const [there] = seats.seatBot(botNames, emptyTable(3), 0).seats;
    if (there?.kind === 'bot') drawn.add(there.character);
  }
  expect(drawn.size).toBe(4);
});
