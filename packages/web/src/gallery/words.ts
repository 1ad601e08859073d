import type { SheetId } from '@kickdoor/rules';
import type { WordSource } from '@kickdoor/words';
import type { Content } from '../net/content.ts';
import type { Spoken } from '../words/language.ts';
import type { PageWords } from '../words/say.ts';

/** The words of a table with some cards, in the page's language. */
export function tableWordsOf(
  { atTable }: Spoken,
  names: readonly WordSource[],
  { pool }: Content,
  sheet: SheetId,
): PageWords {
  return atTable(names, { table: { sheet, sets: pool.sets } });
}
