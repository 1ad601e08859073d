/** Whatever phones do while disconnected, they show the same state once synced. */
import type { CounterDeed } from '@kickdoor/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../src/counter/model/fold.ts';
import { table, type TestPhone } from './entries.ts';

const PHONES = ['anna', 'ben', 'chloe', 'dan'];

/** A phone's action on players, fights and entries picked among those it knows. */
type Act = readonly [phone: number, kind: number, pick: number, by: number];
type Step = { readonly act: Act } | { readonly hear: readonly [from: number, to: number] };

const phone = fc.nat(PHONES.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.tuple(phone, fc.nat(13), fc.nat(50), fc.integer({ min: -4, max: 6 })) }),
  },
  { weight: 1, arbitrary: fc.record({ hear: fc.tuple(phone, phone) }) },
);

function pick(ids: readonly string[], at: number): string {
  return ids[at % Math.max(ids.length, 1)] ?? 'nobody--.0';
}

function deedOf(at: TestPhone, [, kind, which, by]: Act): CounterDeed {
  const { counter } = at.folded;
  const player = pick(
    counter.players.map(({ id }) => id),
    which,
  );
  const fight = pick(
    counter.fights.map(({ id }) => id),
    which,
  );
  const monster = pick(
    counter.fights.flatMap(({ monsters }) => monsters.map(({ id }) => id)),
    which,
  );
  const deeds: readonly CounterDeed[] = [
    { is: 'level', player, by },
    { is: 'gear', player, by },
    { is: 'life', player, dead: by > 0 },
    { is: 'fight', player, level: Math.abs(by) + 1 },
    { is: 'terms', fight, helper: by > 0 ? player : null },
    { is: 'bonus', fight, side: by > 0 ? 'fighters' : 'monsters', by },
    { is: 'monster', fight, level: Math.abs(by) + 1, bonus: by },
    { is: 'foe', fight, monster, level: by },
    { is: 'end', fight, how: by > 0 ? 'won' : 'lost', levels: Math.abs(by), helper: 1 },
    { is: 'change', player, name: `Name ${by + 5}` },
    { is: 'leave', player },
    { is: 'rules', goal: by > 0 ? 10 : null },
    { is: 'undo', of: pick([...at.entries.keys()], which), back: by > -2 },
    { is: 'player', name: `New ${by + 5}`, color: 'teal', sex: 'male' },
  ];
  return deeds[kind % deeds.length] ?? { is: 'again' };
}

function play(steps: readonly Step[]): readonly TestPhone[] {
  const { phones } = table(PHONES, ['Anna', 'Ben', 'Chloe']);
  for (const one of steps) {
    if ('act' in one) {
      const who = phones[one.act[0]];
      who?.act(deedOf(who, one.act));
    } else {
      const [from, to] = one.hear.map((at) => phones[at]);
      if (from !== undefined && to !== undefined) to.hear(from);
    }
  }
  return phones;
}

test('phones with the same entries show the same, in whatever order they received them', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), fc.infiniteStream(fc.nat(1000)), (steps, shuffle) => {
      const phones = play(steps);
      const everything = new Map(phones.flatMap(({ entries }) => [...entries]));
      const whole = fold(everything.values());
      for (const one of phones) {
        for (const other of phones.toSorted(() => (shuffle.next().value ?? 0) - 500)) one.hear(other);
        expect(one.folded.counter).toEqual(whole.counter);
        expect(one.folded.history.map(({ entry, undone }) => [entry.id, undone])).toEqual(
          whole.history.map(({ entry, undone }) => [entry.id, undone]),
        );
      }
    }),
    { numRuns: 150 },
  );
});

test('Levels stay in range, and only players are in fights', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      for (const { folded } of play(steps)) {
        const { goal, players, fights } = folded.counter;
        const ids = new Set(players.map(({ id }) => id));
        for (const { level } of players) {
          expect(level).toBeGreaterThanOrEqual(1);
          expect(level).toBeLessThanOrEqual(goal ?? 99);
        }
        for (const { player, helper } of fights) {
          expect(ids.has(player)).toBe(true);
          expect(helper === null || (ids.has(helper) && helper !== player)).toBe(true);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('Levels added on two phones at the same time both count, and no other entry is lost', () => {
  const { phones, players } = table(['anna', 'ben'], ['Anna', 'Ben']);
  const [anna, ben] = phones;
  const [first = '', second = ''] = players;
  if (anna === undefined || ben === undefined) throw new Error('there are two phones');
  anna.act({ is: 'level', player: first, by: 1 });
  ben.act({ is: 'level', player: first, by: 1 });
  ben.act({ is: 'gear', player: second, by: 3 });
  anna.act({ is: 'change', player: second, races: ['elf'] });
  anna.hear(ben);
  ben.hear(anna);
  for (const { folded } of phones) {
    expect(folded.counter.players).toMatchObject([{ level: 3 }, { gear: 3, races: ['elf'] }]);
  }
});

test('if two phones change the same thing at the same time, both keep the same change', () => {
  const { phones, players } = table(['anna', 'ben'], ['Anna']);
  const [anna, ben] = phones;
  const [player = ''] = players;
  anna?.act({ is: 'change', player, name: 'Annika' });
  ben?.act({ is: 'change', player, name: 'Annabel' });
  if (anna === undefined || ben === undefined) throw new Error('there are two phones');
  anna.hear(ben);
  ben.hear(anna);
  expect(anna.folded.counter.players[0]?.name).toBe(ben.folded.counter.players[0]?.name);
});
