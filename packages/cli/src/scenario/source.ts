/** Reads YAML so that whatever is wrong with it can be said with its line and column. */
import { LineCounter, isAlias, isMap, isNode, isScalar, isSeq, parseAllDocuments, type Document } from 'yaml';

/** A place in a file, counted from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Why a file is no scenario. Thrown while it is read, and caught where the file is opened. */
export class Fault extends Error {
  readonly spot: Spot;

  constructor(spot: Spot, message: string) {
    super(message);
    this.name = 'Fault';
    this.spot = spot;
  }
}

/** A value of the file, and where it stands. */
export interface Value {
  readonly node: unknown;
  readonly spot: Spot;
  readonly source: Source;
}

export interface Entry {
  readonly key: string;
  /** Where the key stands. */
  readonly spot: Spot;
  readonly value: Value;
}

interface Source {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Reads a text as one document of YAML 1.2. */
export function readSource(content: string): Value {
  const lines = new LineCounter();
  const documents = parseAllDocuments(content, { version: '1.2', lineCounter: lines, prettyErrors: false });
  const start = { line: 1, column: 1 };
  if (!Array.isArray(documents)) throw new Fault(start, 'the file is empty');
  const [document, second] = documents;
  if (document === undefined) throw new Fault(start, 'the file is empty');
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) throw new Fault(spotAt(lines, error.pos[0]), `not YAML: ${error.message}`);
  if (second !== undefined) {
    throw new Fault(spotAt(lines, second.range[0]), 'a second document starts here; a scenario is one');
  }
  return valueOf(document.contents, start, { document, lines });
}

function spotAt(lines: LineCounter, offset: number): Spot {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** A node as a value; it stands at `spot` if it does not know better, as where nothing is written. */
function valueOf(node: unknown, spot: Spot, source: Source): Value {
  const range = isNode(node) ? node.range : null;
  const own = range === null || range === undefined ? spot : spotAt(source.lines, range[0]);
  if (!isAlias(node)) return { node, spot: own, source };
  const meant = node.resolve(source.document);
  if (meant === undefined) throw new Fault(own, `there is no anchor ${node.source}`);
  return { node: meant, spot: own, source };
}

/** Refuses the file because of a value. */
export function fault(place: { readonly spot: Spot }, message: string): never {
  throw new Fault(place.spot, message);
}

/** Whether nothing is written. */
export function isNothing(value: Value): boolean {
  return value.node === null || (isScalar(value.node) && value.node.value === null);
}

export function isList(value: Value): boolean {
  return isSeq(value.node);
}

export function isTable(value: Value): boolean {
  return isMap(value.node);
}

/** The entries of a map, in their order; nothing is an empty map. */
export function entries(value: Value, what: string): Entry[] {
  if (isNothing(value)) return [];
  if (!isMap(value.node)) fault(value, `${what} must be a map`);
  return value.node.items.map((pair) => {
    const key = valueOf(pair.key, value.spot, value.source);
    return { key: text(key, 'a key'), spot: key.spot, value: valueOf(pair.value, key.spot, value.source) };
  });
}

/** The items of a list; nothing is an empty list. */
export function items(value: Value, what: string): Value[] {
  if (isNothing(value)) return [];
  if (!isSeq(value.node)) fault(value, `${what} must be a list`);
  return value.node.items.map((item) => valueOf(item, value.spot, value.source));
}

/** A plain value as text. */
export function text(value: Value, what: string): string {
  const plain: unknown = isScalar(value.node) ? value.node.value : undefined;
  if (typeof plain === 'string') return plain;
  // A name or an id may look like a number or a truth value.
  if (typeof plain === 'number' || typeof plain === 'boolean') return String(plain);
  return fault(value, `${what} must be a text`);
}

/** A whole number within bounds. */
export function whole(value: Value, what: string, least: number, most: number): number {
  const plain: unknown = isScalar(value.node) ? value.node.value : undefined;
  if (typeof plain !== 'number' || !Number.isInteger(plain) || plain < least || plain > most) {
    const bounds = most >= 1e6 ? `of at least ${least}` : `from ${least} to ${most}`;
    fault(value, `${what} must be a whole number ${bounds}`);
  }
  return plain;
}

/** A number above zero. */
export function positive(value: Value, what: string): number {
  const plain: unknown = isScalar(value.node) ? value.node.value : undefined;
  if (typeof plain !== 'number' || !Number.isFinite(plain) || plain <= 0) {
    fault(value, `${what} must be a number above 0`);
  }
  return plain;
}

export function isNumber(value: Value): boolean {
  return isScalar(value.node) && typeof value.node.value === 'number';
}

export function flag(value: Value, what: string): boolean {
  const plain: unknown = isScalar(value.node) ? value.node.value : undefined;
  if (typeof plain !== 'boolean') fault(value, `${what} must be true or false`);
  return plain;
}

/** One of some words. */
export function oneOf<T extends string>(value: Value, what: string, words: readonly T[]): T {
  const word = text(value, what);
  const found = words.find((one) => one === word);
  return found ?? fault(value, `${what} is ${word}; it must be one of ${words.join(', ')}`);
}
