/** Parses YAML, keeping line and column for error messages. */
import { notYaml } from '@kickdoor/packs';
import type { Phrase } from '@kickdoor/rules';
import { LineCounter, isAlias, isMap, isNode, isScalar, isSeq, parseAllDocuments, type Document } from 'yaml';
import { phrase } from '../words/words.ts';

/** A position in a file, counted from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Why a file is not a valid scenario. Thrown while it is parsed, and caught where the file is opened. */
export class Fault extends Error {
  readonly spot: Spot;
  /** What is wrong. */
  readonly said: Phrase;

  constructor(spot: Spot, said: Phrase) {
    super(said.id);
    this.name = 'Fault';
    this.spot = spot;
    this.said = said;
  }
}

/** What a value is called: its key in the file, or a phrase. */
export type Called = Phrase | string;

/** A value in the file, and its position. */
export interface Value {
  readonly node: unknown;
  readonly spot: Spot;
  readonly source: Source;
}

export interface Entry {
  readonly key: string;
  /** The key's position. */
  readonly spot: Spot;
  readonly value: Value;
}

interface Source {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Parses a text as one YAML 1.2 document. */
export function readSource(content: string): Value {
  const lines = new LineCounter();
  const documents = parseAllDocuments(content, { version: '1.2', lineCounter: lines, prettyErrors: false });
  const start = { line: 1, column: 1 };
  if (!Array.isArray(documents)) throw new Fault(start, phrase('record-empty'));
  const [document, second] = documents;
  if (document === undefined) throw new Fault(start, phrase('record-empty'));
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) throw new Fault(spotAt(lines, error.pos[0]), notYaml(error));
  if (second !== undefined) {
    throw new Fault(spotAt(lines, second.range[0]), phrase('problem-second-document'));
  }
  return valueOf(document.contents, start, { document, lines });
}

function spotAt(lines: LineCounter, offset: number): Spot {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** A node as a value; `spot` is its position if it has none of its own, as an empty one. */
function valueOf(node: unknown, spot: Spot, source: Source): Value {
  const range = isNode(node) ? node.range : null;
  const own = range === null || range === undefined ? spot : spotAt(source.lines, range[0]);
  if (!isAlias(node)) return { node, spot: own, source };
  const meant = node.resolve(source.document);
  if (meant === undefined) throw new Fault(own, phrase('fault-no-anchor', { name: node.source }));
  return { node: meant, spot: own, source };
}

/** Rejects the file because of a value. */
export function fault(place: { readonly spot: Spot }, said: Phrase): never {
  throw new Fault(place.spot, said);
}

/** Whether a value is empty. */
export function isNothing(value: Value): boolean {
  return value.node === null || (isScalar(value.node) && value.node.value === null);
}

export function isList(value: Value): boolean {
  return isSeq(value.node);
}

export function isTable(value: Value): boolean {
  return isMap(value.node);
}

/** The entries of a map, in order; an empty value is an empty map. */
export function entries(value: Value, what: Called): Entry[] {
  if (isNothing(value)) return [];
  if (!isMap(value.node)) fault(value, phrase('fault-map', { what }));
  return value.node.items.map((pair) => {
    const key = valueOf(pair.key, value.spot, value.source);
    return {
      key: text(key, phrase('called-key')),
      spot: key.spot,
      value: valueOf(pair.value, key.spot, value.source),
    };
  });
}

/** The items of a list; an empty value is an empty list. */
export function items(value: Value, what: Called): Value[] {
  if (isNothing(value)) return [];
  if (!isSeq(value.node)) fault(value, phrase('fault-list', { what }));
  return value.node.items.map((item) => valueOf(item, value.spot, value.source));
}

/** A scalar as text. */
export function text(value: Value, what: Called): string {
  const plain: unknown = isScalar(value.node) ? value.node.value : undefined;
  if (typeof plain === 'string') return plain;
  // A name or an id may look like a number or a boolean.
  if (typeof plain === 'number' || typeof plain === 'boolean') return String(plain);
  return fault(value, phrase('fault-text', { what }));
}

/** An integer within bounds. */
export function whole(value: Value, what: Called, least: number, most: number): number {
  const plain: unknown = isScalar(value.node) ? value.node.value : undefined;
  if (typeof plain !== 'number' || !Number.isInteger(plain) || plain < least || plain > most) {
    const said =
      most >= 1e6 ? phrase('fault-whole', { what, least }) : phrase('fault-range', { what, least, most });
    fault(value, said);
  }
  return plain;
}

/** A number above zero. */
export function positive(value: Value, what: Called): number {
  const plain: unknown = isScalar(value.node) ? value.node.value : undefined;
  if (typeof plain !== 'number' || !Number.isFinite(plain) || plain <= 0) {
    fault(value, phrase('fault-positive', { what }));
  }
  return plain;
}

export function isNumber(value: Value): boolean {
  return isScalar(value.node) && typeof value.node.value === 'number';
}

export function flag(value: Value, what: Called): boolean {
  const plain: unknown = isScalar(value.node) ? value.node.value : undefined;
  if (typeof plain !== 'boolean') fault(value, phrase('fault-flag', { what }));
  return plain;
}

/** One of some words. */
export function oneOf<T extends string>(value: Value, what: Called, words: readonly T[]): T {
  const word = text(value, what);
  const found = words.find((one) => one === word);
  return found ?? fault(value, phrase('fault-choice', { what, word, words: words.join(', ') }));
}
