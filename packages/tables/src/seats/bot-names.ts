/** Bots' names, in the language of the table's creator, so that its sentences can inflect them. */
import { CHARACTERS, type BotMessages } from '@kickdoor/bots';
import { createWords, typedWords, type Language } from '@kickdoor/words';
import type { BotName } from './seats.ts';

const SEXES = ['female', 'male'] as const;

/** The names in a language with their sexes and characters, taken from the texts of the bots' messages. */
export function namesIn(language: Language, texts: readonly string[]): readonly BotName[] {
  const words = typedWords<BotMessages>(createWords(language, texts));
  return CHARACTERS.flatMap((character) =>
    SEXES.flatMap((sex) => {
      const names = words.say(`bot-names-${character}-${sex}`).split(', ');
      return names.map((name) => [name, sex, character] as const);
    }),
  );
}
