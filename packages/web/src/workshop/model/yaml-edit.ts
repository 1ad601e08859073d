/**
 * Changes a value in a YAML text and keeps the rest as written, including comments. Only the top-level entry that
 * contains the value, such as a card or a picture, is printed again.
 */
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  parseDocument,
  visit,
} from 'yaml';

export type YamlPath = readonly [string | number, ...(string | number)[]];

/** Changes a document at a path; returns the text if it changed that instead. */
type Change = (document: Document, path: readonly (string | number)[], text: string) => string | null | void;

/** The line width for printing. */
const WIDTH = 110;
/** Collections up to this length go on one line. */
const SHORT = 72;

/** Thrown for a text that a form can't change: it isn't YAML, or not in the shape that the path needs. */
export class UneditableError extends Error {}

/** Sets a value; `undefined` removes it. Lists and maps that this empties stay. */
export function setAt(text: string, path: YamlPath, value: unknown): string {
  return edited(text, path, (document, at, own) => {
    if (value === undefined) document.deleteIn(at);
    else {
      const made = spliced(own, document, at, value);
      if (made !== null) return made;
      document.setIn(at, nodeOf(document, at, value));
    }
    return null;
  });
}

/** Inserts a value into a list, before the entry at an index. */
export function insertAt(text: string, list: YamlPath, index: number, value: unknown): string {
  return edited(text, list, (document, at) => {
    const found = document.getIn(at);
    if (!isSeq(found)) {
      document.setIn(at, nodeOf(document, at, [value]));
      return;
    }
    found.items.splice(index, 0, nodeOf(document, [...at, index], value));
  });
}

/** Removes an entry from a list, and the list when it becomes empty. */
export function removeAt(text: string, list: YamlPath, index: number): string {
  return edited(text, list, (document, at) => {
    const found = document.getIn(at);
    if (!isSeq(found)) throw new UneditableError('not a list');
    found.items.splice(index, 1);
    if (found.items.length === 0) document.deleteIn(at);
  });
}

/** Moves an entry of a list. */
export function moveAt(text: string, list: YamlPath, from: number, to: number): string {
  return edited(text, list, (document, at) => {
    const found = document.getIn(at);
    if (!isSeq(found)) throw new UneditableError('not a list');
    const [moved] = found.items.splice(from, 1);
    if (moved !== undefined) found.items.splice(to, 0, moved);
  });
}

/** Adds an entry at the end of a file that is a list or (with `key`) a map. */
export function appendEntry(text: string, value: unknown, key: string | null = null): string {
  const document = new Document();
  document.contents = document.createNode(key === null ? [value] : { [key]: value });
  styled(document, document.contents);
  const made = printed(document);
  const kept = text.replace(/\s+$/u, '');
  const isEmpty = parseDocument(text).contents === null || /^(?:\[\s*\]|\{\s*\})$/u.test(stripped(kept));
  if (!isEmpty) return `${kept}\n${key === null ? '\n' : ''}${made}`;
  const comments = kept.split('\n').filter((line) => line.startsWith('#'));
  return [...comments, ...(comments.length > 0 ? [''] : []), made].join('\n');
}

/** Removes a whole entry of a file, with the comments above it. */
export function removeEntry(text: string, entry: string | number): string {
  const region = regionOf(text, entry);
  if (region === null) return edited(text, [entry], (document) => void document.deleteIn([entry]));
  const left = text.slice(0, region.from) + text.slice(region.to);
  return left.replaceAll(/\n{3,}/gu, '\n\n').replace(/\n+$/u, '\n');
}

/** The text without its comments. */
function stripped(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .trim();
}

function edited(text: string, path: YamlPath, change: Change): string {
  const [entry, ...inner] = path;
  const region = regionOf(text, entry);
  if (region === null) return whole(text, path, change);
  const own = text.slice(region.from, region.to);
  const document = parseDocument(own);
  // A part of a file may not parse by itself: it may refer to an anchor in another part.
  if (document.errors.length > 0) return whole(text, path, change);
  const made = change(document, [typeof entry === 'number' ? 0 : entry, ...inner], own) ?? printed(document);
  return text.slice(0, region.from) + made + text.slice(region.to);
}

function whole(text: string, path: YamlPath, change: Change): string {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw new UneditableError('not YAML');
  return change(document, path, text) ?? printed(document);
}

interface Region {
  readonly from: number;
  readonly to: number;
}

/** The lines of a file's entry, from its first to the next entry's, without trailing blank lines and comments. */
function regionOf(text: string, entry: string | number): Region | null {
  const document = parseDocument(text);
  const { contents } = document;
  if (document.errors.length > 0 || !isCollection(contents) || contents.flow === true) return null;
  const starts = startsOf(contents);
  const at = isSeq(contents)
    ? Number(entry)
    : contents.items.findIndex((pair) => keyOf(pair) === String(entry));
  const start = starts[at];
  if (start === undefined || start === null) return null;
  const from = lineStart(text, start);
  const next = starts[at + 1];
  const end = next === undefined || next === null ? text.length : lineStart(text, next);
  const lines = text.slice(from, end).split(/(?<=\n)/u);
  while (lines.length > 1 && /^(?:\s*|#.*\s*)$/u.test(lines.at(-1) ?? '')) lines.pop();
  const to = from + lines.join('').length;
  // An entry that shares its line with another can't be cut out.
  return /^\s*(?:-\s?)?$/u.test(text.slice(from, start)) || isMap(contents) ? { from, to } : null;
}

function keyOf(pair: unknown): string | null {
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : null;
}

function startsOf(contents: unknown): readonly (number | null)[] {
  if (isSeq(contents)) return contents.items.map((item) => startOf(item));
  return isMap(contents) ? contents.items.map(({ key }) => startOf(key)) : [];
}

function startOf(node: unknown): number | null {
  return isNode(node) ? (node.range?.[0] ?? null) : null;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Replaces a plain value in the text, leaving everything around it as it is. `null` if it isn't that simple. */
function spliced(
  text: string,
  document: Document,
  path: readonly (string | number)[],
  value: unknown,
): string | null {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || (typeof value === 'object' && value !== null)) return null;
  const [from, to] = node.range;
  return from === to ? null : text.slice(0, from) + plainText(value) + text.slice(to);
}

/** Prints a plain value so that it is valid anywhere. */
function plainText(value: unknown): string {
  const text = String(value);
  const isPlain =
    typeof value !== 'string' ||
    (/^\p{L}[\p{L}\p{N}_.-]*(?: [\p{L}\p{N}_.-]+)*$/u.test(text) && !MEANT.test(text));
  return isPlain ? text : JSON.stringify(text);
}

/** Words that YAML doesn't read as text. */
const MEANT = /^(?:true|false|null|yes|no|on|off|\.nan|\.inf)$/iu;

function nodeOf(document: Document, path: readonly (string | number)[], value: unknown): unknown {
  const node: unknown = document.createNode(value);
  styled(document, node, isInFlow(document, path));
  return node;
}

/** Whether a new value goes into a collection written on one line. */
function isInFlow(document: Document, path: readonly (string | number)[]): boolean {
  return path.some((_, at) => {
    const around = document.getIn(path.slice(0, at), true);
    return isCollection(around) && around.flow === true;
  });
}

/**
 * Styles cards the way people write them: entries of lists on their own lines, an effect's value on one line if it is
 * short.
 */
function styled(document: Document, node: unknown, inFlow = false): void {
  if (!isNode(node)) return;
  visit(node, {
    Collection: (_, inner, path) => {
      const around = path.at(-1);
      const isValue = isPair(around);
      const isEffectList = isValue && isSeq(inner) && inner.items.some((item) => isMap(item));
      const isLong = JSON.stringify(inner.toJS(document)).length > SHORT;
      inner.flow = inFlow || (isValue && !isEffectList && !isLong);
      return inner.flow ? visit.SKIP : undefined;
    },
  });
}

function printed(document: Document): string {
  const text = document.toString({ lineWidth: WIDTH, flowCollectionPadding: true });
  // Pads maps but not lists: `[{ lose-level: 1 }]`.
  const tokens = [...new Lexer().lex(text)];
  return tokens
    .filter((token, at) => !(token === ' ' && (tokens[at - 1] === '[' || tokens[at + 1] === ']')))
    .filter((token) => !CONTROL.has(token))
    .join('');
}

/** Markers that the lexer puts between tokens. */
const CONTROL: ReadonlySet<string> = new Set(['\u{02}', '\u{18}', '\u{1F}']);

/** Whether a text is YAML. */
export function isYaml(text: string): boolean {
  return parseDocument(text).errors.length === 0;
}

/** The value of a YAML text; `null` if it isn't YAML. */
export function valueOf(text: string): unknown {
  const document = parseDocument(text);
  if (document.errors.length > 0) return null;
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    return null;
  }
}
