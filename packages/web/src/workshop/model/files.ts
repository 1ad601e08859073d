/** The files of a pack in the workshop. */
import type { PackFiles } from '@kickdoor/packs';

/** A file's text; empty if it doesn't exist or isn't text. */
export function textAt(files: PackFiles, path: string): string {
  const content = files.get(path);
  return typeof content === 'string' ? content : '';
}

/** The files with one changed, added or (`null`) removed; the same map if nothing changes. */
export function withFile(files: PackFiles, path: string, content: string | Uint8Array | null): PackFiles {
  if (files.get(path) === (content ?? undefined)) return files;
  const made = new Map(files);
  if (content === null) made.delete(path);
  else made.set(path, content);
  return made;
}

/** Decodes a pack's text files. Those that aren't UTF-8 stay bytes, and the checker reports them. */
export function readable(files: ReadonlyMap<string, Uint8Array>): PackFiles {
  const made = new Map<string, string | Uint8Array>();
  for (const [path, bytes] of files) made.set(path, isText(path) ? (decoded(bytes) ?? bytes) : bytes);
  return made;
}

const isText = (path: string): boolean => !/\.(?:png|jpe?g|webp)$/iu.test(path);

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A language's first word file, or the path for one. */
export function wordFile(files: PackFiles, language: string): string {
  const own = [...files.keys()].filter(
    (path) => path.startsWith(`words/${language}/`) && !path.includes('/sheets/'),
  );
  return own.toSorted()[0] ?? `words/${language}/cards.ftl`;
}
