import type { SheetId } from '@kickdoor/rules';
import type { Content } from '../net/content.ts';
import type { Spoken } from '../words/language.ts';
import type { PageWords } from '../words/say.ts';

/** The words of a table with some cards, in the language that is spoken. */
export function tableWordsOf({ language, atTable }: Spoken, content: Content, sheet: SheetId): PageWords {
  return atTable(content.names(language), { table: { sheet, sets: content.pool.sets } });
}
