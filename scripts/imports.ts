/**
 * Checks that imports run one way: between workspaces (web, server, cli → tables → protocol, bots → packs → words →
 * rules), which must import each other by name, not by path, and declare what they import; and between the folders of a
 * workspace that has layers.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** The workspaces each workspace may import. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  words: ['rules'],
  packs: ['rules', 'words'],
  protocol: ['rules', 'words'],
  bots: ['rules', 'packs'],
  tables: ['rules', 'words', 'protocol', 'bots'],
  server: ['rules', 'words', 'packs', 'protocol', 'bots', 'tables'],
  web: ['rules', 'words', 'packs', 'protocol', 'bots', 'tables'],
  cli: ['rules', 'words', 'packs', 'bots', 'server'],
};

/**
 * The folders each source folder of a workspace may import. Files next to the folders, such as `index.ts`, may import
 * all of them, and no folder may import those files.
 */
const LAYERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  rules: {
    model: [],
    sheets: ['model'],
    kernel: ['model', 'sheets'],
    chapters: ['model', 'sheets', 'kernel'],
    effects: ['model', 'sheets', 'kernel', 'chapters'],
    frames: ['model', 'sheets', 'kernel', 'chapters'],
    moves: ['model', 'sheets', 'kernel', 'chapters', 'effects', 'frames'],
    engine: ['model', 'sheets', 'kernel', 'chapters', 'effects', 'frames', 'moves'],
    words: ['model', 'sheets', 'kernel', 'effects'],
    notation: ['model', 'sheets', 'kernel'],
    saved: ['model', 'sheets', 'kernel', 'effects', 'engine'],
    records: ['model', 'sheets', 'kernel', 'effects', 'engine', 'notation', 'saved'],
  },
  tables: {
    store: [],
    messenger: [],
    base: ['store'],
    seats: ['store', 'base'],
    context: ['store', 'messenger', 'base', 'seats'],
    game: ['store', 'base', 'context'],
    telling: ['store', 'base', 'seats', 'context', 'game'],
    drivers: ['store', 'base', 'context', 'game'],
    hours: ['store', 'base', 'seats', 'context', 'game', 'telling', 'drivers'],
    lobby: ['store', 'base', 'seats', 'context', 'game', 'telling'],
    company: ['store', 'base', 'context', 'game', 'telling'],
    moving: ['store', 'base', 'seats', 'context', 'game', 'telling', 'lobby'],
    room: [
      'store',
      'base',
      'seats',
      'context',
      'game',
      'telling',
      'drivers',
      'hours',
      'lobby',
      'company',
      'moving',
    ],
    session: ['base', 'context', 'telling', 'hours', 'room'],
  },
};

/**
 * Files that may import types, and only types, from these higher layers; such imports are erased at run time.
 */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'packages/rules/src/model/effect.ts': ['kernel', 'effects'],
  'packages/rules/src/model/sheet.ts': ['sheets'],
};

interface Import {
  readonly specifier: string;
  readonly offset: number;
  /** Whether it imports only types. */
  readonly isType: boolean;
}

function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    offset: moduleRequest.start,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, offset: moduleRequest.start, isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const source = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^'"`$]*)\1$/u.exec(source)?.[2];
    if (literal !== undefined) {
      found.push({ specifier: literal, offset: moduleRequest.start, isType: false });
    }
  }
  return found;
}

function dependenciesOf(folder: string): ReadonlySet<string> {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = new Set<string>();
  if (typeof manifest !== 'object' || manifest === null) return names;
  for (const [key, value] of Object.entries(manifest)) {
    if (!/^(?:dev|peer|optional)?dependencies$/iu.test(key)) continue;
    const listed: unknown = value;
    if (typeof listed !== 'object' || listed === null) continue;
    for (const name of Object.keys(listed)) names.add(name);
  }
  return names;
}

/** The source folder a file is in; `null` next to the folders, `undefined` outside the sources. */
function folderOf(name: string, file: string): string | null | undefined {
  const path = file.split(`packages/${name}/src/`)[1];
  if (path === undefined) return undefined;
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : null;
}

/** What is wrong with importing `target` in `file`, both in the workspace `name`, if anything. */
function layerFault(name: string, file: string, target: string, isType: boolean): string | undefined {
  const layers = LAYERS[name];
  const from = folderOf(name, file);
  const to = folderOf(name, target);
  if (layers === undefined || from === null || from === undefined || from === to) return undefined;
  const allowed = layers[from];
  if (allowed === undefined) return `${from} has no layer in scripts/imports.ts`;
  if (to === undefined) return undefined;
  if (to === null) return `${from} may not import what lies beside the folders`;
  const may = allowed.includes(to) || (isType && TYPES[file]?.includes(to) === true);
  return may ? undefined : `${from} may not import ${to}`;
}

/** What is wrong with importing `specifier` by path in `file` of the workspace `name`, if anything. */
function pathFault(root: string, name: string, file: string, it: Import): string | undefined {
  const { specifier, isType } = it;
  const target = resolve(root, dirname(file), specifier.replace(/\?.*$/u, ''));
  const inside = !relative(join(root, 'packages', name), target).startsWith('..');
  if (inside) return layerFault(name, file, relative(root, target).replaceAll(sep, '/'), isType);
  // Everything may import the examples, including tests.
  if (/^(?:scripts|examples)[\\/]/u.test(relative(root, target))) return undefined;
  return 'leaves its workspace: import the other by name';
}

/** A file's workspace, and what it may import by name. */
interface Importing {
  readonly workspace: string;
  readonly file: string;
  /** The dependencies of its workspace. */
  readonly declared: ReadonlySet<string>;
  /** The dependencies of the root, for tests and the build. */
  readonly atRoot: ReadonlySet<string>;
}

/** What is wrong with importing `specifier` by name, if anything. */
function nameFault({ workspace, file, declared, atRoot }: Importing, specifier: string): string | undefined {
  // Virtual modules are created by the page's build (packages/web/words-plugin.ts).
  if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return undefined;
  const parts = specifier.split('/');
  const dependency = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const own = /^@kickdoor\/(?<own>.+)$/u.exec(dependency)?.groups?.['own'];
  if (own !== undefined && own !== workspace && ALLOWED[workspace]?.includes(own) !== true) {
    return `${workspace} may not import ${own}`;
  }
  const isSource = file.includes('/src/') && !/\.test\.tsx?$/u.test(file);
  if (own !== workspace && !declared.has(dependency) && (isSource || !atRoot.has(dependency))) {
    return `${dependency} is not in the package.json of ${workspace}`;
  }
  return undefined;
}

/** The result: the number of files checked, and one line for each import in the wrong direction. */
interface Checked {
  readonly files: number;
  /** `packages/rules/src/model/card.ts:3: '../engine/act.ts': model may not import engine`. */
  readonly faults: readonly string[];
}

/** Checks the imports of all workspaces below a folder. */
export function checkImports(root: string): Checked {
  const atRoot = dependenciesOf(root);
  const faults = new Set<string>();
  let count = 0;
  for (const workspace of Object.keys(ALLOWED)) {
    const folder = join(root, 'packages', workspace);
    if (!existsSync(folder)) continue;
    const declared = dependenciesOf(folder);
    const files = globSync(`packages/${workspace}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: ['packages/*/{node_modules,dist}'],
    });
    for (const file of files.map((path) => path.replaceAll(sep, '/')).toSorted()) {
      const text = readFileSync(join(root, file), 'utf8');
      count += 1;
      for (const it of importsOf(file, text)) {
        const { specifier, offset } = it;
        const problem = specifier.startsWith('.')
          ? pathFault(root, workspace, file, it)
          : nameFault({ workspace, file, declared, atRoot }, specifier);
        if (problem === undefined) continue;
        faults.add(`${file}:${text.slice(0, offset).split('\n').length}: '${specifier}': ${problem}`);
      }
    }
  }
  return { files: count, faults: [...faults] };
}

if (import.meta.main) {
  const { files, faults } = checkImports(join(import.meta.dirname, '..'));
  for (const line of faults) process.stderr.write(`${line}\n`);
  if (faults.length === 0) process.stdout.write(`The imports of ${files} files run the right way.\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
