/** Parses a word file (Fluent) for checking: its messages, their references, and their positions. */
import * as fluent from '@fluent/syntax';
import { mistake, type Place, type Problem } from './problem.ts';
import { advise } from './suggest.ts';
import { fluentPhrase } from './fluent-errors.ts';
import { hiddenIn } from './hidden.ts';
import { FUNCTION_NAMES } from '../functions.ts';
import { phrase } from '../phrase.ts';

/** Maximum characters in a file. Generous for authors, and far below what would strain a server. */
export const MAX_FILE = 1_000_000;
/** Maximum nesting of brackets, lists and maps. */
export const MAX_NESTING = 64;

/** An attribute of a message: a form of a name, or information about it. */
export interface Attribute {
  readonly place: Place;
  /** `null` if it isn't plain text. */
  readonly text: string | null;
  /** Its number of characters, counted like the value's. */
  readonly size: number;
}

/** A message or a term. */
export interface Entry {
  readonly id: string;
  readonly place: Place;
  readonly hasValue: boolean;
  /** The number of characters of its value in all variants, without references. */
  readonly size: number;
  readonly attributes: ReadonlyMap<string, Attribute>;
}

/** A reference in a message. */
export interface Reference {
  readonly to: 'message' | 'term' | 'variable';
  readonly id: string;
  readonly attribute: string | null;
  readonly from: string;
  readonly place: Place;
}

/** The contents of a word file. */
export interface WordFile {
  readonly messages: readonly Entry[];
  readonly terms: readonly Entry[];
  readonly references: readonly Reference[];
  /** Whether all of it could be parsed. */
  readonly whole: boolean;
}

const NOTHING: WordFile = { messages: [], terms: [], references: [], whole: false };

/** Parses a file; invalid Fluent becomes a problem, and the rest is still parsed. */
export function readWords(file: string, text: string, problems: Problem[]): WordFile {
  const locate = locator(file, text);
  if (text.length > MAX_FILE) {
    problems.push(
      mistake(
        locate(0),
        phrase('problem-file-long', { count: text.length }),
        phrase('expected-at-most', { limit: MAX_FILE }),
      ),
    );
    return NOTHING;
  }
  const hidden = hiddenIn(text);
  if (hidden !== null) {
    problems.push(mistake(locate(hidden.at), phrase('problem-hidden-sign', { code: hidden.code })));
    return NOTHING;
  }
  const deep = tooDeep(text);
  if (deep !== null) {
    const expected = phrase('expected-brackets', { limit: MAX_NESTING });
    problems.push(mistake(locate(deep), phrase('problem-nested-words'), expected));
    return NOTHING;
  }
  const messages: Entry[] = [];
  const terms: Entry[] = [];
  const references: Reference[] = [];
  const { body } = new fluent.FluentParser({ withSpans: true }).parse(text);
  const junk = body.filter((entry) => entry instanceof fluent.Junk);
  const tab = firstTab(text);
  if (junk.length > 0 && tab >= 0) {
    problems.push(mistake(locate(tab), phrase('problem-tab'), phrase('expected-spaces')));
    return NOTHING;
  }
  for (const entry of junk) reportJunk(entry, locate, problems);
  for (const entry of body) {
    if (!(entry instanceof fluent.Message || entry instanceof fluent.Term)) continue;
    (entry instanceof fluent.Message ? messages : terms).push(readEntry(entry, locate));
    new Collector(entry.id.name, locate, references, problems).visit(entry);
  }
  return { messages, terms, references, whole: junk.length === 0 };
}

type Locate = (offset: number) => Place;

function locator(file: string, text: string): Locate {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The position where brackets in an entry are nested too deeply for the recursive parser, or `null`. */
function tooDeep(text: string): number | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\n' && /[\p{L}#-]/u.test(text.charAt(at + 1))) depth = 0;
    else if (letter === '{' || letter === '(') depth += 1;
    else if (letter === '}' || letter === ')') depth = Math.max(0, depth - 1);
    if (depth > MAX_NESTING) return at;
  }
  return null;
}

/** The offset of the first tab in an indentation; -1 if there is none. */
export function firstTab(text: string): number {
  const found = /^[ ]*\t/mu.exec(text);
  return found === null ? -1 : found.index + found[0].length - 1;
}

function reportJunk(junk: fluent.Junk, locate: Locate, problems: Problem[]): void {
  for (const annotation of junk.annotations) {
    const place = locate(annotation.span?.start ?? junk.span?.start ?? 0);
    problems.push(mistake(place, phrase('problem-not-fluent', { why: fluentPhrase(annotation) })));
  }
}

function readEntry(entry: fluent.Message | fluent.Term, locate: Locate): Entry {
  const attributes = new Map<string, Attribute>();
  for (const { id, value, span } of entry.attributes) {
    const [element] = value.elements;
    const text = value.elements.length === 1 && element instanceof fluent.TextElement ? element.value : null;
    attributes.set(id.name, { place: locate(span?.start ?? 0), text, size: sizeOf(value) });
  }
  const place = locate(entry.span?.start ?? 0);
  const { value } = entry;
  return { id: entry.id.name, place, hasValue: value !== null, size: sizeOf(value), attributes };
}

/** The number of characters of a text in all its variants. */
function sizeOf(pattern: fluent.Pattern | null): number {
  if (pattern === null) return 0;
  const counter = new Counter();
  counter.visit(pattern);
  return counter.size;
}

class Counter extends fluent.Visitor {
  size = 0;

  override visitTextElement(node: fluent.TextElement): void {
    this.size += node.value.length;
  }

  override visitStringLiteral(node: fluent.StringLiteral): void {
    this.size += node.value.length;
  }
}

/** Collects what an entry refers to. */
class Collector extends fluent.Visitor {
  readonly #from: string;
  readonly #locate: Locate;
  readonly #references: Reference[];
  readonly #problems: Problem[];

  constructor(from: string, locate: Locate, references: Reference[], problems: Problem[]) {
    super();
    this.#from = from;
    this.#locate = locate;
    this.#references = references;
    this.#problems = problems;
  }

  /** Rejects hidden characters even if written with escape codes. */
  override visitStringLiteral(node: fluent.StringLiteral): void {
    const hidden = hiddenIn(node.parse().value);
    if (hidden === null) return;
    const place = this.#locate(node.span?.start ?? 0);
    this.#problems.push(mistake(place, phrase('problem-hidden-sign', { code: hidden.code })));
  }

  override visitMessageReference(node: fluent.MessageReference): void {
    this.#refer('message', node, node.attribute?.name ?? null);
  }

  override visitTermReference(node: fluent.TermReference): void {
    this.#refer('term', node, node.attribute?.name ?? null);
    this.genericVisit(node);
  }

  override visitVariableReference(node: fluent.VariableReference): void {
    this.#refer('variable', node, null);
  }

  override visitFunctionReference(node: fluent.FunctionReference): void {
    const { name } = node.id;
    if (!FUNCTION_NAMES.includes(name)) {
      const place = this.#locate(node.span?.start ?? 0);
      const { meant, expected } = advise(name, FUNCTION_NAMES);
      const message = phrase('problem-unknown-function', { id: this.#from, name });
      this.#problems.push(mistake(place, message, expected, meant));
    }
    this.genericVisit(node);
  }

  #refer(
    to: Reference['to'],
    node: fluent.MessageReference | fluent.TermReference | fluent.VariableReference,
    attribute: string | null,
  ): void {
    const place = this.#locate(node.span?.start ?? 0);
    this.#references.push({ to, id: node.id.name, attribute, from: this.#from, place });
  }
}
