/** Checks a pack's words against its cards, in each of its languages. */
import { oneOf } from '@kickdoor/rules';
import { gap, mistake, type Place, type Problem } from './problem.ts';
import { advise } from './suggest.ts';
import type { Entry, WordFile } from './ftl.ts';
import { grammarOf, type Language } from '../languages/index.ts';
import { phrase } from '../phrase.ts';

/** What has to have a name. */
export interface Nameable {
  /** Every card of the pack and its position. */
  readonly cards: ReadonlyMap<string, Place>;
  /** Those that define what a character is: races and classes. */
  readonly kinds: ReadonlySet<string>;
  /** Every power of its cards, with the position of the card that gives it. */
  readonly powers: ReadonlyMap<string, Place>;
  /** Whether all cards could be read, so that no power is missing. */
  readonly complete: boolean;
}

/** The id of the message that names the pack itself. */
const PACK_NAME = 'pack';

/** The id prefix of messages that name powers. */
const POWER_NAME = 'power-';

/** Checks all of one language's word files, except those for sheets. */
export function checkNames(
  language: Language,
  files: readonly WordFile[],
  nameable: Nameable,
  problems: Problem[],
): void {
  const { cards, powers } = nameable;
  const names = checkEntries(language, files, nameable, problems);
  // An unreadable message is reported as such; the missing card name is only a consequence.
  if (files.every(({ whole }) => whole)) {
    const needed = [...powers].map(([power, place]) => [`${POWER_NAME}${power}`, place] as const);
    for (const [id, place] of [...cards, ...needed]) {
      if (names.get(id)?.hasValue === true) continue;
      problems.push(gap(place, phrase('problem-unnamed', { id, language }), phrase('expected-name', { id })));
    }
  }
  checkReferences(language, files, problems);
}

/** Checks the names a sheet has for some cards: each must be complete, with every form its language requires. */
export function checkSheetNames(
  language: Language,
  file: WordFile,
  nameable: Nameable,
  problems: Problem[],
): void {
  for (const [id, { hasValue, place }] of checkEntries(language, [file], nameable, problems)) {
    if (hasValue) continue;
    problems.push(gap(place, phrase('problem-unnamed-here', { id }), phrase('expected-name', { id })));
  }
  checkReferences(language, [file], problems);
}

/** Checks each message by itself. Returns the ones found. */
function checkEntries(
  language: Language,
  files: readonly WordFile[],
  { cards, kinds, powers, complete }: Nameable,
  problems: Problem[],
): ReadonlyMap<string, Entry> {
  const names = new Map<string, Entry>();
  const isOther = (id: string): boolean =>
    id === PACK_NAME || (id.startsWith(POWER_NAME) && (!complete || powers.has(id.slice(POWER_NAME.length))));
  for (const entry of files.flatMap(({ messages }) => messages)) {
    const before = names.get(entry.id);
    if (before !== undefined) {
      const expected = phrase('expected-one-name', { place: `${before.place.file}:${before.place.line}` });
      problems.push(mistake(entry.place, phrase('problem-named-twice', { id: entry.id }), expected));
      continue;
    }
    names.set(entry.id, entry);
    if (cards.has(entry.id)) {
      checkAttributes(language, entry, kinds.has(entry.id), problems);
    } else if (!isOther(entry.id)) {
      problems.push(nameless(entry, cards, powers));
    }
  }
  return names;
}

/** Reports a name that belongs to nothing. */
function nameless({ id, place }: Entry, cards: Nameable['cards'], powers: Nameable['powers']): Problem {
  const isPower = id.startsWith(POWER_NAME);
  const known = isPower ? [...powers.keys()].map((power) => `${POWER_NAME}${power}`) : cards.keys();
  const what = isPower ? 'power' : 'card';
  const { meant, expected } = advise(id, known, phrase(`expected-${what}-id`));
  return gap(place, phrase(`problem-names-no-${what}`, { id }), expected, meant);
}

function checkAttributes(language: Language, entry: Entry, ofKind: boolean, problems: Problem[]): void {
  const { id, place, attributes } = entry;
  const grammar = grammarOf(language);
  const known = [...new Set([...grammar.needed, ...grammar.neededOfKinds, ...grammar.allowed])];
  for (const [name, attribute] of attributes) {
    if (known.includes(name)) continue;
    const { meant, expected } = advise(name, known);
    problems.push(
      mistake(attribute.place, phrase('problem-unknown-attribute', { id, name }), expected, meant),
    );
  }
  const wanted = ofKind ? [...grammar.needed, ...grammar.neededOfKinds] : grammar.needed;
  const missing = isNoun(entry) ? wanted.filter((name) => !attributes.has(name)) : [];
  if (missing.length > 0) {
    const expected = phrase('expected-attributes', { names: dotted(wanted) });
    problems.push(gap(place, phrase('problem-lacks', { id, names: dotted(missing) }), expected));
  }
  checkValue(entry, 'noun', ['no'], problems);
  checkValue(entry, 'article', ['none'], problems);
  checkValue(entry, 'gender', grammar.genders, problems);
}

function dotted(names: readonly string[]): string {
  return names.map((name) => `.${name}`).join(', ');
}

/** Whether a name can be declined. */
function isNoun({ attributes }: Entry): boolean {
  return attributes.get('noun')?.text !== 'no';
}

/** Reports an attribute whose value is not one of these words. */
function checkValue(
  { id, attributes }: Entry,
  name: string,
  values: readonly string[],
  problems: Problem[],
): void {
  const attribute = attributes.get(name);
  if (attribute === undefined || values.length === 0 || values.includes(attribute.text ?? '')) return;
  const found = phrase('problem-attribute', { name, id, value: JSON.stringify(attribute.text) });
  problems.push(mistake(attribute.place, found, oneOf(values)));
}

function checkReferences(language: Language, files: readonly WordFile[], problems: Problem[]): void {
  const known = {
    message: new Map(files.flatMap(({ messages }) => messages.map((entry) => [entry.id, entry] as const))),
    term: new Map(files.flatMap(({ terms }) => terms.map((entry) => [entry.id, entry] as const))),
  };
  for (const { to, id, attribute, from, place } of files.flatMap(({ references }) => references)) {
    if (to === 'variable') {
      problems.push(mistake(place, phrase('problem-variable', { from, id }), phrase('expected-no-variable')));
      continue;
    }
    const entry = known[to].get(id);
    const sign = to === 'term' ? '-' : '';
    if (entry === undefined) {
      const { meant, expected } = advise(id, known[to].keys(), phrase(`expected-${to}`));
      const message = phrase('problem-unknown-reference', { from, id: `${sign}${id}`, language });
      problems.push(mistake(place, message, expected, meant));
    } else if (attribute !== null && !entry.attributes.has(attribute)) {
      const used = `${sign}${id}.${attribute}`;
      problems.push(mistake(place, phrase('problem-no-attribute', { from, used })));
    }
  }
}
