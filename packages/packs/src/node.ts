/** Packs on a disk: reading them from folders, and the sets that come with the program. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SHEET, homeSheet, type CardDef, type SheetId } from '@kickdoor/rules';
import {
  cardWords,
  createWords,
  wordsOfPack,
  type Language,
  type SetWords,
  type Words,
  type WordSource,
  type WordsOptions,
} from '@kickdoor/words';
import { mistake, printProblem, type Place, type Problem } from '@kickdoor/words/check';
import { coreWords, faultWords, systemPhrase, wordFiles } from '@kickdoor/words/node';
import { MAX_FILE, MAX_FILES } from './format/limits.ts';
import {
  compilePack,
  type Companion,
  type Pack,
  type PackOptions,
  type PackResult,
  type PackText,
} from './pack.ts';
import { phrase } from './words/phrase.ts';

export { keepPack, readKeptPack } from './kept.ts';

/** Reads the pack in a folder. A folder that is not there is a problem like any other. */
export function loadPack(folder: string, options: PackOptions = {}): PackResult {
  const problems: Problem[] = [];
  const files = tryFolder(folder, problems);
  if (files === null) return { pack: null, problems, cards: 0 };
  const companion = (id: string): Companion | null => findCompanion(folder, id);
  const result = compilePack(files, { companion, ...options });
  if (problems.length === 0) return result;
  return { ...result, pack: null, problems: [...problems, ...result.problems] };
}

/** The texts of a folder. What the machine refuses to let be read is told as a problem too. */
function tryFolder(folder: string, problems: Problem[]): readonly PackText[] | null {
  try {
    return readFolder(folder, problems);
  } catch (error) {
    const top: Place = { file: folder, line: 1, column: 1 };
    problems.push(mistake(top, phrase('problem-unread-folder', { why: systemPhrase(error) })));
    return null;
  }
}

/** The texts of a folder; anything else in it is left alone. */
function readFolder(folder: string, problems: Problem[]): readonly PackText[] | null {
  const top = { file: folder, line: 1, column: 1 };
  if (!existsSync(folder)) {
    problems.push(mistake(top, phrase('problem-no-folder'), phrase('expected-folder')));
    return null;
  }
  if (!statSync(folder).isDirectory()) {
    problems.push(mistake(top, phrase('problem-not-folder'), phrase('expected-folder')));
    return null;
  }
  const paths = textFiles(folder, '', 0).toSorted();
  if (paths.length > MAX_FILES) {
    problems.push(
      mistake(
        top,
        phrase('problem-many-files', { count: paths.length }),
        phrase('expected-at-most', { limit: MAX_FILES }),
      ),
    );
    return null;
  }
  return paths.flatMap((path) => readText(folder, path, problems) ?? []);
}

/** The YAML and word files below a folder, a little more than are allowed at most. */
function textFiles(root: string, below: string, depth: number): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory() && depth < 4 && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
      found.push(...textFiles(root, path, depth + 1));
    } else if (entry.isFile() && /\.(?:ya?ml|ftl)$/u.test(entry.name)) {
      found.push(path);
    }
    if (found.length > MAX_FILES) break;
  }
  return found;
}

function readText(folder: string, path: string, problems: Problem[]): PackText | null {
  const bytes = readFileSync(join(folder, path));
  const top = { file: path, line: 1, column: 1 };
  // Bytes of UTF-8 are at least as many as characters, and a limit of four for each keeps what is too big out.
  if (bytes.length > MAX_FILE * 4) {
    problems.push(
      mistake(
        top,
        phrase('problem-big-file', { count: bytes.length }),
        phrase('expected-at-most-characters', { limit: MAX_FILE }),
      ),
    );
    return null;
  }
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    problems.push(mistake(top, phrase('problem-not-utf-8')));
    return null;
  }
}

/** A pack beside this one, or a built-in one. */
function findCompanion(folder: string, id: string): Companion | null {
  const beside = join(dirname(resolve(folder)), id);
  const home = existsSync(join(beside, 'pack.yaml')) ? beside : join(setsFolder(), id);
  if (!existsSync(join(home, 'pack.yaml'))) return null;
  const files = readFolder(home, []);
  // Its own companions are its own affair; asking for them could go on for ever.
  const { pack } = compilePack(files ?? [], { companion: () => ({ races: [], classes: [] }) });
  return pack === null ? null : companionOf(pack.cards);
}

/** The races and classes of some cards. */
function companionOf(cards: readonly CardDef[]): Companion {
  const ids = (kind: string): readonly string[] =>
    cards.filter((card) => card.kind === kind).map(({ id }) => id);
  return { races: ids('race'), classes: ids('class') };
}

/** What is said in a language of packs, moves and records that are not in order. */
export function checkerWords(language: string): readonly string[] {
  return [...faultWords(language), ...wordFiles(new URL('words/', import.meta.url), language)];
}

/** Where the built-in sets lie. */
export function setsFolder(): string {
  return fileURLToPath(new URL('../sets', import.meta.url));
}

const loaded = new Map<string, Pack>();

/** A built-in set, read once. One that can't be played with is a defect. */
export function loadSet(id: string): Pack {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const { pack, problems } = loadPack(join(setsFolder(), id));
  if (pack === null) throw new Error(`The set ${id} can't be used:\n${mistakesOf(problems)}`);
  loaded.set(id, pack);
  return pack;
}

/** The first mistakes among some problems, a line each, in English: for logs. */
export function mistakesOf(problems: readonly Problem[]): string {
  const words = createWords('en', checkerWords('en'), { plain: true });
  const mistakes = problems
    .filter(({ weight }) => weight === 'mistake')
    .map((problem) => printProblem(problem, words));
  return mistakes.slice(0, 20).join('\n');
}

/** The ids of the built-in sets, in alphabetical order. */
export function setIds(): readonly string[] {
  const folders = readdirSync(setsFolder(), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).toSorted();
}

/** All built-in sets. */
export function builtInSets(): readonly Pack[] {
  return setIds().map(loadSet);
}

/** The words of the engine and of some packs, for whoever has words of its own to add. */
export function wordSources(language: string, packs: readonly Pack[]): readonly WordSource[] {
  const names = packs.flatMap(({ id, words }) => wordsOfPack(id, words, language));
  return [...coreWords(language), ...names];
}

/** The words of the engine and of some packs together. */
export function wordsFor(language: string, packs: readonly Pack[], options: WordsOptions = {}): Words {
  return createWords(language, wordSources(language, packs), options);
}

/** The words of a built-in set as a game of it alone has them, by its own sheet or another. */
export function wordsOfSet(
  set: string,
  language: Language,
  sheet: SheetId = homeSheet(set)?.id ?? DEFAULT_SHEET,
  options: WordsOptions = {},
): Words {
  return wordsFor(language, [loadSet(set)], { table: { sheet, sets: [set] }, ...options });
}

/** Every card of a built-in set as players read it, a paragraph each: name, kind and figures, text, flavor; a name of another language with that. */
export function cardTexts(
  set: string,
  language: Language,
  sheet?: SheetId,
  options: WordsOptions = {},
): readonly string[] {
  const words = wordsOfSet(set, language, sheet, options);
  return loadSet(set).cards.map((card) => {
    const { title, kindLine, figures, text, flavour, borrowed } = cardWords(words, card);
    const lines = [
      borrowed === null ? title : `${title} [${borrowed}]`,
      [kindLine, ...figures].join(' · '),
      ...text,
    ];
    return [...lines, ...(flavour === null ? [] : [flavour])].join('\n');
  });
}

/** A pack as plain JSON, for those who can't read folders. */
export interface PackBundle {
  readonly id: string;
  readonly version: string;
  /** Changes when anything in the bundle does. */
  readonly hash: string;
  /** {@link Pack.setHash} */
  readonly setHash: string;
  readonly defs: readonly CardDef[];
  /** By language. */
  readonly words: Readonly<Record<string, SetWords>>;
}

/** What a browser needs of a pack. */
export function packBundle(pack: Pack): PackBundle {
  const { id, version, setHash, cards, words } = pack;
  const content = { id, version, setHash, defs: cards, words };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
  return { ...content, hash };
}
