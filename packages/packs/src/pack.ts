/** Reads, validates and compiles a pack from its files. Pure, so that it also runs in a browser and in tests. */
import {
  canonicalJson,
  sha256,
  type CardDef,
  type CardSet,
  type Phrase,
  type SheetId,
} from '@kickdoor/rules';
import type { SetWords } from '@kickdoor/words';
import { mistake, sortProblems, WEIGHTS, type Problem } from '@kickdoor/words/check';
import { checkCards } from './format/checks.ts';
import { compileCard } from './format/compile.ts';
import { MAX_CARDS, MAX_FILES, MAX_PROBLEMS } from './format/limits.ts';
import { companionsOf, MANIFEST_TOP, readManifest, type Companion } from './format/manifest.ts';
import type { PackFile } from './format/pack-file.ts';
import { nameableOf, readPackWords } from './format/pack-words.ts';
import { readPictures } from './format/pictures.ts';
import { readCards, type ReadCard } from './format/read-cards.ts';
import { sortFiles } from './format/sort-files.ts';
import { PLAIN_LOOK, type PackLook } from './look.ts';
import type { PictureData, PrintedImage } from './picture.ts';
import { phrase } from './words/phrase.ts';

/** A file of a pack, with images as data URLs. The path is relative to the pack's folder, with forward slashes. */
export interface PackText {
  readonly path: string;
  readonly text: string;
}

/** A playable pack. */
export interface Pack extends CardSet {
  readonly version: string;
  /**
   * SHA-256 of everything that affects games: the id and the content of the card files, in order. Words, pictures,
   * comments and layout don't change it, nor does a program that reads the same files differently.
   */
  readonly setHash: string;
  /** The files it was read from. */
  readonly source: PackSource;
  /** Its author and license; `null` if pack.yaml doesn't say. */
  readonly author: string | null;
  readonly license: string | null;
  /** The rule sheets it supports; `null` for all. */
  readonly sheets: readonly SheetId[] | null;
  /** The look of its cards. */
  readonly look: PackLook;
  readonly cards: readonly CardDef[];
  /** Its words, by language. */
  readonly words: Readonly<Record<string, SetWords>>;
}

/** Everything needed to read the pack again. */
export interface PackSource {
  readonly files: readonly PackText[];
  /** What it may name of its companions, by their ids. */
  readonly companions: Readonly<Record<string, Companion>>;
}

/** The result of reading a pack. */
export interface PackResult {
  /** `null` if a mistake makes it unusable. */
  readonly pack: Pack | null;
  readonly problems: readonly Problem[];
  /** The number of cards found, valid or not, counting copies. */
  readonly cards: number;
}

export interface PackOptions {
  /** Finds another pack by id; `null` if it doesn't exist. `any` accepts any companion and any name from it. */
  readonly companion?: ((id: string) => Companion | null) | 'any';
  /** Files of the pack that couldn't be read, as already reported; their contents aren't reported as missing. */
  readonly unread?: readonly string[];
}

/** Compiles a pack from its files. Reports all problems and never throws. */
export function compilePack(files: readonly PackText[], options: PackOptions = {}): PackResult {
  const { companion = () => null, unread = [] } = options;
  const problems: Problem[] = [];
  const tooMany = (said: Phrase, limit: number): void => {
    problems.push(mistake(MANIFEST_TOP, said, phrase('expected-at-most', { limit })));
  };
  if (files.length > MAX_FILES) {
    tooMany(phrase('problem-many-files', { count: files.length }), MAX_FILES);
    return { pack: null, problems, cards: 0 };
  }
  const sorted = sortFiles([...files, ...unread.map((path) => ({ path, text: null }))], problems);
  const manifest = readManifest(sorted.manifest, problems);
  const read = sorted.cards.map((file) => readCards(file, problems));
  const cards = read.flatMap((found) => found ?? []);
  if (cards.length > MAX_CARDS) {
    tooMany(phrase('problem-many-cards', { count: cards.length }), MAX_CARDS);
    return { pack: null, problems, cards: countCopies(cards) };
  }
  const companions = companion === 'any' ? {} : companionsOf(manifest, companion, problems);
  // If a file could not be read, don't also report what it would have defined as missing.
  const allCards =
    !sorted.strays && read.every((found) => found !== null) && cards.every(({ id }) => id !== null);
  const allKinds =
    allCards &&
    manifest !== null &&
    (manifest.companions ?? []).every((id) => id === manifest.id || id in companions);
  checkCards(cards, { ...besides(manifest, companions), all: allKinds }, problems);
  const pictures = readPictures(cards, { file: sorted.pictures, images: sorted.images }, allCards, problems);
  const words = readPackWords(sorted.words, nameableOf(cards, manifest, allCards), manifest, problems);
  const usable = manifest !== null && !problems.some(({ weight }) => weight === 'mistake');
  const source = { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), companions };
  const pack = usable ? assemble(manifest, { cards, pictures, words, source }) : null;
  return { pack, problems: firstProblems(problems), cards: countCopies(cards) };
}

/** The problems to report: if there are too many, mistakes come first. */
function firstProblems(problems: readonly Problem[]): readonly Problem[] {
  const sorted = sortProblems(problems);
  if (sorted.length <= MAX_PROBLEMS) return sorted;
  const first = sorted.toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
  return sortProblems(first.slice(0, MAX_PROBLEMS));
}

/** The names that may be used besides the pack's own. */
function besides(manifest: PackFile | null, companions: Readonly<Record<string, Companion>>): Companion {
  const all = Object.values(companions);
  return {
    races: all.flatMap(({ races }) => races),
    classes: all.flatMap(({ classes }) => classes),
    marks: [...(manifest?.marks ?? []), ...all.flatMap(({ marks = [] }) => marks)],
    ...(all.every(({ items }) => items !== undefined)
      ? { items: all.flatMap(({ items = [] }) => items) }
      : {}),
  };
}

function countCopies(cards: readonly ReadCard[]): number {
  return cards.reduce((count, { source }) => count + (source?.copies ?? 1), 0);
}

interface Parts {
  readonly cards: readonly ReadCard[];
  readonly pictures: ReadonlyMap<string, PictureData | PrintedImage>;
  readonly words: Record<string, SetWords>;
  readonly source: PackSource;
}

function assemble(manifest: PackFile, { cards, pictures, words, source }: Parts): Pack {
  const defs = cards.flatMap(({ source: card }) => {
    if (card === null) return [];
    const picture = pictures.get(card.id);
    return compileCard(card, manifest.id, picture);
  });
  return {
    id: manifest.id,
    version: manifest.version,
    setHash: hashOf(manifest.id, cards),
    source,
    author: manifest.author ?? null,
    license: manifest.license ?? null,
    sheets: manifest.sheets ?? null,
    look: manifest.look ?? PLAIN_LOOK,
    cards: defs,
    words,
  };
}

/** Hashes what was written rather than how it was read, so that new program versions don't change it. */
function hashOf(id: string, cards: readonly ReadCard[]): string {
  const said = cards.map(({ raw }) => (isMap(raw) ? { ...raw, picture: undefined } : raw));
  return sha256(canonicalJson({ id, cards: said }));
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
