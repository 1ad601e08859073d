/**
 * Bundles the kickdoor command into dist/ for the npm package: dist/kickdoor.js and its chunks, the types of
 * bin/index.js, the built web client, the renderer of a set's card page, and the workspaces' data files.
 *
 * The data files keep their places relative to the sources, below dist/packages, and `import.meta.url` (also `.dirname`
 * and `.filename`) in a workspace's source is rewritten to where the source would be. So `new URL('../data',
 * import.meta.url)` finds the same files in a clone and in the package. `new URL('./worker.ts', import.meta.url)`
 * becomes a separate entry point, and a file of a package that `import.meta.resolve` finds lies beside the bundle.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { rolldown, type Plugin } from 'rolldown';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Packages not bundled: native ones, and optional ones that are not installed. */
const EXTERNAL = ['better-sqlite3', 'pg-native', 'bufferutil', 'utf-8-validate'];

const posix = (path: string): string => path.replaceAll(sep, '/');

function isWorkspaceSource(id: string): boolean {
  return /^packages\/.*\.tsx?$/u.test(posix(relative(root, id))) && !id.includes('node_modules');
}

/** Lets the workspaces' sources find their files from within the bundle. */
const placePlugin: Plugin = {
  name: 'kickdoor-place',
  transform(code, id) {
    if (!isWorkspaceSource(id) || !code.includes('import.meta.')) return null;
    const place = posix(relative(root, id));
    const here = '\0';
    const moved = code
      .replaceAll(/new URL\(\s*['"](\.[^'"]+\.ts)['"],\s*import\.meta\.url\s*\)/gu, (_, path: string) => {
        const target = join(dirname(id), path);
        const fileName = posix(relative(root, target)).replaceAll('/', '-').replace(/\.ts$/u, '.js');
        this.emitFile({ type: 'chunk', id: target, fileName });
        return `new URL('./${fileName}', ${here}.url)`;
      })
      .replaceAll(/import\.meta\.resolve\(\s*'([^']+)'\s*\)/gu, (_, file: string) => {
        const fileName = file.slice(file.lastIndexOf('/') + 1);
        const source = readFileSync(createRequire(id).resolve(file));
        this.emitFile({ type: 'asset', fileName, source });
        return `new URL('./${fileName}', ${here}.url).href`;
      })
      .replaceAll('import.meta.url', `new URL('./${place}', ${here}.url).href`)
      .replaceAll('import.meta.filename', `(${here}.dirname + '/${place}')`)
      .replaceAll('import.meta.dirname', `(${here}.dirname + '/${dirname(place)}')`);
    return moved.replaceAll(here, 'import.meta');
  },
};

/** The licenses of the bundled packages, including the `codec` folder that some have. */
function licences(moduleIds: Iterable<string>): string {
  const folders = new Set<string>();
  for (const id of moduleIds) {
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(posix(id))?.[0];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders]
    .toSorted()
    .map(licenceOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The text of a package's license, or its name. */
function licenceOf(folder: string): string {
  const name = folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  const texts = ['', 'codec']
    .filter((below) => existsSync(join(folder, below)))
    .flatMap((below) => readdirSync(join(folder, below)).map((entry) => join(below, entry)))
    .filter((entry) => /^licen[cs]e/iu.test(basename(entry)))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named =
    typeof manifest === 'object' && manifest !== null && 'license' in manifest
      ? String(manifest.license)
      : '';
  return `${name}\n\n${texts.length === 0 ? `Licence: ${named}` : texts.join('\n\n')}\n`;
}

async function bundleCommand(): Promise<void> {
  const bundle = await rolldown({
    input: { kickdoor: join(root, 'packages', 'cli', 'src', 'main.ts') },
    cwd: root,
    platform: 'node',
    external: EXTERNAL,
    plugins: [placePlugin],
    onLog(level, log) {
      if (level === 'warn') process.stderr.write(`${log.message}\n`);
    },
  });
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const moduleIds = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), licences(moduleIds));
}

function copyData(): void {
  const files = globSync('packages/{rules,words,packs,bots,server,cli}/**', {
    cwd: root,
    exclude: ['packages/*/{node_modules,dist,test,bin}', '**/*.{ts,tsx,js}', '**/tsconfig*.json'],
    withFileTypes: true,
  });
  for (const file of files) {
    if (!file.isFile()) continue;
    const from = join(file.parentPath, file.name);
    const to = join(dist, relative(root, from));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
  }
  for (const built of [join('packages', 'web', 'dist'), join('packages', 'cli', 'dist')]) {
    if (!existsSync(join(root, built))) throw new Error(`${built} has not been built.`);
    cpSync(join(root, built), join(dist, built), { recursive: true });
  }
}

/** Writes the types of what `import … from 'kickdoor'` gives, which is plain JavaScript. */
function declareTypes(): void {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const how = [
    '--ignoreConfig',
    '--declaration',
    '--emitDeclarationOnly',
    '--allowJs',
    '--module',
    'nodenext',
    '--types',
    'node',
  ];
  const args = [tsc, ...how, '--outDir', dist, join(root, 'bin', 'index.js')];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  if (status !== 0) throw new Error('The types of bin/index.js could not be written.');
}

rmSync(dist, { recursive: true, force: true });
await bundleCommand();
declareTypes();
copyData();
