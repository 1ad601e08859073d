import type { SeatInfo } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { gameRests } from '../src/hours/rests.ts';

const person = (standIn: boolean, connected = true): Pick<SeatInfo, 'kind' | 'standIn' | 'connected'> => ({
  kind: 'person',
  standIn,
  connected,
});
const bot = { kind: 'bot', standIn: false, connected: true } as const;

test.each([
  ['the only person has a stand-in', [person(true), bot, bot], 'normal', true],
  ['everybody has', [person(true), person(true), bot], 'normal', true],
  ['somebody plays', [person(true), person(false), bot], 'normal', false],
  ['who plays is away', [person(true), person(false, false), bot], 'normal', true],
  ['who plays does so by correspondence', [person(true), person(false, false), bot], 'days', false],
  ['bots are among themselves', [bot, bot, bot], 'normal', false],
] as const)('tells whether the game rests: %s', (_, seats, pace, rests) => {
  const about = { name: 'Ada', sex: 'female', open: false, strength: null, character: null } as const;
  expect(gameRests({ seats: seats.map((one, seat) => ({ ...about, ...one, seat })), pace })).toBe(rests);
});
