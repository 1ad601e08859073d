/**
 * Packs as single files: `NAME.kickdoor`, a zip file with a manifest of the hashes of all other files. Works on bytes
 * in memory, so it also runs in a browser.
 */
import { canonicalJson, sha256, type Phrase } from '@kickdoor/rules';
import { mistake, sortProblems, type Problem } from '@kickdoor/words/check';
import { zipSync } from 'fflate';
import { z } from 'zod';
import { checkFiles, type PackFiles } from '../check-files.ts';
import { idSchema } from '../format/card.ts';
import { MAX_BUNDLE } from '../format/limits.ts';
import type { Pack, PackOptions, PackResult } from '../pack.ts';
import { phrase } from '../words/phrase.ts';
import { isBundled, MANIFEST, mayBeInBundle } from './paths.ts';
import { unzip, ZipError } from './zip.ts';

export { isPackImage } from '../check-files.ts';
export { MAX_BUNDLE, MAX_IMAGE } from '../format/limits.ts';
export { isBundled } from './paths.ts';
export { bigImage, imageKind, notImage, type ImageKind } from '../format/images.ts';
export { BUNDLE_PLACE, manyPixels, tooLong, tooSlow } from './refused.ts';

/** The file extension of bundles. */
export const BUNDLE_SUFFIX = '.kickdoor';

const FORMAT = 1;

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  id: idSchema,
  version: z.string(),
  author: z.string().nullable(),
  license: z.string().nullable(),
  /** The SHA-256 of every other file, by path. */
  files: z.record(z.string(), z.string()),
});

/** A bundle's manifest. */
export type BundleManifest = Readonly<z.output<typeof manifestSchema>>;

/** The pack that a manifest describes. */
type Named = Pick<Pack, 'id' | 'version' | 'author' | 'license'>;

/** A bundle that could be read; its pack hasn't been checked. */
export interface Bundle {
  readonly manifest: BundleManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Why a bundle can't be read or written. */
class BundleError extends Error {
  readonly phrase: Phrase;

  constructor(said: Phrase) {
    super(said.id);
    this.phrase = said;
  }
}

/**
 * Reads a bundle in memory: at most 4 MB, unpacked at most 20 MB and a hundred times its size. `name` is what problems
 * call it. Returns `null` if anything is wrong with it, and reports that.
 */
export function readBundle(name: string, bytes: Uint8Array, problems: Problem[]): Bundle | null {
  try {
    if (bytes.length > MAX_BUNDLE) {
      throw new BundleError(phrase('problem-big-bundle', { count: bytes.length }));
    }
    const files = new Map(unzip(bytes));
    const manifest = manifestOf(files);
    files.delete(MANIFEST);
    mustBeListed(manifest, files);
    return { manifest, files };
  } catch (error) {
    if (!(error instanceof BundleError || error instanceof ZipError)) throw error;
    problems.push(mistake({ file: name, line: 1, column: 1 }, error.phrase));
    return null;
  }
}

/** Reads and checks the pack in a bundle; its problems name files by their paths in the bundle. Never throws. */
export function checkBundle(name: string, bytes: Uint8Array, options: PackOptions = {}): PackResult {
  const problems: Problem[] = [];
  const bundle = readBundle(name, bytes, problems);
  if (bundle === null) return { pack: null, problems, cards: 0 };
  const result = checkFiles(bundle.files, options);
  const { pack } = result;
  if (pack === null || isOf(bundle.manifest, pack)) return result;
  const place = { file: name, line: 1, column: 1 };
  const other = mistake(place, phrase('problem-bundle-other', { set: pack.id }));
  return { ...result, pack: null, problems: sortProblems([other, ...result.problems]) };
}

function isOf(manifest: BundleManifest, pack: Named): boolean {
  const { id, version, author, license } = manifest;
  return id === pack.id && version === pack.version && author === pack.author && license === pack.license;
}

function manifestOf(files: ReadonlyMap<string, Uint8Array>): BundleManifest {
  const { data } = manifestSchema.safeParse(json(files.get(MANIFEST)));
  if (data === undefined) throw new BundleError(phrase('problem-bundle-manifest'));
  return data;
}

function json(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes === undefined ? null : JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Throws unless a bundle has exactly the files that its manifest lists, unchanged. */
function mustBeListed({ files: listed }: BundleManifest, files: ReadonlyMap<string, Uint8Array>): void {
  for (const path of Object.keys(listed)) {
    // The manifest's text is untrusted, while the paths of the files have been checked.
    if (!files.has(path)) throw new BundleError(phrase('problem-bundle-manifest'));
  }
  for (const [path, content] of files) {
    const hash = Object.hasOwn(listed, path) ? listed[path] : undefined;
    if (hash === undefined) throw new BundleError(phrase('problem-bundle-unlisted', { path }));
    if (hash !== sha256(content)) throw new BundleError(phrase('problem-bundle-changed', { path }));
  }
}

/**
 * Bundles those of a pack's files that {@link isBundled}; the same files always give the same bytes. Returns `null` and
 * reports it if the bundle would be too big or a path isn't allowed in one.
 */
export function writeBundle(pack: Named, files: PackFiles, problems: Problem[]): Uint8Array | null {
  const content: Record<string, Uint8Array> = {};
  for (const [path, given] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isBundled(path)) continue;
    if (!mayBeInBundle(path)) {
      const place = { file: path, line: 1, column: 1 };
      problems.push(mistake(place, phrase('problem-bundle-path', { path: JSON.stringify(path) })));
      return null;
    }
    content[path] = typeof given === 'string' ? new TextEncoder().encode(given) : given;
  }
  const { id, version, author, license } = pack;
  const hashes = Object.fromEntries(Object.entries(content).map(([path, bytes]) => [path, sha256(bytes)]));
  const manifest: BundleManifest = { format: FORMAT, id, version, author, license, files: hashes };
  const text = new TextEncoder().encode(`${canonicalJson(manifest)}\n`);
  // The current time would make each bundle of the same files different.
  const bytes = zipSync({ [MANIFEST]: text, ...content }, { level: 9, mtime: new Date(1980, 0, 1) });
  return readBundle(`${id}${BUNDLE_SUFFIX}`, bytes, problems) === null ? null : bytes;
}
