/** Packs on disk: reading them, their words, and what browsers need of them. */
import { createHash } from 'node:crypto';
import { DEFAULT_SHEET, homeSheet, type CardDef, type SheetId } from '@kickdoor/rules';
import {
  cardWords,
  createWords,
  withLanguage,
  wordsOfPack,
  type Language,
  type SetWords,
  type Words,
  type WordSource,
  type WordsOptions,
} from '@kickdoor/words';
import { coreWords } from '@kickdoor/words/node';
import { BUILT_IN, type Packs } from './library.ts';
import { setIds } from './load.ts';
import type { PackLook } from './look.ts';
import type { Pack } from './pack.ts';

export { filesToBundle } from './folder.ts';
export { packTemplate } from './template.ts';
export { keepPack, readKeptPack } from './kept.ts';
export {
  BUILT_IN,
  companionsIn,
  PackError,
  PackLibrary,
  packsAsText,
  packsAt,
  packsOf,
  placedIn,
  type PackPlace,
  type Packs,
} from './library.ts';
export { builtInSets, checkerWords, loadPack, loadSet, mistakesOf, setIds, setsFolder } from './load.ts';

/** The words of the engine and of some packs, for callers with additional words. */
export function wordSources(language: string, packs: readonly Pack[]): readonly WordSource[] {
  const names = packs.flatMap(({ id, words }) => wordsOfPack(id, words, language));
  return [...coreWords(language), ...names];
}

/** The combined words of the engine and some packs. */
export function wordsFor(language: string, packs: readonly Pack[], options: WordsOptions = {}): Words {
  return createWords(language, wordSources(language, packs), options);
}

/** Options for the words of a set. */
export interface WordsOfSet extends WordsOptions {
  /** The sheet whose terms are used; by default the set's own. */
  readonly sheet?: SheetId | undefined;
  /** The packs that contain the set; by default the built-in ones. */
  readonly packs?: Packs;
}

/** The words of a set as in a game of it alone, with its own or another sheet's terms. */
export function wordsOfSet(
  set: string,
  language: Language,
  { sheet = homeSheet(set)?.id ?? DEFAULT_SHEET, packs = BUILT_IN, ...options }: WordsOfSet = {},
): Words {
  return wordsFor(language, [packs.load(set)], { table: { sheet, sets: [set] }, ...options });
}

/**
 * Every card of a set as players read it, one paragraph each: name, kind and numbers, text, flavor text. Names in
 * another language are marked with it, and names made from ids with a question mark.
 */
export function cardTexts(set: string, language: Language, wanted: WordsOfSet = {}): readonly string[] {
  const words = wordsOfSet(set, language, wanted);
  return (wanted.packs ?? BUILT_IN).load(set).cards.map((card) => {
    const { title, kindLine, figures, text, flavour, borrowed } = cardWords(words, card);
    const lines = [withLanguage(title, borrowed), [kindLine, ...figures].join(' · '), ...text];
    return [...lines, ...(flavour === null ? [] : [flavour])].join('\n');
  });
}

/** A pack as plain JSON, for clients without file access. */
export interface PackBundle {
  readonly id: string;
  readonly version: string;
  /** Changes whenever anything in the bundle does. */
  readonly hash: string;
  /** {@link Pack.setHash} */
  readonly setHash: string;
  readonly look: PackLook;
  readonly defs: readonly CardDef[];
  /** By language. */
  readonly words: Readonly<Record<string, SetWords>>;
}

/** The parts of a pack that a browser needs. */
export function packBundle(pack: Pack): PackBundle {
  const { id, version, setHash, look, cards, words } = pack;
  const content = { id, version, setHash, look, defs: cards, words };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
  return { ...content, hash };
}

/** Information about a pack, without its cards. */
export interface PackInfo {
  readonly id: string;
  readonly version: string;
  /** {@link Pack.setHash} */
  readonly hash: string;
  readonly builtIn: boolean;
  /** The languages of its words. */
  readonly languages: readonly string[];
  /** Its name, by language. */
  readonly names: Readonly<Record<string, string>>;
  /** The rule sheets it is made for; `null` for all. */
  readonly sheets: readonly SheetId[] | null;
  /** The number of cards it adds to each deck. */
  readonly doors: number;
  readonly treasures: number;
  readonly look: PackLook;
}

/** Information about a pack, without its cards. */
export function packInfo(pack: Pack): PackInfo {
  const { id, version, setHash, sheets, look, cards, words } = pack;
  const named = Object.keys(words).flatMap((language) => {
    const own = words[language] ?? { ftl: '' };
    const said = createWords(language, wordsOfPack(id, { [language]: own }, language), { plain: true });
    return said.has(`${id}/pack`) ? [[language, said.say(`${id}/pack`)] as const] : [];
  });
  const inDeck = (deck: string): number =>
    cards.reduce((sum, card) => sum + (card.deck === deck ? card.copies : 0), 0);
  return {
    id,
    version,
    hash: setHash,
    builtIn: setIds().includes(id),
    languages: Object.keys(words),
    names: Object.fromEntries(named),
    sheets,
    doors: inDeck('doors'),
    treasures: inDeck('treasures'),
    look,
  };
}
