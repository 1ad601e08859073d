import { expect, test } from 'vitest';
import { Closing } from '../src/closing.ts';

test('what was opened last is closed first, one after the other, and once', async () => {
  const closed: string[] = [];
  const closing = new Closing();
  closing.add(() => closed.push('the store'));
  closing.add(async () => {
    await Promise.resolve();
    closed.push('the tables');
  });
  closing.add(() => closed.push('the port'));
  await closing.run();
  await closing.run();
  expect(closed).toEqual(['the port', 'the tables', 'the store']);
});

test('what can not be closed keeps nothing else open', async () => {
  const closed: string[] = [];
  const closing = new Closing();
  closing.add(() => closed.push('the store'));
  closing.add(() => Promise.reject(new Error('busy')));
  closing.add(() => {
    throw new Error('gone');
  });
  await expect(closing.run()).rejects.toThrow('gone');
  expect(closed).toEqual(['the store']);
});
