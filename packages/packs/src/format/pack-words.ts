/** Reads a pack's words: the names of its cards and powers in each language, and the names that sheets print. */
import { SHEET_IDS, type SheetId } from '@kickdoor/rules';
import { LANGUAGES, type Language, type SetWords } from '@kickdoor/words';
import {
  advise,
  checkNames,
  checkSheetNames,
  flaw,
  gap,
  mistake,
  readWords,
  type Nameable,
  type Place,
  type Problem,
  type WordFile,
} from '@kickdoor/words/check';
import { phrase } from '../words/phrase.ts';
import { compileCard } from './compile.ts';
import { MANIFEST_TOP } from './manifest.ts';
import type { PackFile } from './pack-file.ts';
import type { ReadCard } from './read-cards.ts';
import type { SourceFile, WordText } from './sort-files.ts';

/** A pack's words by language; reports missing and wrong ones. */
export function readPackWords(
  files: readonly WordText[],
  nameable: Nameable,
  manifest: PackFile | null,
  problems: Problem[],
): Record<string, SetWords> {
  const languages =
    manifest?.languages ?? LANGUAGES.filter((one) => files.some(({ language }) => language === one));
  const words: Record<string, SetWords> = {};
  for (const language of languages) {
    const here = files.filter((file) => file.language === language);
    const own = here.filter(({ sheet }) => sheet === null).map(({ file }) => file);
    const read = own.map((file) => readText(file, problems));
    const isBegun = read.some(({ whole, messages }) => !whole || messages.length > 0);
    if (isBegun) checkNames(language, read, nameable, problems);
    else reportNoWords(language, nameable, problems);
    if (here.length === 0) continue;
    const ftl = own.map(({ text }) => text ?? '').join('\n\n');
    words[language] = { ftl, sheets: readSheets(language, here, nameable, manifest, problems) };
  }
  if (manifest !== null) reportOtherLanguages(files, manifest.languages, problems);
  return words;
}

function readText({ path, text }: SourceFile, problems: Problem[]): WordFile {
  return text === null ? UNREAD : readWords(path, text, problems);
}

const UNREAD: WordFile = { messages: [], terms: [], references: [], whole: false };

/** Reports a language without any words once, not for each card. */
function reportNoWords(language: Language, { cards }: Nameable, problems: Problem[]): void {
  if (cards.size === 0) return;
  const expected = phrase('expected-words', { language });
  problems.push(gap(MANIFEST_TOP, phrase('problem-no-words', { language }), expected));
}

/** Reports words in unlisted languages, once per language. */
function reportOtherLanguages(
  files: readonly WordText[],
  languages: readonly Language[],
  problems: Problem[],
): void {
  const others = new Map<string, SourceFile>();
  for (const { language, file } of files) {
    if (!languages.some((known) => known === language) && !others.has(language)) others.set(language, file);
  }
  for (const [language, { path }] of others) {
    const place = { file: path, line: 1, column: 1 };
    const { expected } = advise(language, languages);
    problems.push(flaw(place, phrase('problem-other-language', { language }), expected));
  }
}

/** The names that sheets print for some cards, by sheet. */
function readSheets(
  language: Language,
  files: readonly WordText[],
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
      problems.push(flaw(top, phrase('problem-other-sheet', { sheet }), expected));
    }
    checkSheetNames(language, readText(file, problems), nameable, problems);
    if (file.text !== null) printed[sheet] = file.text;
  }
  return printed;
}

/** Everything that needs a name; `allCards`: all cards were found, valid or not. */
export function nameableOf(
  cards: readonly ReadCard[],
  manifest: PackFile | null,
  allCards: boolean,
): Nameable {
  const marks = new Map((manifest?.marks ?? []).map((mark) => [mark, MANIFEST_TOP] as const));
  const places = new Map(cards.flatMap(({ id, place }) => (id === null ? [] : [[id, place] as const])));
  const powers = new Map<string, Place>();
  for (const { source, place } of cards) {
    if (source === null) continue;
    for (const { name } of compileCard(source, '').powers) if (!powers.has(name)) powers.set(name, place);
  }
  const kinds = new Set(
    cards.flatMap(({ source }) => (source?.kind === 'race' || source?.kind === 'class' ? [source.id] : [])),
  );
  return {
    cards: places,
    kinds,
    powers,
    marks,
    // Without pack.yaml the marks are unknown.
    allCards: allCards && manifest !== null,
    allPowers: allCards && cards.every(({ source }) => source !== null),
  };
}
