/** The cards of a table and their words, from its server. */
import { buildCardPool, SHEET_IDS, type CardPool, type CardDef } from '@kickdoor/rules';
import { wordsOfPack, type Language, type WordSource } from '@kickdoor/words';
import type { TableInfo } from '@kickdoor/protocol';
import { packs } from 'virtual:packs';
import { z } from 'zod';

export interface Content {
  readonly pool: CardPool;
  /** The card names in a language. */
  readonly names: (language: Language) => readonly WordSource[];
}

const Names = z.object({
  ftl: z.string(),
  sheets: z.partialRecord(z.enum(SHEET_IDS), z.string()),
});

/** Cards are not validated again: they come from the same code as the page. */
const Bundle = z.object({
  id: z.string(),
  defs: z.array(z.custom<CardDef>((value) => typeof value === 'object' && value !== null)),
  words: z.record(z.string(), Names),
});

/** The sets of a table and, once its game has begun, what they were then. */
export type TableSets = Pick<TableInfo, 'sets' | 'editions'>;

/** The same for tables that have the same content. */
export const contentKey = ({ sets, editions }: TableSets): string => (editions ?? sets).join(' ');

const known = new Map<string, Promise<Content>>();

async function bundle(set: string, edition: string | undefined): Promise<z.infer<typeof Bundle>> {
  const query = edition === undefined ? '' : `?edition=${edition}`;
  const built = edition === undefined ? undefined : packs[edition];
  const response = await fetch(built ?? `/api/packs/${set}.json${query}`);
  if (!response.ok) throw new Error(`the set ${set} can't be had`);
  return Bundle.parse(await response.json());
}

async function load({ sets, editions }: TableSets): Promise<Content> {
  const bundles = await Promise.all(sets.map((set, at) => bundle(set, editions?.[at])));
  return {
    pool: buildCardPool(bundles.map(({ id, defs }) => ({ id, cards: defs }))),
    names: (language) => bundles.flatMap(({ id, words }) => wordsOfPack(id, words, language)),
  };
}

/** The content of a table with these sets; fetched once, and again only after a failure. */
export function contentOf(sets: TableSets): Promise<Content> {
  const key = contentKey(sets);
  const found = known.get(key);
  if (found !== undefined) return found;
  const loading = load(sets);
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}
