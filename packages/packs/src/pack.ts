/** Reads, validates and compiles a pack from its files. Pure, so that it also runs in a browser and in tests. */
import { canonicalJson, sha256, SHEET_IDS, type CardDef, type CardSet, type SheetId } from '@kickdoor/rules';
import { LANGUAGES, type Language, type SetWords } from '@kickdoor/words';
import {
  advise,
  checkNames,
  checkSheetNames,
  gap,
  mistake,
  readWords,
  sortProblems,
  type Nameable,
  type Place,
  type Problem,
} from '@kickdoor/words/check';
import { compileCard } from './format/compile.ts';
import { MAX_CARDS, MAX_FILES, MAX_PROBLEMS } from './format/limits.ts';
import { packSchema, type PackFile } from './format/pack-file.ts';
import { readPictures } from './format/pictures.ts';
import { readCards, type ReadCard } from './format/read-cards.ts';
import { check } from './format/issues.ts';
import { readYaml } from './format/source.ts';
import { checkCards } from './format/checks.ts';
import type { PictureData } from './picture.ts';
import { phrase } from './words/phrase.ts';

/** A file of a pack; its path is relative to the pack's folder, with forward slashes. */
export interface PackText {
  readonly path: string;
  readonly text: string;
}

/** A playable pack. */
export interface Pack extends CardSet {
  readonly version: string;
  /**
   * SHA-256 of all that decides how a game with it plays: its id and what its files say of its cards, in their order.
   * Words, pictures, comments and layout leave it as it is, and so does a program that reads the same files differently.
   */
  readonly setHash: string;
  /** What it was read from. */
  readonly source: PackSource;
  /** The rule sheets it supports; `null` for all. */
  readonly sheets: readonly string[] | null;
  readonly cards: readonly CardDef[];
  /** Its words, by language. */
  readonly words: Readonly<Record<string, SetWords>>;
}

/** All that a pack is read from: whoever keeps it can read the pack again. */
export interface PackSource {
  readonly files: readonly PackText[];
  /** What it was told of the packs that it names as companions. */
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

/** What a pack may name from packs it is mixed with. */
export interface Companion {
  readonly races: readonly string[];
  readonly classes: readonly string[];
}

export interface PackOptions {
  /** Finds another pack by id; `null` if it doesn't exist. */
  readonly companion?: (id: string) => Companion | null;
}

/** Compiles a pack from these files. Reports all problems and never throws. */
export function compilePack(files: readonly PackText[], options: PackOptions = {}): PackResult {
  const problems: Problem[] = [];
  const top: Place = { file: 'pack.yaml', line: 1, column: 1 };
  if (files.length > MAX_FILES) {
    problems.push(
      mistake(
        top,
        phrase('problem-many-files', { count: files.length }),
        phrase('expected-at-most', { limit: MAX_FILES }),
      ),
    );
    return { pack: null, problems, cards: 0 };
  }
  const sorted = sortFiles(files, problems);
  const manifest = readManifest(sorted.manifest, top, problems);
  const cards = sorted.cards.flatMap((file) => readCards(file.path, file.text, deckOfFolder(file), problems));
  if (cards.length > MAX_CARDS) {
    problems.push(
      mistake(
        top,
        phrase('problem-many-cards', { count: cards.length }),
        phrase('expected-at-most', { limit: MAX_CARDS }),
      ),
    );
    return { pack: null, problems, cards: countCopies(cards) };
  }
  const companions = companionsOf(manifest, options, top, problems);
  checkCards(cards, allOf(companions), problems);
  const pictures = readPictures(cards, sorted.pictures, problems);
  const words = checkWordFiles(sorted.words, cards, manifest, problems);
  const limited = sortProblems(problems).slice(0, MAX_PROBLEMS);
  const usable = manifest !== null && !limited.some(({ weight }) => weight === 'mistake');
  const source = { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), companions };
  const pack = usable ? assemble(manifest, { cards, pictures, words, source }) : null;
  return { pack, problems: limited, cards: countCopies(cards) };
}

function countCopies(cards: readonly ReadCard[]): number {
  return cards.reduce((count, { source }) => count + (source?.copies ?? 1), 0);
}

interface SortedFiles {
  manifest: PackText | null;
  pictures: PackText | null;
  readonly cards: PackText[];
  readonly words: SortedWords[];
}

interface SortedWords {
  readonly language: string;
  /** The sheet these names belong to; `null` for those of all other sheets. */
  readonly sheet: string | null;
  readonly file: PackText;
}

const CARD_FILE = /^(?:doors|treasures)\/.*\.ya?ml$/u;
const WORD_FILE = /^words\/(?<language>[A-Za-z-]+)\/(?:sheets\/(?<sheet>.+)|.*)\.ftl$/u;

/** Sorts a pack's files by path. Files that are neither cards nor words are ignored unless they are YAML. */
function sortFiles(files: readonly PackText[], problems: Problem[]): SortedFiles {
  const sorted: SortedFiles = { manifest: null, pictures: null, cards: [], words: [] };
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const { language, sheet = null } = WORD_FILE.exec(file.path)?.groups ?? {};
    if (file.path === 'pack.yaml') sorted.manifest = file;
    else if (file.path === 'pictures.yaml') sorted.pictures = file;
    else if (CARD_FILE.test(file.path)) sorted.cards.push(file);
    else if (language !== undefined) sorted.words.push({ language, sheet, file });
    else if (/\.(?:ya?ml|ftl)$/u.test(file.path)) {
      const place: Place = { file: file.path, line: 1, column: 1 };
      problems.push(mistake(place, phrase('problem-stray-file'), phrase('expected-places')));
    }
  }
  return sorted;
}

function deckOfFolder(file: PackText): 'doors' | 'treasures' {
  return file.path.startsWith('doors/') ? 'doors' : 'treasures';
}

function readManifest(file: PackText | null, top: Place, problems: Problem[]): PackFile | null {
  if (file === null) {
    problems.push(mistake(top, phrase('problem-no-manifest'), phrase('expected-manifest')));
    return null;
  }
  const source = readYaml(file.path, file.text, problems);
  return source === null ? null : check(packSchema, { source, path: [], label: 'pack.yaml' }, problems);
}

/** The races and classes of the packs that this one may be mixed with, by their ids. */
function companionsOf(
  manifest: PackFile | null,
  options: PackOptions,
  place: Place,
  problems: Problem[],
): Record<string, Companion> {
  const found: Record<string, Companion> = {};
  for (const id of manifest?.companions ?? []) {
    const companion = options.companion?.(id) ?? null;
    if (companion !== null) found[id] = companion;
    else {
      problems.push(
        mistake(place, phrase('problem-no-companion', { set: id }), phrase('expected-companion')),
      );
    }
  }
  return found;
}

/** What may be named besides the pack's own races and classes. */
function allOf(companions: Readonly<Record<string, Companion>>): Companion {
  const all = Object.values(companions);
  return { races: all.flatMap(({ races }) => races), classes: all.flatMap(({ classes }) => classes) };
}

function checkWordFiles(
  files: SortedFiles['words'],
  cards: readonly ReadCard[],
  manifest: PackFile | null,
  problems: Problem[],
): Record<string, SetWords> {
  const nameable = nameableOf(cards);
  const languages =
    manifest?.languages ?? LANGUAGES.filter((one) => files.some(({ language }) => language === one));
  const words: Record<string, SetWords> = {};
  for (const language of languages) {
    const here = files.filter((file) => file.language === language);
    const own = here.filter(({ sheet }) => sheet === null).map(({ file }) => file);
    const read = own.map((file) => readWords(file.path, file.text, problems));
    checkNames(language, read, nameable, problems);
    const ftl = own.map(({ text }) => text).join('\n\n');
    words[language] = { ftl, sheets: readSheets(language, here, nameable, manifest, problems) };
  }
  for (const { language, file } of files.filter(
    (one) => !languages.some((known) => known === one.language),
  )) {
    const place: Place = { file: file.path, line: 1, column: 1 };
    problems.push(
      gap(place, phrase('problem-other-language', { language }), advise(language, languages).expected),
    );
  }
  return words;
}

/** The names that sheets have for some cards, by sheet. */
function readSheets(
  language: Language,
  files: SortedFiles['words'],
  nameable: Nameable,
  manifest: PackFile | null,
  problems: Problem[],
): Partial<Record<SheetId, string>> {
  const printed: Partial<Record<SheetId, string>> = {};
  for (const { sheet: name, file } of files) {
    if (name === null) continue;
    const top = { file: file.path, line: 1, column: 1 };
    const sheet = SHEET_IDS.find((known) => known === name);
    if (sheet === undefined) {
      const { meant, expected } = advise(name, SHEET_IDS);
      problems.push(mistake(top, phrase('problem-no-sheet', { sheet: name }), expected, meant));
      continue;
    }
    if (manifest?.sheets?.includes(sheet) === false) {
      const { expected } = advise(sheet, manifest.sheets);
      problems.push(gap(top, phrase('problem-other-sheet', { sheet }), expected));
    }
    checkSheetNames(language, readWords(file.path, file.text, problems), nameable, problems);
    printed[sheet] = file.text;
  }
  return printed;
}

function nameableOf(cards: readonly ReadCard[]): Nameable {
  const places = new Map(cards.flatMap(({ id, place }) => (id === null ? [] : [[id, place] as const])));
  const powers = new Map<string, Place>();
  for (const { source, place } of cards) {
    if (source === null) continue;
    for (const { name } of compileCard(source, '').powers) if (!powers.has(name)) powers.set(name, place);
  }
  const kinds = new Set(
    cards.flatMap(({ source }) => (source?.kind === 'race' || source?.kind === 'class' ? [source.id] : [])),
  );
  return { cards: places, kinds, powers, complete: cards.every(({ source }) => source !== null) };
}

interface Parts {
  readonly cards: readonly ReadCard[];
  readonly pictures: ReadonlyMap<string, PictureData>;
  readonly words: Record<string, SetWords>;
  readonly source: PackSource;
}

function assemble(manifest: PackFile, { cards, pictures, words, source }: Parts): Pack {
  const defs = cards.flatMap(({ source: card }) => {
    if (card === null) return [];
    const picture = pictures.get(card.id);
    return compileCard(picture === undefined ? card : { ...card, picture }, manifest.id);
  });
  return {
    id: manifest.id,
    version: manifest.version,
    setHash: hashOf(manifest.id, cards),
    source,
    sheets: manifest.sheets ?? null,
    cards: defs,
    words,
  };
}

/** Taken of what was written, not of what it was read as: so it stays when the program learns to read more. */
function hashOf(id: string, cards: readonly ReadCard[]): string {
  const said = cards.map(({ raw }) => (isMap(raw) ? { ...raw, picture: undefined } : raw));
  return sha256(canonicalJson({ id, cards: said }));
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
