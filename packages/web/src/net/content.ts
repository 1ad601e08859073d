/** The cards of a table and their words, from its server. */
import { buildCardPool, SHEET_IDS, type CardPool, type CardDef } from '@kickdoor/rules';
import { namedIn, wordsOfPack, type Language, type SetWords, type WordSource } from '@kickdoor/words';
import type { TableInfo } from '@kickdoor/protocol';
import { packs } from 'virtual:packs';
import { z } from 'zod';

export interface Content {
  readonly pool: CardPool;
  /** The card names in a language. */
  readonly names: (language: Language) => Promise<readonly WordSource[]>;
}

const Names = z.object({
  ftl: z.string(),
  sheets: z.partialRecord(z.enum(SHEET_IDS), z.string()),
});

/** Cards are not validated again: they come from the same code as the page. */
const Cards = z.object({
  id: z.string(),
  defs: z.array(z.custom<CardDef>((value) => typeof value === 'object' && value !== null)),
});

const Bundle = Cards.extend({ words: z.record(z.string(), Names) });

/** A set's cards, and its words in each language that it has. */
interface Loaded {
  readonly id: string;
  readonly cards: readonly CardDef[];
  readonly languages: readonly string[];
  readonly words: (language: string) => Promise<SetWords | undefined>;
}

/** The sets of a table and, once its game has begun, what they were then. */
export type TableSets = Pick<TableInfo, 'sets' | 'editions'>;

/** The same for tables that have the same content. */
export const contentKey = ({ sets, editions }: TableSets): string => (editions ?? sets).join(' ');

const known = new Map<string, Promise<Content>>();
const texts = new Map<string, Promise<SetWords>>();

async function fetched(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} can't be had`);
  return response.json();
}

/** Something made once, and again only after a failure. */
function once<Made>(made: Map<string, Promise<Made>>, key: string, make: () => Promise<Made>): Promise<Made> {
  const found = made.get(key);
  if (found !== undefined) return found;
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

function wordsAt(url: string): Promise<SetWords> {
  return once(texts, url, async () => Names.parse(await fetched(url)));
}

/** The file with a set's words that a language is read in. */
function fileFor(words: Readonly<Record<string, string>>, language: string): string | undefined {
  return words[namedIn(Object.keys(words), language) ?? ''];
}

/** A set that was built with the page, as files of their own; the words are asked for together with the cards. */
async function loadBuilt({ cards, words }: (typeof packs)[string], language: Language): Promise<Loaded> {
  const ahead = fileFor(words, language);
  // Whoever needs them hears of a failure.
  if (ahead !== undefined) wordsAt(ahead).catch(() => undefined);
  const { id, defs } = Cards.parse(await fetched(cards));
  return {
    id,
    cards: defs,
    languages: Object.keys(words),
    words: async (each) => {
      const file = words[each];
      return file === undefined ? undefined : wordsAt(file);
    },
  };
}

async function loadSet(set: string, edition: string | undefined, language: Language): Promise<Loaded> {
  const built = edition === undefined ? undefined : packs[edition];
  if (built !== undefined) return loadBuilt(built, language);
  const query = edition === undefined ? '' : `?edition=${edition}`;
  const { id, defs, words } = Bundle.parse(await fetched(`/api/packs/${set}.json${query}`));
  return {
    id,
    cards: defs,
    languages: Object.keys(words),
    words: (each) => Promise.resolve(words[each]),
  };
}

async function namesOf({ id, languages, words }: Loaded, language: Language): Promise<readonly WordSource[]> {
  const found = namedIn(languages, language);
  const said = found === undefined ? undefined : await words(found);
  return found === undefined || said === undefined ? [] : wordsOfPack(id, { [found]: said }, language);
}

async function load({ sets, editions }: TableSets, language: Language): Promise<Content> {
  const loaded = await Promise.all(sets.map((set, at) => loadSet(set, editions?.[at], language)));
  return {
    pool: buildCardPool(loaded.map(({ id, cards }) => ({ id, cards }))),
    names: async (each) => (await Promise.all(loaded.map((set) => namesOf(set, each)))).flat(),
  };
}

/**
 * The content of a table with these sets, whose words are likely to be asked for in this language; fetched once, and again
 * only after a failure.
 */
export function contentOf(sets: TableSets, language: Language): Promise<Content> {
  return once(known, contentKey(sets), () => load(sets, language));
}
