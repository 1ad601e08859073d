/** The code blocks of a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Fence {
  /** The language, as it stands after the fence. */
  readonly language: string;
  /** What else stands there. */
  readonly name: string;
  readonly text: string;
  /** Where its text begins. */
  readonly line: number;
}

/** The fenced code blocks of a page of the repository, in their order. */
export function fencesOf(page: string): Fence[] {
  const found: Fence[] = [];
  let open: { language: string; name: string; line: number; text: string[] } | null = null;
  for (const [at, line] of readFileSync(join(root, page), 'utf8').split('\n').entries()) {
    const fence = /^```(?<language>\S*)\s*(?<name>.*)$/u.exec(line)?.groups;
    if (fence === undefined) open?.text.push(line);
    else if (open === null) {
      open = { language: fence['language'] ?? '', name: fence['name'] ?? '', line: at + 2, text: [] };
    } else {
      found.push({ ...open, text: `${open.text.join('\n')}\n` });
      open = null;
    }
  }
  return found;
}
