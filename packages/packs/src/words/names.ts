/** Checks the words of a pack against its cards, in each of its languages. */
import { gap, mistake, type Place, type Problem } from '../format/problem.ts';
import { insteadOf } from '../format/suggest.ts';
import type { Entry, WordFile } from './ftl.ts';
import { grammarOf } from './grammar.ts';

/** What has to be named. */
export interface Nameable {
  /** Every card of the pack and where it is written. */
  readonly cards: ReadonlyMap<string, Place>;
  /** Further messages that a pack may have: its own name, and the names of its powers. */
  readonly others: ReadonlySet<string>;
}

/** The message that names the pack itself. */
export const PACK_NAME = 'pack';

/** The message that names a power. */
export function powerName(power: string): string {
  return `power-${power}`;
}

/** Checks all word files of one language. */
export function checkNames(
  language: string,
  files: readonly WordFile[],
  { cards, others }: Nameable,
  problems: Problem[],
): void {
  const names = new Map<string, Entry>();
  for (const entry of files.flatMap(({ messages }) => messages)) {
    const before = names.get(entry.id);
    if (before !== undefined) {
      const expected = `one message, and ${before.place.file}:${before.place.line} has it`;
      problems.push(mistake(entry.place, `${entry.id} is named twice`, expected));
    } else if (cards.has(entry.id)) {
      names.set(entry.id, entry);
      checkAttributes(language, entry, problems);
    } else if (!others.has(entry.id)) {
      const expected = insteadOf(entry.id, cards.size > 12 ? closestOnly(entry.id, cards) : cards.keys());
      problems.push(mistake(entry.place, `${entry.id} names no card of this pack`, expected));
    }
  }
  for (const [id, place] of cards) {
    if (names.get(id)?.hasValue === true) continue;
    problems.push(gap(place, `${id} has no name in words/${language}`, `a message \`${id} = …\``));
  }
  checkReferences(language, files, problems);
}

/** With many cards, only one that was probably meant is worth naming. */
function closestOnly(id: string, cards: ReadonlyMap<string, Place>): Iterable<string> {
  const stem = id.split('-')[0] ?? id;
  const near = [...cards.keys()].filter((card) => card.startsWith(stem) || Math.abs(card.length - id.length) < 3);
  return near.length > 0 && near.length <= 12 ? near : ['the id of a card'];
}

function checkAttributes(language: string, { id, place, attributes }: Entry, problems: Problem[]): void {
  const grammar = grammarOf(language);
  const known = ['flavour', ...grammar.needed, ...grammar.allowed];
  for (const [name, attribute] of attributes) {
    if (known.includes(name)) continue;
    problems.push(mistake(attribute.place, `${id} has an unknown attribute .${name}`, insteadOf(name, known)));
  }
  const missing = grammar.needed.filter((name) => !attributes.has(name));
  if (missing.length > 0) {
    const expected = `all of ${grammar.needed.map((name) => `.${name}`).join(', ')}`;
    problems.push(gap(place, `${id} lacks ${missing.map((name) => `.${name}`).join(', ')}`, expected));
  }
  const gender = attributes.get('gender');
  if (gender !== undefined && grammar.genders.length > 0 && !grammar.genders.includes(gender.text ?? '')) {
    const expected = `one of ${grammar.genders.join(', ')}`;
    problems.push(mistake(gender.place, `the gender of ${id} is ${JSON.stringify(gender.text)}`, expected));
  }
}

function checkReferences(language: string, files: readonly WordFile[], problems: Problem[]): void {
  const known = {
    message: new Map(files.flatMap(({ messages }) => messages.map((entry) => [entry.id, entry] as const))),
    term: new Map(files.flatMap(({ terms }) => terms.map((entry) => [entry.id, entry] as const))),
  };
  for (const { to, id, attribute, from, place } of files.flatMap(({ references }) => references)) {
    if (to === 'variable') {
      problems.push(mistake(place, `${from} uses $${id}`, 'no variables: a name is filled with nothing'));
      continue;
    }
    const entry = known[to].get(id);
    const sign = to === 'term' ? '-' : '';
    if (entry === undefined) {
      const expected = insteadOf(id, [...known[to].keys()].slice(0, 200));
      const message = `${from} uses ${sign}${id}, which words/${language} does not have`;
      problems.push(mistake(place, message, expected.startsWith('did') ? expected : `a ${to} of this pack`));
    } else if (attribute !== null && !entry.attributes.has(attribute)) {
      problems.push(mistake(place, `${from} uses ${sign}${id}.${attribute}, which does not exist`));
    }
  }
}
