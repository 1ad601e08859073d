/** Checks the words of a pack against its cards, in each of its languages. */
import { gap, mistake, type Place, type Problem } from '../format/problem.ts';
import { advise } from '../format/suggest.ts';
import type { Entry, WordFile } from './ftl.ts';
import { grammarOf } from './grammar.ts';

/** What has to be named. */
export interface Nameable {
  /** Every card of the pack and where it is written. */
  readonly cards: ReadonlyMap<string, Place>;
  /** Every power of its cards, and the card that gives it. */
  readonly powers: ReadonlyMap<string, Place>;
  /** Whether all cards could be read, so that no power is missing. */
  readonly complete: boolean;
}

/** The message that names the pack itself. */
const PACK_NAME = 'pack';

/** What the message that names a power begins with. */
const POWER_NAME = 'power-';

/** Checks all word files of one language. */
export function checkNames(
  language: string,
  files: readonly WordFile[],
  { cards, powers, complete }: Nameable,
  problems: Problem[],
): void {
  const names = new Map<string, Entry>();
  const isOther = (id: string): boolean =>
    id === PACK_NAME || (id.startsWith(POWER_NAME) && (!complete || powers.has(id.slice(POWER_NAME.length))));
  for (const entry of files.flatMap(({ messages }) => messages)) {
    const before = names.get(entry.id);
    if (before !== undefined) {
      const expected = `one message, and ${before.place.file}:${before.place.line} has it`;
      problems.push(mistake(entry.place, `${entry.id} is named twice`, expected));
      continue;
    }
    names.set(entry.id, entry);
    if (cards.has(entry.id)) {
      checkAttributes(language, entry, problems);
    } else if (!isOther(entry.id)) {
      problems.push(nameless(entry, cards, powers));
    }
  }
  // A message that can't be read is reported as such; that its card has no name follows from that.
  if (files.every(({ whole }) => whole)) {
    const needed = [...powers].map(([power, place]) => [`${POWER_NAME}${power}`, place] as const);
    for (const [id, place] of [...cards, ...needed]) {
      if (names.get(id)?.hasValue === true) continue;
      problems.push(gap(place, `${id} has no name in words/${language}`, `a message \`${id} = …\``));
    }
  }
  checkReferences(language, files, problems);
}

/** A name of nothing. */
function nameless({ id, place }: Entry, cards: Nameable['cards'], powers: Nameable['powers']): Problem {
  const isPower = id.startsWith(POWER_NAME);
  const known = isPower ? [...powers.keys()].map((power) => `${POWER_NAME}${power}`) : cards.keys();
  const what = isPower ? 'power' : 'card';
  const { hint, expected } = advise(id, known, `the id of a ${what}`);
  return gap(place, `${id} names no ${what} of this pack${hint}`, expected);
}

function checkAttributes(language: string, { id, place, attributes }: Entry, problems: Problem[]): void {
  const grammar = grammarOf(language);
  const known = ['flavour', ...grammar.needed, ...grammar.allowed];
  for (const [name, attribute] of attributes) {
    if (known.includes(name)) continue;
    const { hint, expected } = advise(name, known);
    problems.push(mistake(attribute.place, `${id} has an unknown attribute .${name}${hint}`, expected));
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
      const { hint, expected } = advise(id, known[to].keys(), `a ${to} of this pack`);
      const message = `${from} uses ${sign}${id}, which words/${language} does not have${hint}`;
      problems.push(mistake(place, message, expected));
    } else if (attribute !== null && !entry.attributes.has(attribute)) {
      problems.push(mistake(place, `${from} uses ${sign}${id}.${attribute}, which does not exist`));
    }
  }
}
