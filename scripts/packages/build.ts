/**
 * Builds the published workspaces, each into its `dist`: JavaScript and declarations from one run of tsc, plus the data
 * files among the sources. `npm run build:packages`; with --if-stale only if a source is newer.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { folderOf, PUBLISHED, readManifest, root } from './published.ts';

/** The library of the oldest Node that the packages support. The compiler rejects anything newer. */
const LIBRARY = 'ES2023';

/** Where the packages find each other while they are compiled: in this tree's sources. */
function sourcePaths(): Record<string, readonly string[]> {
  const entries = PUBLISHED.flatMap((name) => {
    const manifest = readManifest(name);
    return Object.entries(manifest.exports).map(
      ([subpath, path]) => [join(manifest.name, subpath), [join(folderOf(name), path)]] as const,
    );
  });
  return Object.fromEntries(entries);
}

function compile(work: string): void {
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      lib: [LIBRARY],
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
      rootDir: join(root, 'packages'),
      outDir: join(work, 'out'),
      paths: sourcePaths(),
    },
    include: PUBLISHED.map((name) => join(folderOf(name), 'src')),
    exclude: ['**/*.test.ts'],
  };
  const project = join(work, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(config));
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '--pretty', 'false', '-p', project], {
    cwd: root,
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  if (status !== 0) throw new Error('The packages could not be compiled.');
}

/** Renames imports in declarations to built files; tsc leaves relative imports as in the sources. */
function nameBuiltFiles(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/((?:from |import\(|import )['"]\.[^'"]*)\.ts(?=['"])/gu, '$1.js'));
  }
}

/** Copies files among the sources that aren't sources, such as word files. */
function copyData(from: string, to: string): void {
  for (const file of globSync('**', { cwd: from, withFileTypes: true })) {
    if (!file.isFile() || /\.tsx?$/u.test(file.name)) continue;
    const target = join(to, file.parentPath.slice(from.length), file.name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(file.parentPath, file.name), target);
  }
}

function isStale(): boolean {
  const built = PUBLISHED.map((name) => join(folderOf(name), 'dist', 'index.js'));
  if (!built.every((path) => existsSync(path))) return true;
  const oldest = Math.min(...built.map((path) => statSync(path).mtimeMs));
  const folders = PUBLISHED.join(',');
  const sources = globSync(
    [`packages/{${folders}}/src/**`, 'scripts/packages/*.ts', 'tsconfig.base.json', 'package-lock.json'],
    { cwd: root },
  );
  return sources.some((path) => statSync(join(root, path)).mtimeMs > oldest);
}

/** Builds all packages together, so that one run checks that they fit. */
export function buildPackages({ ifStale }: { ifStale: boolean }): void {
  if (ifStale && !isStale()) return;
  // Inside the tree, so that the result can be moved into place.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const work = mkdtempSync(join(root, 'dist', 'packages-'));
  try {
    compile(work);
    for (const name of PUBLISHED) {
      const built = join(work, 'out', name, 'src');
      const dist = join(folderOf(name), 'dist');
      nameBuiltFiles(built);
      copyData(join(folderOf(name), 'src'), built);
      rmSync(dist, { recursive: true, force: true });
      renameSync(built, dist);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  try {
    buildPackages({ ifStale: process.argv.includes('--if-stale') });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
