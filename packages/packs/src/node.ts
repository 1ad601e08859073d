/** Packs on disk: reading them from folders, and the built-in sets. */
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

/** Loads the pack in a folder. A missing folder is reported as a problem. */
export function loadPack(folder: string, options: PackOptions = {}): PackResult {
  const problems: Problem[] = [];
  const files = tryFolder(folder, problems);
  if (files === null) return { pack: null, problems, cards: 0 };
  const companion = (id: string): Companion | null => findCompanion(folder, id);
  const result = compilePack(files, { companion, ...options });
  if (problems.length === 0) return result;
  return { ...result, pack: null, problems: [...problems, ...result.problems] };
}

/** The texts in a folder. Files that can't be read are reported as problems. */
function tryFolder(folder: string, problems: Problem[]): readonly PackText[] | null {
  try {
    return readFolder(folder, problems);
  } catch (error) {
    const top: Place = { file: folder, line: 1, column: 1 };
    problems.push(mistake(top, phrase('problem-unread-folder', { why: systemPhrase(error) })));
    return null;
  }
}

/** The texts in a folder; other files are ignored. */
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

/** The YAML and word files below a folder, up to slightly more than the allowed number. */
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
  // A UTF-8 text has at least as many bytes as characters and at most four times as many, so this rejects only
  // oversized files.
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

/** A pack next to this one, or a built-in one. */
function findCompanion(folder: string, id: string): Companion | null {
  const beside = join(dirname(resolve(folder)), id);
  const home = existsSync(join(beside, 'pack.yaml')) ? beside : join(setsFolder(), id);
  if (!existsSync(join(home, 'pack.yaml'))) return null;
  const files = readFolder(home, []);
  // A companion's own companions don't matter here; following them could go on forever.
  const { pack } = compilePack(files ?? [], { companion: () => ({ races: [], classes: [] }) });
  return pack === null ? null : companionOf(pack.cards);
}

/** The races and classes among some cards. */
function companionOf(cards: readonly CardDef[]): Companion {
  const ids = (kind: string): readonly string[] =>
    cards.filter((card) => card.kind === kind).map(({ id }) => id);
  return { races: ids('race'), classes: ids('class') };
}

/** Messages about faulty packs, moves and records, in a language. */
export function checkerWords(language: string): readonly string[] {
  return [...faultWords(language), ...wordFiles(new URL('words/', import.meta.url), language)];
}

/** The folder of the built-in sets. */
export function setsFolder(): string {
  return fileURLToPath(new URL('../sets', import.meta.url));
}

const loaded = new Map<string, Pack>();

/** A built-in set, loaded once. Throws if it is not playable. */
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

/** The words of the engine and of some packs, for callers with additional words. */
export function wordSources(language: string, packs: readonly Pack[]): readonly WordSource[] {
  const names = packs.flatMap(({ id, words }) => wordsOfPack(id, words, language));
  return [...coreWords(language), ...names];
}

/** The combined words of the engine and some packs. */
export function wordsFor(language: string, packs: readonly Pack[], options: WordsOptions = {}): Words {
  return createWords(language, wordSources(language, packs), options);
}

/** The words of a built-in set as in a game of it alone, with its own or another sheet's terms. */
export function wordsOfSet(
  set: string,
  language: Language,
  sheet: SheetId = homeSheet(set)?.id ?? DEFAULT_SHEET,
  options: WordsOptions = {},
): Words {
  return wordsFor(language, [loadSet(set)], { table: { sheet, sets: [set] }, ...options });
}

/**
 * Every card of a built-in set as players read it, one paragraph each: name, kind and numbers, text, flavor text; a
 * name in another language is marked as such.
 */
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

/** A pack as plain JSON, for clients without file access. */
export interface PackBundle {
  readonly id: string;
  readonly version: string;
  /** Changes whenever anything in the bundle does. */
  readonly hash: string;
  /** {@link Pack.setHash} */
  readonly setHash: string;
  readonly defs: readonly CardDef[];
  /** By language. */
  readonly words: Readonly<Record<string, SetWords>>;
}

/** The parts of a pack that a browser needs. */
export function packBundle(pack: Pack): PackBundle {
  const { id, version, setHash, cards, words } = pack;
  const content = { id, version, setHash, defs: cards, words };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
  return { ...content, hash };
}
