/** Packs of strangers are read in a thread with a time limit. */
import { expect, onTestFinished, test } from 'vitest';
import { PackReader, PackTooBigError, ReaderBusyError } from '../src/packs/reader.ts';
import { bundleOf, galley } from './host-bundles.ts';

const bundle = bundleOf(galley());

function readerFor(within?: number): PackReader {
  const reader = new PackReader(within);
  onTestFinished(() => reader.close());
  return reader;
}

test('a pack is read completely', async () => {
  const read = await readerFor().read({ bundle, companions: {}, kept: false, language: 'en' });
  expect(read).toMatchObject({ pack: { id: 'galley', author: 'Cookie' } });
});

test('mistakes are reported with their places, twenty at most', async () => {
  const card = '- { id: odd-NUMBER, kind: monster, level: none }\n';
  const many = Array.from({ length: 100 }, (_, at) => card.replace('NUMBER', String(at))).join('');
  const read = await readerFor().read({
    bundle: bundleOf({ ...galley(), 'doors/odd.yaml': many }),
    companions: {},
    kept: false,
    language: 'en',
  });
  if (!('mistakes' in read)) throw new Error('it was read');
  expect(read.mistakes).toHaveLength(20);
  expect(read.mistakes[0]).toMatchObject({ file: 'doors/odd.yaml', line: 1 });
});

/** Names that hardly repeat, 900,000 characters in all. */
function manyWords(seed: number): string {
  const word = (at: number): string => Math.imul(at + seed * 1_000_003, 2_654_435_761).toString(36);
  const lines = Array.from({ length: 9000 }, (_, line) => {
    const words = Array.from({ length: 13 }, (__, at) => word(line * 13 + at));
    return `power-more-${seed}-${line} = x ${words.join(' ')}`;
  });
  return lines.join('\n').slice(0, 900_000);
}

test('a pack with far too many words is refused', async () => {
  const words = Array.from({ length: 3 }, (_, at) => [`words/en/more-${at}.ftl`, manyWords(at)] as const);
  const texts = { ...galley(), ...Object.fromEntries(words) };
  const read = await readerFor(60_000).read({
    bundle: bundleOf(texts),
    companions: {},
    kept: false,
    language: 'en',
  });
  expect(read).toMatchObject({ mistakes: [{ file: 'bundle', line: 1 }] });
});

test('a pack that takes too long ends its thread, and the next one gets another', async () => {
  const reader = readerFor(1);
  await expect(reader.read({ bundle, companions: {}, kept: false, language: 'en' })).rejects.toThrow(
    PackTooBigError,
  );
  await expect(reader.read({ bundle, companions: {}, kept: false, language: 'en' })).rejects.toThrow(
    PackTooBigError,
  );
});

test('only a few can wait', async () => {
  const reader = readerFor();
  const waiting = Array.from({ length: 20 }, () =>
    reader.read({ bundle, companions: {}, kept: false, language: 'en' }),
  );
  await expect(reader.read({ bundle, companions: {}, kept: false, language: 'en' })).rejects.toThrow(
    ReaderBusyError,
  );
  expect(await Promise.all(waiting)).toHaveLength(20);
});
