/** Verifiable fairness, byte by byte: checked against an independent implementation and the vectors of the docs. */
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { commitmentTo, commitmentToPart, fairFault, mixedSeed } from '../src/records/index.ts';
import { shuffleBy } from '../src/kernel/random.ts';
import { streamOf } from '../src/kernel/streams.ts';

const docs = readFileSync(join(import.meta.dirname, '../../../docs/fairness.md'), 'utf8');
const Part = z.strictObject({ seat: z.int(), part: z.string() });
const Vectors = z.strictObject({
  game: z.string(),
  sets: z.array(z.strictObject({ id: z.string(), hash: z.string() })),
  serverSeed: z.string(),
  commitment: z.string(),
  parts: z.array(Part),
  partCommitments: z.array(z.string()),
  seed: z.string(),
  seedWithoutParts: z.string(),
  shuffleOfTen: z.array(z.int()),
  dice: z.array(z.int()),
});
const vectors = Vectors.parse(
  JSON.parse(/```json vectors\n(?<json>.*?)```/su.exec(docs)?.groups?.['json'] ?? ''),
);

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Draws numbers below a count from a stream, implemented a second time from the docs alone. */
function numbers(seed: string, name: string): (count: number) => number {
  const key = Buffer.from(hkdfSync('sha256', seed, 'kickdoor-chance-1', name, 32));
  let bytes = Buffer.alloc(0);
  let block = 0;
  return (count) => {
    for (;;) {
      if (bytes.length === 0) {
        const counter = Buffer.alloc(4);
        counter.writeUInt32BE(block);
        bytes = createHmac('sha256', key).update(counter).digest();
        block += 1;
      }
      const word = bytes.readUInt32BE();
      bytes = bytes.subarray(4);
      if (word < Math.floor(2 ** 32 / count) * count) return word % count;
    }
  };
}

function mixed(seed: string, parts: readonly z.infer<typeof Part>[]): string {
  const lines = parts.map(({ seat, part }) => `part ${seat} ${part}\n`).join('');
  const salt = createHash('sha256').update(`kickdoor-parts-1\n${lines}`).digest();
  return Buffer.from(hkdfSync('sha256', Buffer.from(seed, 'hex'), salt, 'kickdoor-seed-1', 32)).toString(
    'hex',
  );
}

function independent(): z.infer<typeof Vectors> {
  const { game, sets, serverSeed, parts } = vectors;
  const cards = sets.map(({ id, hash }) => `set ${hash} ${id}\n`).join('');
  const commitment = sha(`kickdoor-fair-1\ngame ${game}\n${cards}seed ${serverSeed}\n`);
  const seed = mixed(serverSeed, parts);
  const ten = Array.from({ length: 10 }, (_, at) => at);
  const below = numbers(seed, 'doors/0');
  for (let i = 9; i > 0; i -= 1) {
    const j = below(i + 1);
    [ten[i], ten[j]] = [ten[j] ?? -1, ten[i] ?? -1];
  }
  return {
    game,
    sets,
    serverSeed,
    commitment,
    parts,
    partCommitments: parts.map(({ seat, part }) =>
      sha(`kickdoor-part-1\ncommitment ${commitment}\nseat ${seat}\npart ${part}\n`),
    ),
    seed,
    seedWithoutParts: mixed(serverSeed, []),
    shuffleOfTen: ten,
    dice: Array.from({ length: 8 }, (_, at) => 1 + numbers(seed, `die/${at}`)(6)),
  };
}

test('an independent implementation finds the vectors of the docs', () => {
  expect(independent()).toEqual(vectors);
});

test('the engine finds the same vectors', () => {
  const { game, sets, serverSeed, commitment, parts, seed } = vectors;
  expect(commitmentTo({ game, sets, seed: serverSeed })).toBe(commitment);
  expect(parts.map((part) => commitmentToPart(commitment, part))).toEqual(vectors.partCommitments);
  expect(mixedSeed(serverSeed, parts)).toBe(seed);
  expect(mixedSeed(serverSeed, [])).toBe(vectors.seedWithoutParts);
  const ten = Array.from({ length: 10 }, (_, at) => at);
  shuffleBy(ten, streamOf(seed, 'doors/0'));
  expect(ten).toEqual(vectors.shuffleOfTen);
  expect(vectors.dice.map((_, at) => 1 + streamOf(seed, `die/${at}`)(6))).toEqual(vectors.dice);
});

test('a stream continues over many blocks, for any count', () => {
  for (const count of [1, 2, 3, 6, 7, 100, 2 ** 31, 2 ** 31 + 1, 2 ** 32]) {
    const [ours, theirs] = [streamOf('seed ü', `pick/${count}`), numbers('seed ü', `pick/${count}`)];
    for (let at = 0; at < 40; at += 1) expect(ours(count)).toBe(theirs(count));
  }
});

test('every changed value is detected', () => {
  const { game, sets, serverSeed, commitment, parts, seed } = vectors;
  const header = {
    sets,
    seed,
    players: parts.map(({ seat }) => ({ name: `${seat}`, sex: 'male' as const })),
  };
  const fair = { game, commitment, seed: serverSeed, parts, again: [] };
  const players = Array.from({ length: 4 }, (_, at) => ({ name: `${at}`, sex: 'male' as const }));
  const whole = { ...header, players };
  const other = 'f'.repeat(64);
  expect(fairFault(whole, fair)).toBeNull();
  expect(fairFault(whole, { ...fair, game: 'another' })).toBe('commitment');
  expect(fairFault(whole, { ...fair, seed: other })).toBe('commitment');
  expect(fairFault(whole, { ...fair, commitment: other })).toBe('commitment');
  expect(fairFault({ ...whole, sets: [] }, fair)).toBe('commitment');
  expect(fairFault(whole, { ...fair, parts: parts.toReversed() })).toBe('parts');
  expect(fairFault({ ...whole, players: [] }, fair)).toBe('parts');
  expect(fairFault(whole, { ...fair, parts: parts.slice(1) })).toBe('seed');
  expect(fairFault(whole, { ...fair, parts: parts.map(({ seat }) => ({ seat, part: other })) })).toBe('seed');
  expect(fairFault({ ...whole, seed: other }, fair)).toBe('seed');
});
