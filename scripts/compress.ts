/** Adds a brotli and a gzip file to each file of a built page that gets smaller by it; the server sends those. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text formats; fonts and pictures are already compressed. */
const TEXT: ReadonlySet<string> = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.md']);
/** Below this many bytes the headers outweigh the savings. */
const LEAST = 512;

/** Compresses the files in a folder as much as possible. Returns how many there were. */
export async function compressFolder(folder: string): Promise<number> {
  const files = globSync('**/*', { cwd: folder })
    .map((name) => join(folder, name))
    .filter((path) => TEXT.has(extname(path)) && statSync(path).isFile() && statSync(path).size >= LEAST);
  await Promise.all(
    files.map(async (path) => {
      const text = readFileSync(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      writeFileSync(`${path}.br`, await brotli(text, { params }));
      writeFileSync(`${path}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
  return files.length;
}
