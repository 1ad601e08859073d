import { expect, test } from 'vitest';
import { read } from '@kickdoor/tables/base/read.ts';
import { ClientMessage, CreateTable, JoinTable } from '@kickdoor/protocol';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';

function problem(task: () => unknown): unknown {
  try {
    return task();
  } catch (error) {
    return error instanceof TableProblem ? error.toProblem() : error;
  }
}

test.each([
  [{ type: 'dance' }, 'type'],
  [{ type: 'hello' }, 'version'],
  [{ type: 'hello', version: 2, secret: 'short' }, 'secret'],
  [{ type: 'bot', id: 'a', seat: 17 }, 'seat'],
  [{ type: 'move', id: '', move: {} }, 'id'],
  [{ type: 'move', id: 'a\u0000', move: {} }, 'id'],
  [{ type: 'move', id: 'a\uD800', move: {} }, 'id'],
])('%j is wrong at %s', (message, at) => {
  expect(problem(() => read(ClientMessage, message))).toMatchObject({ code: 'bad-message', at });
});

test.each([[null], [1], ['hello'], [[]]])('%j is not a message', (message) => {
  expect(problem(() => read(ClientMessage, message))).toMatchObject({ code: 'bad-message' });
});

test('errors name places inside lists and objects', () => {
  const table = { seats: 3, bots: [0, 'x'] };
  expect(problem(() => read(CreateTable, table))).toMatchObject({ at: 'bots[1]' });
  expect(problem(() => read(CreateTable, { seats: 3, options: { level: 99 } }))).toMatchObject({
    at: 'options.level',
  });
});

test('a name is one visible line', () => {
  expect(read(JoinTable, { name: '  Åsa 😀 ', sex: 'female' }).name).toBe('Åsa 😀');
  for (const name of ['', '   ', 'a\nb', 'a\u202Eb', 'a\u200Bb', 'x'.repeat(25)]) {
    expect(problem(() => read(JoinTable, { name, sex: 'male' }))).toMatchObject({ at: 'name' });
  }
});
