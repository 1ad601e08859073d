/** The output of `kickdoor replay --at`. */
import { join } from 'node:path';
import { loadPack, loadSet } from '@kickdoor/packs/node';
import { buildCardPool, createTable } from '@kickdoor/rules';
import { LANGUAGES } from '@kickdoor/words';
import { expect, test } from 'vitest';
import { tableLines } from '../src/records/table-lines.ts';
import { cliWords, wordsWith } from '../src/words/words.ts';

test('a table’s place is printed in every language, if there is one', () => {
  const { pack: theater } = loadPack(join(import.meta.dirname, '../../../examples/packs/theater'));
  if (theater === null) throw new Error('the theater cannot be read');
  const packs = [loadSet('classic'), theater];
  const pool = buildCardPool(packs);
  const names = ['Anna', 'Ben', 'Chloe'];
  const state = createTable(pool, {
    sheet: 'classic',
    sets: packs.map(({ id }) => id),
    seed: 'place',
    players: names.map((name) => ({ name, sex: 'female' })),
  });
  const place = pool.cards.findIndex(({ id }) => id === 'revolving-stage');
  const told = LANGUAGES.map((language) => {
    const words = wordsWith(cliWords(language, { plain: true }), packs);
    const bare = tableLines(pool, state, words);
    return tableLines(pool, { ...state, place }, words).filter((line) => !bare.includes(line));
  });
  expect(told).toEqual(
    ['Place: Revolving Stage', 'Место: Revolving Stage', 'Ort: Drehbühne', 'Lugar: Revolving Stage'].map(
      (line) => [line],
    ),
  );
});
