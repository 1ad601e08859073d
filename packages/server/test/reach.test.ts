/** Which nodes a node reaches, on a manual clock. */
import { expect, test } from 'vitest';
import { Reach } from '../src/cluster/reach.ts';
import { ManualClock } from './manual-clock.ts';

const peer = (id: string) => ({ id, address: `http://${id}` });

/** A node with two others, each of which answers, refuses, or is silent. */
function reaching() {
  const clock = new ManualClock();
  const peers = [peer('two'), peer('three')];
  const answers: Record<string, boolean | 'silent'> = { two: true, three: true };
  const seen = { mute: [] as string[], changes: 0 };
  const never = new Promise<boolean>(() => undefined);
  const reach = new Reach({
    clock,
    peers: () => peers,
    answers: ({ id }) => {
      const answer = answers[id] ?? false;
      return answer === 'silent' ? never : Promise.resolve(answer);
    },
    mute: ({ id }) => seen.mute.push(id),
    changed: () => (seen.changes += 1),
  });
  return { clock, peers, answers, seen, reach };
}

test('a node that answers is reached', async () => {
  const { clock, seen, reach } = reaching();
  await clock.advance(20_000);
  expect(reach.unreached).toEqual([]);
  expect(seen).toEqual({ mute: [], changes: 0 });
  reach.stop();
});

test('a node that stalls for three seconds counts as reached, one that does not answer for longer does not', async () => {
  const { clock, answers, seen, reach } = reaching();
  await clock.advance(5000);
  answers['two'] = false;
  await clock.advance(3000);
  expect(reach.unreached).toEqual([]);
  expect(seen.mute).toContain('two');
  await clock.advance(1000);
  expect(reach.unreached).toEqual(['two']);
  expect(seen.changes).toBe(1);
  answers['two'] = true;
  await clock.advance(1000);
  expect(reach.unreached).toEqual([]);
  expect(seen.changes).toBe(2);
  reach.stop();
});

test('a request without any answer counts, too', async () => {
  const { clock, answers, reach } = reaching();
  answers['three'] = 'silent';
  await clock.advance(5000);
  expect(reach.unreached).toEqual(['three']);
  reach.stop();
});

test('a node that is gone does not count as unreached', async () => {
  const { clock, peers, answers, reach } = reaching();
  answers['three'] = false;
  await clock.advance(5000);
  expect(reach.unreached).toEqual(['three']);
  peers.pop();
  await clock.advance(1000);
  expect(reach.unreached).toEqual([]);
  reach.stop();
});
