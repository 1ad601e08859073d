/** A table's cards and their words, from its server. */
import { buildCardPool, SHEET_IDS, type CardPool, type CardDef } from '@kickdoor/rules';
import { namedIn, wordsOfPack, type Language, type SetWords, type WordSource } from '@kickdoor/words';
import type { TableInfo, TablePack } from '@kickdoor/protocol';
import { packs } from 'virtual:packs';
import { z } from 'zod';
import type { PackLook } from '@kickdoor/packs/look';
import { readLook } from '../cards/looks.ts';
import { ask } from '../offline/here.ts';
import { fetchBundle } from './bundles.ts';
import { keepsTablesHere } from './keys.ts';

export interface Content {
  readonly pool: CardPool;
  /** The looks of its sets, by id, except those that the page was built with. */
  readonly looks: ReadonlyMap<string, PackLook>;
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
  look: z.unknown(),
  defs: z.array(z.custom<CardDef>((value) => typeof value === 'object' && value !== null)),
});
type Cards = z.infer<typeof Cards>;

const Bundle = Cards.extend({ words: z.record(z.string(), Names) });

/** A set's cards and words. */
interface Loaded {
  readonly id: string;
  readonly look: PackLook | null;
  readonly cards: readonly CardDef[];
  /** All words for a reader of this language, by language. */
  readonly words: (language: string) => Promise<Readonly<Record<string, SetWords>>>;
}

/** A table's sets, including its host's packs, and, once the game has begun, their editions at that time. */
export interface TableSets extends Pick<TableInfo, 'sets' | 'editions'> {
  readonly packs?: readonly Pick<TablePack, 'id' | 'pack'>[];
}

/** A key that tables with the same content share. */
export function contentKey(table: TableSets): string {
  return table.sets.map((set, at) => broughtAs(table, set) ?? table.editions?.[at] ?? set).join(' ');
}

/** The hash of the pack that the table's host brought for a set; `undefined` for one that the server has. */
function broughtAs(table: TableSets, set: string): string | undefined {
  return table.packs?.find(({ id }) => id === set)?.pack;
}

const known = new Map<string, Promise<Content>>();
const cardFiles = new Map<string, Promise<Cards>>();
const texts = new Map<string, Promise<SetWords>>();

async function fetched(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} can't be had`);
  return response.json();
}

/** Creates something once; retries only after a failure. */
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

/** The file with a set's words for readers of a language. */
function fileFor(words: Readonly<Record<string, string>>, language: string): string | undefined {
  return words[namedIn(Object.keys(words), language) ?? ''];
}

/** Loads a set that the page was built with, from files of its own; requests its words along with the cards. */
async function loadBuilt({ cards, words }: (typeof packs)[string], language: Language): Promise<Loaded> {
  const ahead = fileFor(words, language);
  // The caller that needs the words gets the error.
  if (ahead !== undefined) wordsAt(ahead).catch(() => undefined);
  const { id, defs } = await once(cardFiles, cards, async () => Cards.parse(await fetched(cards)));
  return {
    id,
    look: null,
    cards: defs,
    // A built-in set lacks whole languages or nothing.
    words: async (each) => {
      const found = namedIn(Object.keys(words), each) ?? '';
      const file = words[found];
      return file === undefined ? {} : { [found]: await wordsAt(file) };
    },
  };
}

/** Preloads those of a table's sets that the page was built with, since its game will begin with them. */
export function contentAhead({ sets }: Pick<TableSets, 'sets'>, language: Language): void {
  for (const built of Object.values(packs)) {
    // The caller that needs the set gets the error.
    if (sets.includes(built.id)) loadBuilt(built, language).catch(() => undefined);
  }
}

/** The edition of a set that a table in this browser began with; `null` if none did. */
async function keptHere(edition: string | undefined): Promise<unknown> {
  if (edition === undefined) return null;
  const answer = await ask('set', { hash: edition }, (value) => (typeof value === 'string' ? value : null));
  return answer.ok && answer.value !== null ? JSON.parse(answer.value) : null;
}

/** Own packs used at tables in this browser. */
const offered = new Map<string, OwnContent>();

/** The content of an own pack, for tables. */
export interface OwnContent {
  readonly id: string;
  readonly setHash: string;
  readonly look: unknown;
  readonly defs: readonly CardDef[];
  readonly words: Readonly<Record<string, SetWords>>;
}

/** Registers the current content of an own pack, replacing any earlier one. */
export function offerContent(own: OwnContent): void {
  offered.set(own.id, own);
  for (const key of known.keys()) {
    const parts = key.split(' ');
    if (parts.includes(own.id) || parts.includes(own.setHash)) known.delete(key);
  }
}

/** Loads a set that the page was not built with, from this browser's own tables or from the server. */
async function loadOther(set: string, edition: string | undefined): Promise<unknown> {
  const own = offered.get(set);
  if (own !== undefined && (edition === undefined || edition === own.setHash)) return own;
  const kept = keepsTablesHere() ? await keptHere(edition) : null;
  if (kept !== null) return kept;
  const query = edition === undefined ? '' : `?edition=${edition}`;
  return fetched(`/api/packs/${set}.json${query}`);
}

/** Loads a pack that a table's host brought. Its words and looks are its own, even if another set has the same id. */
async function loadBrought(set: string, pack: string): Promise<Loaded> {
  return readBundle(await fetched(`/api/packs/${set}.json?pack=${pack}`));
}

/**
 * The sets of a begun game that only its server has, with their words, in the editions it began with. Those brought by
 * its host include their bundles, so that they can be brought to another server. Throws if one can't be fetched.
 */
export async function setsOfServer(table: TableSets): Promise<readonly object[]> {
  const found = await Promise.all(
    table.sets.map(async (set, at) => {
      const pack = broughtAs(table, set);
      const edition = table.editions?.[at] ?? '';
      if (pack !== undefined) return withBundle(await fetched(`/api/packs/${set}.json?pack=${pack}`), pack);
      return edition in packs
        ? null
        : SetObject.parse(await fetched(`/api/packs/${set}.json?edition=${edition}`));
    }),
  );
  return found.filter((set) => set !== null);
}

/** A game can still be played here without the pack's bundle. */
async function withBundle(set: unknown, pack: string): Promise<object> {
  const bundle = await fetchBundle(pack);
  return { ...SetObject.parse(set), ...(bundle === null ? {} : { bundle }) };
}

const SetObject = z.looseObject({});

async function loadSet(set: string, edition: string | undefined, language: Language): Promise<Loaded> {
  const built = edition === undefined ? undefined : packs[edition];
  if (built !== undefined) return loadBuilt(built, language);
  const own = edition === undefined ? Object.values(packs).find(({ id }) => id === set) : undefined;
  try {
    return await loadFetched(set, edition);
  } catch (error) {
    // Without a server, use the page's own edition of the set.
    if (own === undefined) throw error;
    return loadBuilt(own, language);
  }
}

async function loadFetched(set: string, edition: string | undefined): Promise<Loaded> {
  return readBundle(await loadOther(set, edition));
}

function readBundle(bundle: unknown): Loaded {
  const { id, look, defs, words } = Bundle.parse(bundle);
  return {
    id,
    look: look === undefined ? null : readLook(look),
    cards: defs,
    words: () => Promise.resolve(words),
  };
}

async function namesOf({ id, words }: Loaded, language: Language): Promise<readonly WordSource[]> {
  return wordsOfPack(id, await words(language), language);
}

async function load(table: TableSets, language: Language): Promise<Content> {
  const { sets, editions } = table;
  const loaded = await Promise.all(
    sets.map((set, at) => {
      const pack = broughtAs(table, set);
      return pack === undefined ? loadSet(set, editions?.[at], language) : loadBrought(set, pack);
    }),
  );
  return {
    pool: buildCardPool(loaded.map(({ id, cards }) => ({ id, cards }))),
    looks: new Map(loaded.flatMap(({ id, look }) => (look === null ? [] : [[id, look] as const]))),
    names: async (each) => (await Promise.all(loaded.map((set) => namesOf(set, each)))).flat(),
  };
}

/**
 * The content of a table with these sets, optimized for words in this language; fetched once, again only after a
 * failure.
 */
export function contentOf(sets: TableSets, language: Language): Promise<Content> {
  return once(known, contentKey(sets), () => load(sets, language));
}
