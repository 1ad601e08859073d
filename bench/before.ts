/** Measures an earlier version of the engine with the same code in the same run. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SHEETS } from '@kickdoor/rules';
import { z } from 'zod';

/** The last engine that tracked what each move changed. */
const COMMIT = '7c2ae42de076ff8b15013395db8b3835192ef966';

const root = join(import.meta.dirname, '..');
const PACKAGES = ['rules', 'packs'] as const;

/**
 * Puts the earlier engine into a temporary folder, with the current bench next to it, whose imports then resolve to
 * that engine. Returns the folder, or why it can't: a shallow clone or a tarball lacks the commit.
 */
export function takeBefore(): { readonly folder: string } | { readonly missing: string } {
  // Each checkout has its own folder, because its links lead to that checkout's installed packages.
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `kickdoor-bench-before-${COMMIT.slice(0, 7)}-${checkout}`);
  const done = join(folder, 'complete');
  if (!existsSync(done)) {
    const archive = archiveOf(COMMIT);
    if (archive === null) {
      return {
        missing:
          `The engine before (commit ${COMMIT.slice(0, 7)}) is not in this checkout: the ratios to it are left out. ` +
          'In a shallow clone `git fetch --unshallow` brings it; a tarball has no history.',
      };
    }
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    writeFileSync(done, '');
  }
  linkModules(folder);
  rename(folder);
  addBots(folder);
  rmSync(join(folder, 'bench'), { recursive: true, force: true });
  cpSync(import.meta.dirname, join(folder, 'bench'), { recursive: true });
  return { folder };
}

function archiveOf(commit: string): Buffer | null {
  try {
    const paths = PACKAGES.map((name) => `packages/${name}`);
    return execFileSync('git', ['archive', commit, 'package.json', ...paths], {
      cwd: root,
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** The earlier engine under today's names; the wrappers only pass calls through. */
const NAMES = `export * from './index.ts';
import { act, KEEPER } from './index.ts';
export { buildBox as buildCardPool, clone as fork, moves as legalMoves, KEEPER as SYSTEM } from './index.ts';
const TIME = { do: 'time' };
export const applyMove = (box, state, seat, move) => act(box, state, seat, seat === KEEPER ? TIME : move);
export const SHEETS = ${JSON.stringify(SHEETS.map(({ id, sets }) => ({ id, sets })))};
`;

/** Lets the bench call the earlier engine by today's names. */
function rename(folder: string): void {
  const rules = join(folder, 'packages', 'rules');
  writeFileSync(join(rules, 'src', 'names.ts'), NAMES);
  const path = join(rules, 'package.json');
  const text = readFileSync(path, 'utf8');
  if (text.includes('./src/names.ts')) return;
  if (!text.includes('./src/index.ts')) throw new Error(`${path} does not export its index`);
  writeFileSync(path, text.replace('./src/index.ts', './src/names.ts'));
}

/** Copies today's `seatToAct`: the earlier engine had none, and its bots aren't checked out. */
function addBots(folder: string): void {
  const bots = join(folder, 'packages', 'bots');
  mkdirSync(bots, { recursive: true });
  cpSync(join(root, 'packages', 'bots', 'src', 'search', 'to-act.ts'), join(bots, 'to-act.ts'));
  const fields = { name: '@kickdoor/bots', type: 'module', exports: './to-act.ts' };
  writeFileSync(join(bots, 'package.json'), JSON.stringify(fields));
  link(folder, '@kickdoor/bots', bots);
}

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Links a package in the folder by its name. */
function link(folder: string, name: string, target: string): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  // An existing link may be dangling.
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path, 'junction');
}

/** Links the earlier packages by name, and their external dependencies as installed here. */
function linkModules(folder: string): void {
  for (const name of PACKAGES) link(folder, `@kickdoor/${name}`, join(folder, 'packages', name));
  for (const name of PACKAGES) {
    const text = readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8');
    for (const dependency of Object.keys(manifest.parse(JSON.parse(text)).dependencies)) {
      if (dependency.startsWith('@kickdoor/')) continue;
      link(folder, dependency, join(root, 'node_modules', dependency));
    }
  }
}
