/**
 * The packages install and work: they are packed, their tarballs installed into an empty folder without a network, and the docs' examples
 * compiled there by a strict compiler, run on the oldest Node that the packages declare, and bundled.
 */
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { PUBLISHED } from '../../scripts/packages/published.ts';
import { PAGES, writeProgram } from '../doc-programs.ts';
import { root } from '../fences.ts';
import { nodes, run, TSC } from './running.ts';

const PATIENCE = 300_000;
/** What the packages depend on, and the types of Node, which are copied from the repository's own node_modules. */
const THIRD_PARTIES = [
  ...new Set(PUBLISHED.flatMap((name) => Object.keys(dependenciesOf(name)))),
  '@types/node',
  'undici-types',
].filter((name) => !name.startsWith('@kickdoor/'));

const work = mkdtempSync(join(tmpdir(), 'kickdoor-install-'));
const tree = join(work, 'tree');
const tarballs = join(work, 'tarballs');
const home = join(work, 'home');

/** A copy of what is packed, since packing exchanges manifests for a moment. */
function copyTree(): void {
  const folders = [...PUBLISHED.map((name) => `packages/${name}`), 'scripts/packages'];
  const listed = ['ls-files', '-co', '--exclude-standard', '--', ...folders];
  const files = run('git', [...listed, 'package.json', 'tsconfig.base.json', 'LICENSE'], root)
    .trim()
    .split('\n');
  const manifests = globSync('packages/*/package.json', { cwd: root });
  for (const file of new Set([...files, ...manifests])) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
}

function pack(): void {
  mkdirSync(tarballs);
  const workspaces = PUBLISHED.flatMap((name) => ['-w', `@kickdoor/${name}`]);
  run('npm', ['pack', ...workspaces, '--pack-destination', tarballs], tree);
}

/** What a package of the repository says it depends on. */
function dependenciesOf(name: string): Record<string, string> {
  const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(manifest));
  return dependencies;
}

/** The tarballs are installed all at once, so that they find each other; what they depend on is copied from here. */
function install(): void {
  mkdirSync(home);
  const own = globSync('*.tgz', { cwd: tarballs }).map((file) => {
    const name = /^kickdoor-(?<name>[a-z]+)-/u.exec(file)?.groups?.['name'] ?? '';
    return [`@kickdoor/${name}`, `file:${join(tarballs, file)}`] as const;
  });
  const others = THIRD_PARTIES.map((name) => [name, `file:${join(root, 'node_modules', name)}`] as const);
  const dependencies = Object.fromEntries([...own, ...others]);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module', private: true, dependencies }));
  run(
    'npm',
    ['install', '--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund'],
    home,
  );
}

beforeAll(() => {
  copyTree();
  pack();
  install();
}, PATIENCE);

afterAll(() => rmSync(work, { recursive: true, force: true }), PATIENCE);

const installed = (name: string, file: string): string => join(home, 'node_modules', '@kickdoor', name, file);

const Manifest = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string(), default: z.string() })])),
  engines: z.object({ node: z.string() }),
  files: z.array(z.string()),
  sideEffects: z.unknown(),
  private: z.undefined().optional(),
  scripts: z.undefined().optional(),
});
const manifestOf = (name: string) =>
  Manifest.parse(JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8')));

test.each(PUBLISHED)('%s has what it exports, its README and its license, and no sources', (name) => {
  const files = globSync('**/*', { cwd: installed(name, '.') });
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  expect(files.filter((file) => /(?:^|\/)test\//u.test(file))).toEqual([]);
  for (const entry of Object.values(manifestOf(name).exports)) {
    for (const path of typeof entry === 'string' ? [entry] : Object.values(entry)) {
      expect(files).toContain(path.replace('./', ''));
    }
  }
});

test('packing leaves the manifests of the repository as they were', () => {
  for (const name of PUBLISHED) {
    const path = join('packages', name, 'package.json');
    expect(readFileSync(join(tree, path), 'utf8')).toBe(readFileSync(join(root, path), 'utf8'));
  }
});

/** Every subpath that the packages export, each imported under a name of its own. */
function everything(): string {
  const subpaths = PUBLISHED.flatMap((name) =>
    Object.keys(manifestOf(name).exports)
      .filter((subpath) => subpath !== './package.json')
      .map((subpath) => `@kickdoor/${name}${subpath.slice(1)}`),
  );
  const imports = subpaths.map((path, at) => `import * as all${at} from '${path}';`);
  return `${imports.join('\n')}\nexport const sizes = [${subpaths.map((_, at) => `Object.keys(all${at}).length`).join(', ')}];\n`;
}

const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  target: 'es2023',
  lib: ['ES2023'],
  types: ['node'],
};

test(
  'a strict compiler is content with all that they declare, and with the examples of the docs',
  { timeout: PATIENCE },
  () => {
    const programs = PAGES.map((page) => writeProgram(page, home));
    const all = join(home, 'everything.ts');
    writeFileSync(all, everything());
    const options = {
      ...STRICT,
      module: 'nodenext',
      rewriteRelativeImportExtensions: true,
      outDir: 'built',
      rootDir: '.',
    };
    writeFileSync(
      join(home, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: [...programs, all] }),
    );
    run(process.execPath, [TSC, '-p', home], home);
    const bundler = { ...STRICT, module: 'preserve', moduleResolution: 'bundler', noEmit: true };
    writeFileSync(join(home, 'bundler.json'), JSON.stringify({ compilerOptions: bundler, files: [all] }));
    run(process.execPath, [TSC, '-p', 'bundler.json'], home);
  },
);

test(
  'they run on every Node of this machine that they declare, with the examples of the docs',
  { timeout: PATIENCE },
  () => {
    const oldest = Number(/\d+/u.exec(manifestOf('rules').engines.node)?.[0]);
    for (const { path } of nodes(oldest)) {
      const programs = globSync('built/*.js', { cwd: home });
      expect(programs).toHaveLength(PAGES.length + 1);
      for (const program of programs) run(path, [program], home);
    }
  },
);

const PAGE_PROGRAM = `
import { bots } from '@kickdoor/bots';
import { ServerMessage } from '@kickdoor/protocol';
import { applyMove, buildCardPool, createTable, legalMoves, stream, view } from '@kickdoor/rules';
import { createWords } from '@kickdoor/words';
export function play(cards) {
  const pool = buildCardPool([{ id: 'classic', cards }]);
  const players = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'female' }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'page', players });
  const random = stream('page');
  for (let count = 0; count < 100000 && state.phase !== 'over'; count += 1) {
    const next = [0, 1, 2].map((at) => (state.turn + at) % 3).flatMap((seat) => {
      const legal = legalMoves(pool, state, seat);
      const decided = bots.sensible.decide(view(pool, state, seat), legal, pool, random);
      return decided === null ? [] : [[seat, decided.move]];
    });
    const [seat, move] = next[0] ?? [-1, { do: 'timeout' }];
    applyMove(pool, state, seat, move);
  }
  return [state.phase, createWords('en', ['hello = Hello']).say('hello'), ServerMessage.safeParse({ type: 'pong' }).success];
}
`;

test(
  'a bundler makes a page of them that needs nothing of Node, and leaves out what is not used',
  { timeout: PATIENCE },
  async () => {
    const input = join(home, 'page.js');
    writeFileSync(input, PAGE_PROGRAM);
    const unresolved: string[] = [];
    const bundle = await rolldown({
      input,
      cwd: home,
      platform: 'browser',
      onLog: (_, log) => void unresolved.push(log.message),
    });
    const { output } = await bundle.write({ file: join(home, 'bundled', 'page.js'), format: 'esm' });
    await bundle.close();
    expect(unresolved).toEqual([]);
    const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const own = modules.flatMap((id) => id.split('/node_modules/@kickdoor/')[1] ?? []);
    expect(own).toContain('rules/dist/engine/apply.js');
    expect(own.filter((id) => /^(?:packs|protocol\/dist\/(?:game|json-schema))/u.test(id))).toEqual([]);
    const script = `
    import { play } from './bundled/page.js';
    import { loadSet } from '@kickdoor/packs/node';
    console.log(JSON.stringify(play(loadSet('classic').cards)));
  `;
    const said = run(process.execPath, ['--input-type=module', '--eval', script], home);
    expect(JSON.parse(said)).toEqual(['over', 'Hello', true]);
  },
);
