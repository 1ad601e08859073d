/**
 * Checks that the workspaces import each other one way only (web, server, cli → protocol, bots → packs → rules),
 * by name and not by path, and that each declares what it imports.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';

const root = join(import.meta.dirname, '..');

/** What each workspace may import of the others. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  packs: ['rules'],
  protocol: ['rules', 'packs'],
  bots: ['rules', 'packs'],
  server: ['rules', 'packs', 'protocol', 'bots'],
  web: ['rules', 'packs', 'protocol', 'bots'],
  cli: ['rules', 'packs', 'bots', 'server'],
};

interface Import {
  readonly specifier: string;
  readonly offset: number;
}

function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found: Import[] = module.staticImports.map(({ moduleRequest }) => ({
    specifier: moduleRequest.value,
    offset: moduleRequest.start,
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, offset: moduleRequest.start });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const source = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^'"`$]*)\1$/u.exec(source)?.[2];
    if (literal !== undefined) found.push({ specifier: literal, offset: moduleRequest.start });
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

/** What is wrong with importing `specifier` in `file` of the workspace `name`, if anything is. */
function fault(name: string, file: string, specifier: string, declared: ReadonlySet<string>) {
  if (specifier.startsWith('.')) {
    const target = resolve(root, dirname(file), specifier.replace(/\?.*$/u, ''));
    const inside = !relative(join(root, 'packages', name), target).startsWith('..');
    if (inside || relative(root, target).startsWith(`scripts${sep}`)) return undefined;
    return 'leaves its workspace: import the other by name';
  }
  // What begins like that is made while the page is built (packages/web/words-plugin.ts).
  if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return undefined;
  const parts = specifier.split('/');
  const dependency = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const own = /^@kickdoor\/(?<own>.+)$/u.exec(dependency)?.groups?.['own'];
  if (own !== undefined && own !== name && ALLOWED[name]?.includes(own) !== true) {
    return `${name} may not import ${own}`;
  }
  // What the tests and the build use comes from the root's package.json.
  const isSource = file.includes('/src/') && !/\.test\.tsx?$/u.test(file);
  if (own !== name && !declared.has(dependency) && (isSource || !atRoot.has(dependency))) {
    return `${dependency} is not in the package.json of ${name}`;
  }
  return undefined;
}

const atRoot = dependenciesOf(root);
const faults: string[] = [];
let count = 0;
for (const name of Object.keys(ALLOWED)) {
  const folder = join(root, 'packages', name);
  if (!existsSync(folder)) continue;
  const declared = dependenciesOf(folder);
  const files = globSync(`packages/${name}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['packages/*/{node_modules,dist}'],
  });
  for (const file of files.map((path) => path.replaceAll(sep, '/')).toSorted()) {
    const text = readFileSync(join(root, file), 'utf8');
    count += 1;
    for (const { specifier, offset } of importsOf(file, text)) {
      const problem = fault(name, file, specifier, declared);
      if (problem === undefined) continue;
      faults.push(`${file}:${text.slice(0, offset).split('\n').length}: '${specifier}': ${problem}`);
    }
  }
}

for (const line of new Set(faults)) process.stderr.write(`${line}\n`);
if (faults.length === 0) process.stdout.write(`The imports of ${count} files run the right way.\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
