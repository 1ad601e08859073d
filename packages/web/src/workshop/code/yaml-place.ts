/**
 * Finds the cursor's place in a YAML file from indentation and brackets alone: a file that is being typed rarely
 * parses.
 */

/** A place in a file's values. */
export interface YamlPlace {
  /** Keys from the top; `null` stands for an entry of a list. */
  readonly path: readonly (string | null)[];
  /** What is being typed: a key, or the value of the path's last key. */
  readonly is: 'key' | 'value';
  /** The start of the word being typed. */
  readonly from: number;
}

const KEY = /^(?<indent> *)(?<dashes>(?:- +)*)(?:(?<key>[\w-]+|"[^"]*"):(?=\s|$))?/u;

interface Line {
  /** The indentation of whatever follows the dashes. */
  readonly indent: number;
  /** The indentation of each dash. */
  readonly dashes: readonly number[];
  readonly key: string | null;
  /** The offset after the key. */
  readonly rest: number;
}

function readLine(line: string): Line {
  const { indent = '', dashes = '', key } = KEY.exec(line)?.groups ?? {};
  const places = Array.from(dashes.matchAll(/-/gu), ({ index }) => indent.length + index);
  const start = indent.length + dashes.length;
  return {
    indent: start,
    dashes: places,
    key: key?.replaceAll('"', '') ?? null,
    rest: key === undefined ? start : start + key.length + 1,
  };
}

/** Returns the place at an offset; `null` within a comment. */
export function placeAt(text: string, offset: number): YamlPlace | null {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const prefix = text.slice(start, offset);
  if (/(?:^|\s)#/u.test(prefix)) return null;
  const own = readLine(prefix);
  const above = text.slice(0, start).split('\n').slice(0, -1);
  const around = ancestors(above, own.dashes[0] ?? own.indent);
  const block = [...around, ...own.dashes.map(() => null), ...(own.key === null ? [] : [own.key])];
  const flow = inFlow(prefix.slice(own.rest));
  const from = offset - (/[\w:-]*$/u.exec(prefix)?.[0].length ?? 0);
  if (flow !== null) return { path: [...block, ...flow.path], is: flow.is, from };
  return { path: block, is: own.key === null ? 'key' : 'value', from };
}

/** The keys and lists that enclose a line of this indentation, from the lines above it. */
function ancestors(above: readonly string[], indent: number): readonly (string | null)[] {
  const path: (string | null)[] = [];
  let limit = indent;
  for (const text of above.toReversed()) {
    if (text.trim() === '' || text.trimStart().startsWith('#')) continue;
    const line = readLine(text);
    if (line.key !== null && line.indent < limit) {
      path.unshift(line.key);
      limit = line.indent;
    }
    for (const dash of line.dashes.toReversed()) {
      if (dash >= limit) continue;
      path.unshift(null);
      limit = dash;
    }
    if (limit === 0) break;
  }
  return path;
}

/** The place within a line's unclosed brackets; `null` if there are none. */
function inFlow(text: string): Pick<YamlPlace, 'path' | 'is'> | null {
  const open: { readonly isList: boolean; key: string | null }[] = [];
  let word = '';
  for (const sign of text) {
    const now = open.at(-1);
    if (sign === '{' || sign === '[') {
      open.push({ isList: sign === '[', key: null });
      word = '';
    } else if (sign === '}' || sign === ']') {
      open.pop();
      word = '';
    } else if (sign === ',') {
      if (now !== undefined) now.key = null;
      word = '';
    } else if (sign === ':') {
      if (now !== undefined && !now.isList) now.key = word.trim().replaceAll('"', '');
      word = '';
    } else word += sign;
  }
  const last = open.at(-1);
  if (last === undefined) return null;
  const path = open.flatMap(({ isList, key }): (string | null)[] => {
    if (isList) return [null];
    return key === null ? [] : [key];
  });
  return { path, is: last.isList || last.key !== null ? 'value' : 'key' };
}

/** The kind of the card around an offset, in a file of cards. */
export function kindAt(text: string, offset: number): string | null {
  const lines = text.split('\n');
  const own = text.slice(0, offset).split('\n').length - 1;
  const first = lines.findLastIndex((line, at) => at <= own && line.startsWith('- '));
  const after = lines.findIndex((line, at) => at > own && line.startsWith('- '));
  const card = lines.slice(Math.max(0, first), after === -1 ? undefined : after);
  const found = card.find((line) => /^(?:- | {2})kind:/u.test(line));
  return found?.split(':')[1]?.replace(/#.*/u, '').trim() ?? null;
}
