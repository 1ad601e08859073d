/** The cards of a table and their words, from its server. */
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
  /** What the cards of its sets look like, by the sets' ids; of those that the page was built with, it knows that. */
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

const Bundle = Cards.extend({ words: z.record(z.string(), Names) });

/** A set's cards, and its words. */
interface Loaded {
  readonly id: string;
  readonly look: PackLook | null;
  readonly cards: readonly CardDef[];
  /** All words that somebody who reads this language is given, by language. */
  readonly words: (language: string) => Promise<Readonly<Record<string, SetWords>>>;
}

/** The sets of a table, the packs of its host among them, and, once its game has begun, what they were then. */
export interface TableSets extends Pick<TableInfo, 'sets' | 'editions'> {
  readonly packs?: readonly Pick<TablePack, 'id' | 'pack'>[];
}

/** The same for tables that have the same content. */
export function contentKey(table: TableSets): string {
  return table.sets.map((set, at) => broughtAs(table, set) ?? table.editions?.[at] ?? set).join(' ');
}

/** By which hash the host of a table has brought a set; `undefined` for one that the server has. */
function broughtAs(table: TableSets, set: string): string | undefined {
  return table.packs?.find(({ id }) => id === set)?.pack;
}

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

/** Asks for those sets of a table that the page was built with: its game will begin with them, and finds them there. */
export function contentAhead({ sets }: Pick<TableSets, 'sets'>, language: Language): void {
  for (const built of Object.values(packs)) {
    // Whoever needs them hears of a failure.
    if (sets.includes(built.id)) loadBuilt(built, language).catch(() => undefined);
  }
}

/** A set as a table of this browser began with it; `null` where none did. */
async function keptHere(edition: string | undefined): Promise<unknown> {
  if (edition === undefined) return null;
  const answer = await ask('set', { hash: edition }, (value) => (typeof value === 'string' ? value : null));
  return answer.ok && answer.value !== null ? JSON.parse(answer.value) : null;
}

/** Packs of one's own that tables of this browser are made with. */
const offered = new Map<string, OwnContent>();

/** A pack of one's own as tables need it. */
export interface OwnContent {
  readonly id: string;
  readonly setHash: string;
  readonly look: unknown;
  readonly defs: readonly CardDef[];
  readonly words: Readonly<Record<string, SetWords>>;
}

/** Knows the content of a pack of one's own: as it is now, whatever it was before. */
export function offerContent(own: OwnContent): void {
  offered.set(own.id, own);
  for (const key of known.keys()) {
    const parts = key.split(' ');
    if (parts.includes(own.id) || parts.includes(own.setHash)) known.delete(key);
  }
}

/** A set that the page was not built with comes from this browser's own tables, or from its server. */
async function loadOther(set: string, edition: string | undefined): Promise<unknown> {
  const own = offered.get(set);
  if (own !== undefined && (edition === undefined || edition === own.setHash)) return own;
  const kept = keepsTablesHere() ? await keptHere(edition) : null;
  if (kept !== null) return kept;
  const query = edition === undefined ? '' : `?edition=${edition}`;
  return fetched(`/api/packs/${set}.json${query}`);
}

/** A pack that the host of a table has brought. Its words and looks are its own, whatever else is called so. */
async function loadBrought(set: string, pack: string): Promise<Loaded> {
  return readBundle(await fetched(`/api/packs/${set}.json?pack=${pack}`));
}

/**
 * The sets of a begun game that only its server has, with their words, as it began with them; those that its host has brought with
 * their bundles, so that they can be brought again. Throws where one can't be had.
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

/** Without its bundle a game with it can still be played here. */
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
    // Without a server, a set is as this page has it.
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
 * The content of a table with these sets, whose words are likely to be asked for in this language; fetched once, and again
 * only after a failure.
 */
export function contentOf(sets: TableSets, language: Language): Promise<Content> {
  return once(known, contentKey(sets), () => load(sets, language));
}
