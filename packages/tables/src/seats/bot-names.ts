/** Bots' names, in the language of whoever made the table so that its sentences can use them. */
import { CHARACTERS, type BotMessages } from '@kickdoor/bots';
import { createWords, typedWords, type Language } from '@kickdoor/words';
import type { BotName } from './seats.ts';

const SEXES = ['female', 'male'] as const;

/** The names in a language, each with its sex and character, out of the texts of the bots' messages. */
export function namesIn(language: Language, texts: readonly string[]): readonly BotName[] {
  const words = typedWords<BotMessages>(createWords(language, texts));
  return CHARACTERS.flatMap((character) =>
    SEXES.flatMap((sex) => {
      const names = words.say(`bot-names-${character}-${sex}`).split(', ');
      return names.map((name) => [name, sex, character] as const);
    }),
  );
}
