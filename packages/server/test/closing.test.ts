import { expect, test } from 'vitest';
import { Closing } from '../src/closing.ts';

test('resources are closed one by one in reverse order, and once', async () => {
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

test('a resource that fails to close does not keep others open', async () => {
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
