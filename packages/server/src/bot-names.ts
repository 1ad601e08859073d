/** Bots' names, as they lie beside the bots. */
import { wordsFolder } from '@kickdoor/bots/words';
import { namesIn } from '@kickdoor/tables/seats/bot-names.ts';
import type { BotNames } from '@kickdoor/tables/seats/seats.ts';
import { wordFiles } from '@kickdoor/words/node';

/** The names of bots in a language, each with its sex. */
export const botNames: BotNames = (language) => namesIn(language, wordFiles(wordsFolder, language));
