/**
 * All cards of all sets as read in each language. The texts are stored beside this file, so that a change to a message
 * shows its effects; `npx vitest run --project unit card-texts -u` updates them.
 */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@kickdoor/words';
import { cardTexts, loadSet, setIds } from '../src/node.ts';
import { leftovers } from '@kickdoor/words/leftovers';
import { unknownWords } from './unknown-words.ts';

describe.each(setIds())('the cards of %s', (set) => {
  const { words } = loadSet(set);
  test.each(LANGUAGES.filter((language) => words[language] !== undefined))('in %s', async (language) => {
    const problems: string[] = [];
    const cards = cardTexts(set, language, { onProblem: (problem) => problems.push(problem) });
    await expect(`${cards.join('\n\n')}\n`).toMatchFileSnapshot(`card-texts/${set}.${language}.txt`);
    expect([...new Set(problems)]).toEqual([]);
    const slips = cards.flatMap((text) => leftovers(language, text).map((slip) => `${slip}: ${text}`));
    expect(slips).toEqual([]);
    expect(cards.flatMap((text) => unknownWords(language, text))).toEqual([]);
    // In "When it is killed: Every other player: …" readers can't tell what belongs together.
    expect(cards.flatMap((text) => text.match(/[^.!?\n]*:[^.!?:\n]*:[^\n]*/gu) ?? [])).toEqual([]);
  });
});
