/**
 * The whole program as a package: it is packed, its tarball installed into an empty folder without a network, and there the command
 * is run, the package imported and its types checked, on every Node of this machine from the oldest that it declares.
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../fences.ts';
import { nodes, run, TSC } from './running.ts';

const PATIENCE = 600_000;
const work = mkdtempSync(join(tmpdir(), 'kickdoor-program-'));
const home = join(work, 'home');
const installed = join(home, 'node_modules', 'kickdoor');

/** What the program depends on, from the repository's own node_modules: these folders of it, and no dependencies of theirs. */
const DEPENDENCIES = { 'better-sqlite3': ['lib', 'prebuilds'], node: [] } as const;
const Scripts = z.object({ scripts: z.object({ build: z.string(), prepack: z.string() }) });
const Manifest = z.looseObject({ name: z.string(), version: z.string() });
const manifestAt = (folder: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

function copyDependency(name: string, folders: readonly string[]): string {
  const from = join(root, 'node_modules', name);
  const to = join(work, name);
  mkdirSync(to);
  const { version, main } = manifestAt(from);
  writeFileSync(join(to, 'package.json'), JSON.stringify({ name, version, main }));
  for (const folder of folders) cpSync(join(from, folder), join(to, folder), { recursive: true });
  return to;
}

/** What `npm pack` does first, except that the page and the cards are not built again where they are newer than their sources. */
function build(): void {
  for (const part of ['build-web.ts', 'build-cards.ts']) {
    run(process.execPath, [join('scripts', part), '--if-stale'], root);
  }
  run(process.execPath, [join('scripts', 'bundle.ts')], root);
}

beforeAll(() => {
  mkdirSync(home);
  build();
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', work], root);
  const [tarball = ''] = globSync('kickdoor-*.tgz', { cwd: work });
  const others = Object.entries(DEPENDENCIES).map(
    ([name, folders]) => [name, `file:${copyDependency(name, folders)}`] as const,
  );
  const dependencies = { kickdoor: `file:${join(work, tarball)}`, ...Object.fromEntries(others) };
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module', private: true, dependencies }));
  const flags = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund'];
  run('npm', ['install', ...flags], home);
  // The binary that the install script of `node` would fetch.
  symlinkSync(join(root, 'node_modules', 'node', 'bin'), join(home, 'node_modules', 'node', 'bin'));
}, PATIENCE);

afterAll(() => rmSync(work, { recursive: true, force: true }), PATIENCE);

test('it has built JavaScript, types, its README and its license, and no sources', () => {
  const files = globSync('**/*', { cwd: installed });
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'LICENSE', 'bin/index.js', 'dist/kickdoor.js', 'dist/index.d.ts']),
  );
  expect(files.filter((file) => /(?<!\.d)\.tsx?$/u.test(file))).toEqual([]);
});

test('npm pack builds all of it before', () => {
  const { scripts } = Scripts.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect(scripts).toEqual({
    build: 'node scripts/build-web.ts && node scripts/build-cards.ts && node scripts/bundle.ts',
    prepack: 'npm run build',
  });
});

const PROGRAM = `import { run, serve, type Ran, type Server } from 'kickdoor';

const played: Ran = await run(['simulate', '--games', '1', '--seats', '3', '--json']);
if (played.code !== 0) throw new Error(played.err);
const wrong = await run(['simulate', '--seats', '2'], { language: 'de' });
const server: Server = await serve({ data: 'games' });
const page = await fetch(server.url);
const taken = await serve({ data: 'games' }).then(
  () => 'started twice',
  (error: unknown) => String(error),
);
await server.close();
console.log(JSON.stringify({ wrong: wrong.code, page: page.status, taken }));
`;

test('its types are strict, for Node and for bundlers', { timeout: PATIENCE }, () => {
  writeFileSync(join(home, 'program.ts'), PROGRAM);
  const strict = {
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    target: 'es2023',
    lib: ['ES2023', 'DOM'],
    types: [],
  };
  const configs = {
    'tsconfig.json': { ...strict, module: 'nodenext' },
    'bundler.json': { ...strict, module: 'preserve', moduleResolution: 'bundler', noEmit: true },
  };
  for (const [name, compilerOptions] of Object.entries(configs)) {
    writeFileSync(join(home, name), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    run(process.execPath, [TSC, '-p', name], home);
  }
});

const oldest = Number(
  /\d+/u.exec(readFileSync(join(root, 'package.json'), 'utf8').split('"engines"')[1] ?? '')?.[0],
);

describe.each(nodes(oldest))('on Node $version', ({ path }) => {
  test('the command runs', { timeout: PATIENCE }, () => {
    const { version } = manifestAt(installed);
    const command = join(home, 'node_modules', '.bin', 'kickdoor');
    expect(run(path, [command, 'version'], home).trim()).toBe(version);
    expect(run(path, [command, 'words', '--set', 'west', '--lang', 'es'], home)).not.toBe('');
  });

  test('a program runs the command, and a server', { timeout: PATIENCE }, () => {
    const said: unknown = JSON.parse(run(path, ['program.js'], home));
    expect(said).toMatchObject({ wrong: 1, page: 200 });
    expect(said).toHaveProperty('taken', expect.stringContaining('games'));
  });
});
