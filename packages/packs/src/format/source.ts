/** Parses a YAML file, keeping the position of each value. */
import {
  CST,
  Composer,
  Lexer,
  LineCounter,
  Parser,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Document,
  type ParsedNode,
  type YAMLError,
} from 'yaml';
import type { Phrase } from '@kickdoor/rules';
import { phrase } from '../words/phrase.ts';
import { MAX_ALIASES, MAX_FIELDS, MAX_FILE, MAX_NESTING } from './limits.ts';
import { firstTab, mistake, type Place, type Problem } from '@kickdoor/words/check';

/** The phrase for a YAML error, by the library's error code. */
export function notYaml({ code }: YAMLError): Phrase {
  return phrase('problem-not-yaml', { why: phrase(`yaml-${code}`) });
}

function atMost(limit: number): Phrase {
  return phrase('expected-at-most', { limit });
}

export type Path = readonly PropertyKey[];

/** A parsed YAML file. */
export interface Source {
  readonly file: string;
  /** Its content as plain values; with aliases the same object may appear twice. */
  readonly value: unknown;
  /** The position of the value at a path, or of the innermost existing part of the path. */
  place(path: Path): Place;
  /** The position of the key at the end of a path. */
  placeOfKey(path: Path): Place;
  /** Whether there is a key at the end of a path, with nothing written after its colon. */
  isBlank(path: Path): boolean;
}

/** Parses a file. Never throws, whatever the file contains. */
export function readYaml(file: string, text: string, problems: Problem[]): Source | null {
  const top: Place = { file, line: 1, column: 1 };
  if (text.length > MAX_FILE) {
    problems.push(mistake(top, phrase('problem-file-long', { count: text.length }), atMost(MAX_FILE)));
    return null;
  }
  const lines = new LineCounter();
  const locate = (offset: number): Place => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const document = compose(text, lines, locate, problems);
  if (document === null) return null;
  return plainValue(document, locate, top, problems);
}

type Locate = (offset: number) => Place;

/** YAML 1.2 with its core schema; a file is one document. */
function compose(
  text: string,
  lines: LineCounter,
  locate: Locate,
  problems: Problem[],
): Document.Parsed | null {
  const tokens = readTokens(text, lines);
  const excess = Array.isArray(tokens) ? findExcess(tokens) : tokens;
  if (excess !== null) {
    problems.push(mistake(locate(excess.offset), excess.message, excess.expected));
    return null;
  }
  if (!Array.isArray(tokens)) return null;
  const composer = new Composer({ version: '1.2', prettyErrors: false, logLevel: 'silent' });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (document === undefined) return null;
  if (second !== undefined) {
    const place = locate(second.range[0]);
    problems.push(mistake(place, phrase('problem-second-document'), phrase('expected-one-document')));
    return null;
  }
  const errors = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
  for (const problem of notYamlAt(text, errors, locate)) problems.push(problem);
  return errors.length === 0 ? document : null;
}

/**
 * Reports a text's errors. After the first that isn't a duplicate key, the others are mostly consequences and left out.
 */
function notYamlAt(text: string, errors: readonly YAMLError[], locate: Locate): readonly Problem[] {
  const all = withoutDash(text, errors, locate);
  const first = all.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  const independent = first < 0 ? all : all.slice(0, first + 1);
  const tab = first < 0 ? -1 : firstTab(text);
  return independent.map((error, at) =>
    at === first && tab >= 0 && tab <= error.pos[1]
      ? mistake(locate(tab), phrase('problem-tab'), phrase('expected-spaces'))
      : mistake(
          locate(error.pos[0]),
          notYaml(error),
          lacksDash(text, error) ? phrase('expected-card-list') : null,
        ),
  );
}

/** Whether this error is a card without its dash: its id looks like a second one of the card before. */
function lacksDash(text: string, { code, pos: [from] }: YAMLError): boolean {
  return code === 'DUPLICATE_KEY' && /^id\s*:/u.test(text.slice(from, from + 40));
}

/** Leaves out the other keys of a card without its dash: they are duplicates only because of that. */
function withoutDash(text: string, errors: readonly YAMLError[], locate: Locate): readonly YAMLError[] {
  let column = 0;
  return errors.filter((error) => {
    const at = locate(error.pos[0]).column;
    if (lacksDash(text, error)) column = at;
    else if (error.code === 'DUPLICATE_KEY') return at !== column;
    return true;
  });
}

/** Something that no pack needs and that would take too long to parse. */
interface Excess {
  readonly offset: number;
  readonly message: Phrase;
  readonly expected: Phrase;
}

function tooDeep(offset: number): Excess {
  const expected = phrase('expected-nesting', { limit: MAX_NESTING });
  return { offset, message: phrase('problem-nested'), expected };
}

/** The tokens of a file. Stops at brackets, or list markers in a line, nested too deeply for the parser. */
function readTokens(text: string, lines: LineCounter): CST.Token[] | Excess {
  lines.addNewLine(0);
  const parser = new Parser(lines.addNewLine);
  const tokens: CST.Token[] = [];
  let offset = 0;
  let brackets = 0;
  let signs = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme === '[' || lexeme === '{') brackets += 1;
    else if (lexeme === ']' || lexeme === '}') brackets = Math.max(0, brackets - 1);
    else if (lexeme === '-' || lexeme === '?') signs += 1;
    else if (lexeme.includes('\n')) signs = 0;
    if (Math.max(brackets, signs) > MAX_NESTING) return tooDeep(offset);
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (!CONTROL.has(lexeme)) offset += lexeme.length;
  }
  for (const token of parser.end()) tokens.push(token);
  return tokens;
}

/** Control tokens the lexer emits between pieces of text. */
const CONTROL: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** Finds a token that would take too long to parse. Iterative, since it checks the depth, too. */
function findExcess(tokens: readonly CST.Token[]): Excess | null {
  const waiting = tokens.map((token) => ({ token, depth: 0 }));
  let aliases = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next;
    if (depth > MAX_NESTING) return tooDeep(token.offset);
    if (token.type === 'alias') aliases += 1;
    if (aliases > MAX_ALIASES) {
      return {
        offset: token.offset,
        message: phrase('problem-aliases'),
        expected: atMost(MAX_ALIASES),
      };
    }
    if (token.type === 'document') {
      if (token.value !== undefined) waiting.push({ token: token.value, depth });
    } else if ('items' in token) {
      const fields = token.type === 'block-seq' ? 0 : token.items.length;
      if (fields > MAX_FIELDS) {
        return {
          offset: token.offset,
          message: phrase('problem-entries', { count: fields }),
          expected: atMost(MAX_FIELDS),
        };
      }
      for (const { key, value } of token.items) {
        if (key !== undefined && key !== null) waiting.push({ token: key, depth: depth + 1 });
        if (value !== undefined) waiting.push({ token: value, depth: depth + 1 });
      }
    }
  }
  return null;
}

function plainValue(
  document: Document.Parsed,
  locate: Locate,
  top: Place,
  problems: Problem[],
): Source | null {
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch {
    // The only errors possible at this stage are about aliases: too many, or undefined.
    problems.push(mistake(top, phrase('problem-bad-aliases'), phrase('expected-aliases')));
    return null;
  }
  const find = (path: Path): Found => found(document, path);
  return {
    file: top.file,
    value,
    place: (path) => locate(find(path).value),
    placeOfKey: (path) => locate(find(path).key),
    isBlank: (path) => {
      const { node } = find(path);
      return valueAt(value, path) === null && isScalar(node) && node.source === '';
    },
  };
}

/** What is at a path, or at the innermost existing part of it. */
function found(document: Document.Parsed, path: Path): Found {
  let node: ParsedNode | null = document.contents;
  let value = start(node) ?? 0;
  let key = value;
  for (const step of path) {
    if (isAlias(node)) {
      // Readers look at the alias itself; its target is followed only for the rest of the path.
      const target: unknown = node.resolve(document);
      node = isParsed(target) ? target : null;
    }
    const next: Found | null = child(node, step);
    if (next === null) break;
    key = next.key;
    value = next.value;
    node = next.node;
  }
  return { key, value, node };
}

/** The offsets of a key and its value, and the value. */
interface Found {
  readonly key: number;
  readonly value: number;
  readonly node: ParsedNode | null;
}

function child(node: ParsedNode | null, step: PropertyKey): Found | null {
  if (isSeq<ParsedNode>(node) && typeof step === 'number') {
    const item = node.items[step];
    if (item === undefined) return null;
    const offset = start(item) ?? 0;
    return { key: offset, value: offset, node: item };
  }
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
    if (pair === undefined) return null;
    const key = start(pair.key) ?? 0;
    return { key, value: start(pair.value) ?? key, node: pair.value };
  }
  return null;
}

function start(node: ParsedNode | null): number | undefined {
  return node?.range[0];
}

function isParsed(value: unknown): value is ParsedNode {
  return isNode(value) && Array.isArray(value.range);
}

/** The value at a path of plain data. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
