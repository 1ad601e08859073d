/** The words of the engine, the page and the bots: valid Fluent, complete in every language, and none unused. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  RULE_IDS,
  chapterOf,
  deedList,
  deedPhrase,
  deeds,
  plays,
  powers,
  ruleMessage,
  ruleWording,
  SHEETS,
  traits,
  type Phrase,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { printProblem, readWords, type Problem, type WordFile } from '../src/check/index.ts';
import { createWords, LANGUAGES, type Language } from '../src/index.ts';
import { faultWords } from '../src/node.ts';
import { saidIn } from './said-ids.ts';

const root = join(import.meta.dirname, '..', '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesIn = (language: Language): readonly string[] =>
  globSync(`{rules,words,packs,bots,server,web,cli}/src/**/words/${language}/*.ftl`, {
    cwd: root,
  }).toSorted();

/** Every message in some files, with its variables. */
function variablesOf(files: readonly WordFile[]): Map<string, string[]> {
  const found = new Map(files.flatMap(({ messages }) => messages.map(({ id }) => [id, new Set<string>()])));
  for (const { to, id, from } of files.flatMap(({ references }) => references)) {
    if (to === 'variable') found.get(from)?.add(id);
  }
  return new Map([...found].map(([id, names]) => [id, [...names].toSorted()]));
}

const read = (language: Language, problems: Problem[] = []): WordFile[] =>
  filesIn(language).map((file) => readWords(file, text(file), problems));
const english = variablesOf(read('en'));
const checker = createWords('en', faultWords('en'), { plain: true });

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('are valid Fluent with no undefined references', () => {
    const problems: Problem[] = [];
    const files = read(language, problems);
    const known = new Set(
      files.flatMap(({ messages, terms }) => [...messages, ...terms].map(({ id }) => id)),
    );
    const references = files.flatMap((file) => file.references).filter(({ to }) => to !== 'variable');
    expect(problems.map((problem) => printProblem(problem, checker))).toEqual([]);
    expect(references.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('are in the same files, with the same ids, each once', () => {
    const inLanguage = (file: string): string => file.replace('/words/en/', `/words/${language}/`);
    expect(filesIn(language)).toEqual(filesIn('en').map(inLanguage));
    const problems: string[] = [];
    createWords(language, filesIn(language).map(text), { onProblem: (problem) => problems.push(problem) });
    expect(problems).toEqual([]);
    const said = variablesOf(read(language));
    expect([...english.keys()].filter((id) => !said.has(id))).toEqual([]);
    expect([...said.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  test("use no variables that English doesn't use", () => {
    const strange = [...variablesOf(read(language))].flatMap(([id, names]) =>
      names.filter((name) => english.get(id)?.includes(name) !== true).map((name) => `${id}: $${name}`),
    );
    expect(strange).toEqual([]);
  });
});

/** All English messages whose ids start like this. */
function startingWith(prefix: string): readonly string[] {
  return [...english.keys()].filter((id) => id.startsWith(prefix));
}

/** Expressions whose ids the compiler can't know, with all their possible ids except words of sets. */
const UNTYPED: Readonly<Record<string, readonly string[]>> = {
  'rules/src/words/rule-phrase.ts: ruleWording(rule, table.sheet)': [
    ...RULE_IDS.map(ruleMessage),
    ...SHEETS.flatMap(({ id, wordings }) => wordings.map((rule) => ruleWording(rule, id))),
  ],
  'web/src/rulebook/book.ts: ruleMessage(rule)': [],
  'server/src/rules.ts: ruleMessage(id)': [],
  'rules/src/words/rule-phrase.ts: id': [
    ...RULE_IDS.map((id) => `chapter-${chapterOf(id)}`),
    ...SHEETS.map(({ id }) => `sheet-${id}-goal`),
    ...startingWith('book-goal').filter((id) => id !== 'book-goal-title'),
  ],
  'cli/src/words/words.ts: def === undefined ? id : nameOf(def)': [],
  // Problems in a pack name what they are about; it is shown as written.
  'packs/src/format/pictures.ts: id': [],
  'words/src/check/ftl.ts: this.#from': [],
  'words/src/check/names.ts: `${sign}${id}`': [],
  'words/src/check/names.ts: entry.id': [],
  'words/src/check/names.ts: id': [],
  // Forms name what the schemas have; labels.test.ts of the page checks that all of it has names.
  'web/src/workshop/form/labels.ts: `field-${name}`': startingWith('field-'),
  'web/src/workshop/form/labels.ts: id': [...startingWith('value-'), ...startingWith('kind-')],
  'web/src/workshop/form/NameFields.tsx: id': startingWith('form-'),
  // Answers are listed where they are used.
  'web/src/prompts/Answers.tsx: `answer-${pick.word}`': [],
  // The page has its own names for built-in sets; for others it uses their own.
  'web/src/words/set-names.ts: `set-${set}`': globSync('packs/sets/*/pack.yaml', { cwd: root })
    .map((file) => `set-${basename(dirname(file))}`)
    .filter((id) => english.has(id)),
};

/** Used by scripts that must run on any Node and parse the word file themselves. */
const BY_SCRIPTS = ['cli-needs-node', 'cli-node-not-installed', 'cli-node-of-machine'];

describe('every message used in the sources', () => {
  const configs = ['web', 'cli'].map((name) => join(root, name, 'tsconfig.json'));
  const { ids, answers, open } = saidIn(root, configs);
  const said = new Set([
    ...ids,
    ...Object.values(UNTYPED).flat(),
    ...BY_SCRIPTS,
    ...[...answers].map((word) => `answer-${word}`),
  ]);
  const unsaid = (messages: Iterable<string>): string[] => [...messages].filter((id) => !said.has(id));

  test('is known from its type, or listed with all possible ids', () => {
    expect(open).toEqual(Object.keys(UNTYPED).toSorted());
  });

  test('exists', () => {
    expect([...said].filter((id) => !english.has(id))).toEqual([]);
  });

  test('covers all messages', () => {
    expect(said.size).toBeGreaterThan(1000);
    expect(unsaid(english.keys())).toEqual([]);
  });

  test('excludes lookalikes', () => {
    expect(
      unsaid(['rule-foo', 'rule-combat-strength', 'answer-yes', 'deed-draw-doors', 'bot-why-foo']),
    ).toEqual(['rule-foo', 'answer-yes', 'bot-why-foo']);
  });
});

/** A described effect. */
interface Described {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The sentences in a sequence phrase. */
function rowOf(phrase: Phrase): readonly Phrase[] {
  const parts = Object.values(phrase.args ?? {}).filter((part) => typeof part === 'object' && 'id' in part);
  return phrase.id === 'sentences' ? parts.flatMap(rowOf) : [phrase];
}

test.each(LANGUAGES)(
  'everything that can happen to one player can happen to every player in %s',
  (language) => {
    const words = createWords(language, filesIn(language).map(text));
    const said = Object.values(deeds).flatMap(({ name, schema }) => {
      const examples: unknown = schema.meta()?.['examples'];
      const written: unknown[] = Array.isArray(examples) ? examples : [];
      return deedList
        .parse(written.map((one) => ({ [name]: one })))
        .map((deed) => deedPhrase(deed))
        .flatMap(rowOf);
    });
    const ids = new Set(said.map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(20);
    const silent = [...ids].filter((id) => words.attribute(id, 'each') === null);
    // What happens to everybody isn't repeated for each player.
    const lacking = silent.filter((id) => !id.startsWith('deed-each-of-'));
    expect(lacking, `messages without .each, in deeds.ftl of ${language}`).toEqual([]);
  },
);

test('every rule has a sentence', () => {
  expect(RULE_IDS.filter((id) => !english.has(`rule-${id.replaceAll('.', '-')}`))).toEqual([]);
});

test('every effect has a sentence for each of its forms', () => {
  const all = [deeds, traits, powers, plays].flatMap((table) => Object.values<Described>(table));
  const silent = all.filter(({ schema }) => {
    const about = schema.meta();
    return typeof about?.description !== 'string' || !Array.isArray(about['examples']);
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
