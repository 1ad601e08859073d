/** Checks a pack's words against its cards, in each of its languages. */
import { oneOf } from '@kickdoor/rules';
import { flaw, gap, mistake, type Place, type Problem } from './problem.ts';
import { advise } from './suggest.ts';
import type { Entry, WordFile } from './ftl.ts';
import { grammarOf, type Language } from '../languages/index.ts';
import { phrase } from '../phrase.ts';

/** Everything that needs a name. */
export interface Nameable {
  /** Every card of the pack and its position. */
  readonly cards: ReadonlyMap<string, Place>;
  /** The cards that define what a character is: races and classes. */
  readonly kinds: ReadonlySet<string>;
  /** Every power of its cards, with the position of the card that gives it. */
  readonly powers: ReadonlyMap<string, Place>;
  /** The pack's own marks, with the position of the pack's file. */
  readonly marks: ReadonlyMap<string, Place>;
  /** Whether all cards were found, so that a name without a card is a mistake. */
  readonly allCards: boolean;
  /** Whether all cards could be read, so that all powers are known. */
  readonly allPowers: boolean;
}

const FLAVOUR = 'flavour';

/** Maximum characters of a name and each of its forms, of flavor text, and of it all including references. */
const MOST_LETTERS = { name: 120, flavour: 400, whole: 4000 } as const;

/** The id of the message that names the pack itself. */
const PACK_NAME = 'pack';

/** The id prefix of messages that name powers. */
const POWER_NAME = 'power-';

/** The id prefix of messages that name marks: nouns, like races and classes. */
const MARK_NAME = 'mark-';

/** Checks all of one language's word files, except those for sheets. */
export function checkNames(
  language: Language,
  files: readonly WordFile[],
  nameable: Nameable,
  problems: Problem[],
): void {
  const { cards, powers, marks } = nameable;
  const { names, meant } = checkEntries(language, files, nameable, problems);
  // An unreadable message is reported as such; the missing card name is only a consequence.
  if (files.every(({ whole }) => whole)) {
    const needed = [
      ...[...powers].map(([power, place]) => [`${POWER_NAME}${power}`, place] as const),
      ...[...marks].map(([mark, place]) => [`${MARK_NAME}${mark}`, place] as const),
    ];
    for (const [id, place] of [...cards, ...needed]) {
      // A misspelled name has been reported along with the right id.
      if (names.get(id)?.hasValue === true || (!names.has(id) && meant.has(id))) continue;
      problems.push(gap(place, phrase('problem-unnamed', { id, language }), phrase('expected-name', { id })));
    }
  }
  checkReferences(language, files, problems);
  checkSizes(files, problems);
}

/** Checks the names a sheet has for some cards: each must be complete, with every form its language requires. */
export function checkSheetNames(
  language: Language,
  file: WordFile,
  nameable: Nameable,
  problems: Problem[],
): void {
  for (const [id, { hasValue, place }] of checkEntries(language, [file], nameable, problems).names) {
    if (hasValue) continue;
    problems.push(gap(place, phrase('problem-unnamed-here', { id }), phrase('expected-name', { id })));
  }
  checkReferences(language, [file], problems);
  checkSizes([file], problems);
}

/** The messages of a language's files, and the ids that unknown ones were probably meant for. */
interface Entries {
  readonly names: ReadonlyMap<string, Entry>;
  readonly meant: ReadonlySet<string>;
}

/** Checks each message by itself. */
function checkEntries(
  language: Language,
  files: readonly WordFile[],
  { cards, kinds, powers, marks, allCards, allPowers }: Nameable,
  problems: Problem[],
): Entries {
  const names = new Map<string, Entry>();
  const strays: Entry[] = [];
  const isPower = (id: string): boolean => !allPowers || powers.has(id.slice(POWER_NAME.length));
  const isOther = (id: string): boolean =>
    id === PACK_NAME || (id.startsWith(POWER_NAME) ? isPower(id) : !allCards);
  for (const entry of files.flatMap(({ messages }) => messages)) {
    const before = names.get(entry.id);
    if (before !== undefined) {
      const expected = phrase('expected-one-name', { place: `${before.place.file}:${before.place.line}` });
      problems.push(mistake(entry.place, phrase('problem-named-twice', { id: entry.id }), expected));
      continue;
    }
    names.set(entry.id, entry);
    const isMark = entry.id.startsWith(MARK_NAME) && marks.has(entry.id.slice(MARK_NAME.length));
    if (cards.has(entry.id) || isMark) {
      checkAttributes(language, entry, isMark || kinds.has(entry.id), problems);
    } else if (!isOther(entry.id)) strays.push(entry);
  }
  const found = namesOfNothing(strays, names, { cards, powers });
  problems.push(...found);
  return { names, meant: new Set(found.flatMap((problem) => problem.meant ?? [])) };
}

/**
 * Reports names without a card or power. If there is just one and just one card lacks a name, the card's id was
 * changed.
 */
function namesOfNothing(
  strays: readonly Entry[],
  names: ReadonlyMap<string, Entry>,
  { cards, powers }: Pick<Nameable, 'cards' | 'powers'>,
): readonly Problem[] {
  const [renamed = null, ...others] = [...cards.keys()].filter((id) => !names.has(id));
  const only = strays.length === 1 && others.length === 0 ? renamed : null;
  return strays.map((entry) => {
    const problem = nameless(entry, cards, powers);
    const isPower = entry.id.startsWith(POWER_NAME);
    return isPower || problem.meant !== null ? problem : { ...problem, meant: only };
  });
}

/** Reports a name without a card or power. */
function nameless({ id, place }: Entry, cards: Nameable['cards'], powers: Nameable['powers']): Problem {
  const isPower = id.startsWith(POWER_NAME);
  const known = isPower ? [...powers.keys()].map((power) => `${POWER_NAME}${power}`) : cards.keys();
  const what = isPower ? 'power' : 'card';
  const { meant, expected } = advise(id, known, phrase(`expected-${what}-id`));
  return flaw(place, phrase(`problem-names-no-${what}`, { id }), expected, meant);
}

function checkAttributes(language: Language, entry: Entry, ofKind: boolean, problems: Problem[]): void {
  const { id, place, attributes } = entry;
  const grammar = grammarOf(language);
  const known = [...new Set([...grammar.needed, ...grammar.neededOfKinds, ...grammar.allowed])];
  const wanted = ofKind ? [...grammar.needed, ...grammar.neededOfKinds] : grammar.needed;
  const missing = isNoun(entry) ? wanted.filter((name) => !attributes.has(name)) : [];
  const unknown = [...attributes].filter(([name]) => !known.includes(name));
  const lacking = new Set(missing);
  for (const [name, attribute] of unknown) {
    const left = known.filter((one) => !attributes.has(one));
    const advice = advise(name, left);
    // If one form is unknown and one is missing, they are the same.
    const only = unknown.length === 1 && missing.length === 1 ? (missing[0] ?? null) : null;
    const meant = advice.meant ?? only;
    if (meant !== null) lacking.delete(meant);
    const message = phrase('problem-unknown-attribute', { id, name });
    problems.push(mistake(attribute.place, message, advice.expected, meant));
  }
  if (lacking.size > 0) {
    const expected = phrase('expected-attributes', { names: dotted(wanted) });
    problems.push(gap(place, phrase('problem-lacks', { id, names: dotted([...lacking]) }), expected));
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

/** Limits names to what fits on a card, however they are composed. */
function checkSizes(files: readonly WordFile[], problems: Problem[]): void {
  const tooLong = (place: Place, id: string, limit: number): void => {
    problems.push(mistake(place, phrase('problem-long-name', { id }), phrase('expected-at-most', { limit })));
  };
  const whole = expandedSizes(files);
  for (const { id, place, size, attributes } of files.flatMap(({ messages }) => messages)) {
    if (size > MOST_LETTERS.name) tooLong(place, id, MOST_LETTERS.name);
    else if ((whole.get(id) ?? 0) > MOST_LETTERS.whole) tooLong(place, id, MOST_LETTERS.whole);
    for (const [name, attribute] of attributes) {
      const limit = name === FLAVOUR ? MOST_LETTERS.flavour : MOST_LETTERS.name;
      if (attribute.size > limit) tooLong(attribute.place, `${id}.${name}`, limit);
    }
  }
}

/** The characters of each message and term, including its attributes and everything it refers to. */
function expandedSizes(files: readonly WordFile[]): ReadonlyMap<string, number> {
  const entries = files.flatMap(({ messages, terms }) => [...messages, ...terms]);
  const own = new Map(entries.map((entry) => [entry.id, sizeOf(entry)]));
  const refers = new Map<string, string[]>();
  for (const { to, from, id } of files.flatMap(({ references }) => references)) {
    if (to !== 'variable') refers.set(from, [...(refers.get(from) ?? []), id]);
  }
  const sizes = new Map<string, number>();
  const measure = (id: string): number => {
    const known = sizes.get(id);
    if (known !== undefined) return known;
    // Messages that refer to themselves are infinite.
    sizes.set(id, Number.POSITIVE_INFINITY);
    const more = (refers.get(id) ?? []).reduce((sum, other) => sum + measure(other), 0);
    sizes.set(id, (own.get(id) ?? 0) + more);
    return sizes.get(id) ?? 0;
  };
  for (const { id } of entries) measure(id);
  return sizes;
}

function sizeOf({ size, attributes }: Entry): number {
  return [...attributes.values()].reduce((sum, attribute) => sum + attribute.size, size);
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
      // It may be in a part that couldn't be read.
      if (!files.every(({ whole }) => whole)) continue;
      const { meant, expected } = advise(id, known[to].keys(), phrase(`expected-${to}`));
      const message = phrase('problem-unknown-reference', { from, id: `${sign}${id}`, language });
      problems.push(mistake(place, message, expected, meant));
    } else if (attribute !== null && !entry.attributes.has(attribute)) {
      const used = `${sign}${id}.${attribute}`;
      problems.push(mistake(place, phrase('problem-no-attribute', { from, used })));
    }
  }
}
