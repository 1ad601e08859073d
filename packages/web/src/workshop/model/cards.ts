/** The cards of a pack as written, valid or not. */
import type { PackFiles } from '@kickdoor/packs';
import { KINDS, type DeckName, type Kind } from '@kickdoor/rules';
import { parseDocument } from 'yaml';
import { textAt } from './files.ts';

/** A card in its file. */
export interface CardEntry {
  readonly file: string;
  /** Its index in the file's list. */
  readonly at: number;
  readonly deck: DeckName;
  readonly id: string | null;
  readonly kind: Kind | null;
  /** The card as written. */
  readonly value: Readonly<Record<string, unknown>>;
  /** Its first line, counted from 1. */
  readonly line: number;
}

const CARD_FILE = /^(?<deck>doors|treasures)\/.*\.ya?ml$/u;

/** The card files, doors first. */
export function cardFiles(files: PackFiles): readonly string[] {
  return [...files.keys()].filter((path) => CARD_FILE.test(path)).toSorted();
}

const known = new WeakMap<PackFiles, readonly CardEntry[]>();
/** By text: an unchanged file is not parsed again. */
const readFiles = new Map<string, { readonly text: string; readonly cards: readonly CardEntry[] }>();

/** All cards, in the order of the files. */
export function cardsOf(files: PackFiles): readonly CardEntry[] {
  const found = known.get(files) ?? cardFiles(files).flatMap((path) => cardsIn(path, textAt(files, path)));
  known.set(files, found);
  return found;
}

function cardsIn(file: string, text: string): readonly CardEntry[] {
  const before = readFiles.get(file);
  if (before?.text === text) return before.cards;
  // While a file doesn't parse, as happens all the time during typing, its last cards are kept.
  const cards = read(file, text) ?? before?.cards ?? [];
  readFiles.set(file, { text, cards });
  return cards;
}

/** Drops the cached cards of another pack. */
export function forgetCards(): void {
  readFiles.clear();
}

/** Parses the cards of a file; `null` if it isn't YAML. */
function read(file: string, text: string): readonly CardEntry[] | null {
  const document = parseDocument(text);
  if (document.errors.length > 0) return null;
  const list: unknown = toJS(document);
  if (!Array.isArray(list)) return [];
  const deck = file.startsWith('doors/') ? 'doors' : 'treasures';
  const lines = lineStarts(text);
  return list.flatMap((value: unknown, at): CardEntry[] => {
    if (!isMap(value)) return [];
    const { id, kind } = value;
    const node: unknown = document.getIn([at], true);
    const offset = hasRange(node) ? node.range[0] : 0;
    return [
      {
        file,
        at,
        deck,
        id: typeof id === 'string' ? id : null,
        kind: KINDS.find((one) => one === kind) ?? null,
        value,
        line: lines.findLastIndex((start) => start <= offset) + 1,
      },
    ];
  });
}

function hasRange(node: unknown): node is { readonly range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function toJS(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    // An alias bomb.
    return null;
  }
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\n/gu), ({ index }) => index + 1)];
}

/** Whether a value is a map. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
