/** Bots' names, read from the word files of the bots package. */
import { wordsFolder } from '@kickdoor/bots/words';
import { namesIn } from '@kickdoor/tables/seats/bot-names.ts';
import type { BotNames } from '@kickdoor/tables/seats/seats.ts';
import { wordFiles } from '@kickdoor/words/node';

/** The names of bots in a language, with their sexes and characters. */
export const botNames: BotNames = (language) => namesIn(language, wordFiles(wordsFolder, language));
