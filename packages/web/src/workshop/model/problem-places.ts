/** Assigns the checker's problems to the fields of a form. */
import type { Problem } from '@kickdoor/words/check';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { FieldPath } from '../form/FormContext.ts';

/** A problem of a card or a file with its field; none for a problem of the whole. */
export interface Placed {
  readonly problem: Problem;
  readonly path: FieldPath;
}

/** The problems of one file, each by its field below an entry of the file (`null`: the file itself). */
export function placed(text: string, entry: number | null, problems: readonly Problem[]): readonly Placed[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const root: unknown = entry === null ? document.contents : document.getIn([entry], true);
  return problems.map((problem) => {
    const start = lines.lineStarts[problem.line - 1] ?? 0;
    return { problem, path: pathTo(root, start + problem.column - 1) };
  });
}

/** The keys and indexes that lead to an offset, as deep as possible. */
function pathTo(node: unknown, offset: number): FieldPath {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key) || !holds(key, value, offset)) continue;
      return [String(key.value), ...pathTo(value, offset)];
    }
  }
  if (isSeq(node)) {
    const at = node.items.findIndex((item) => holds(item, item, offset));
    if (at >= 0) return [at, ...pathTo(node.items[at], offset)];
  }
  return [];
}

function holds(first: unknown, last: unknown, offset: number): boolean {
  const start = isNode(first) ? first.range?.[0] : undefined;
  const end = (isNode(last) ? last.range?.[1] : undefined) ?? (isNode(first) ? first.range?.[1] : undefined);
  return start !== undefined && end !== undefined && start <= offset && offset <= end;
}
