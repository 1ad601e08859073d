/** Bots' names, in the language of whoever made the table so that its sentences can use them. */
import type { BotMessages } from '@kickdoor/bots';
import { createWords, typedWords, type Language } from '@kickdoor/words';
import { wordFiles } from '@kickdoor/words/node';
import { wordsFolder } from '@kickdoor/bots/words';

type Sex = 'male' | 'female';

const SEXES: readonly Sex[] = ['female', 'male'];

/** The names of bots in a language, each with its sex. */
export function botNames(language: Language): readonly (readonly [name: string, sex: Sex])[] {
  const words = typedWords<BotMessages>(createWords(language, wordFiles(wordsFolder, language)));
  return SEXES.flatMap((sex) => {
    const names = words.say(`bot-names-${sex}`).split(', ');
    return names.map((name) => [name, sex] as const);
  });
}
