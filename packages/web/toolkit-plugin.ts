/**
 * Imports the toolkit's components from the modules that define them, not from the index that lists all: with the
 * index, a page with one button would load the sliders and drop zones of all other pages.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Visitor, type ESTree } from 'rolldown/utils';
import type { Plugin } from 'vite';

const TOOLKIT = 'react-aria-components';
const INDEX = join(
  dirname(createRequire(import.meta.url).resolve(`${TOOLKIT}/package.json`)),
  'dist',
  'exports',
  'index.mjs',
);
/**
 * On load the toolkit asks the browser about its language: whether it can format dates, the direction of its script,
 * and the sign of numbers. That takes longer than rendering an empty page, and the language's well-formed tag and the
 * toolkit's own list of right-to-left languages suffice.
 */
const ASKED = [
  {
    in: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/u,
    what: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/u,
    instead: 'new Intl.Locale(locale);',
  },
  {
    in: /\/react-aria\/dist\/private\/i18n\/utils\.mjs$/u,
    what: /if \(Intl\.Locale\)/u,
    instead: 'if (false)',
  },
  {
    in: /\/@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/u,
    what: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay/u,
    instead: "'exceptZero'",
  },
] as const;
/** A line of the index: the names that it re-exports from a module. */
const LISTED = /^import \{(?<names>[^}]+)\} from "(?<from>[^"]+)";$/gmu;

/** The module of each name, according to the index. */
function origins(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { groups } of readFileSync(INDEX, 'utf8').matchAll(LISTED)) {
    for (const name of groups?.['names']?.split(',') ?? []) {
      const [own = ''] = name.trim().split(' as ');
      found.set(own, groups?.['from'] ?? '');
    }
  }
  return found;
}

/** The imports from the toolkit's index, last first. */
function importsOf(program: ESTree.Program): readonly ESTree.ImportDeclaration[] {
  const found: ESTree.ImportDeclaration[] = [];
  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value === TOOLKIT && node.importKind !== 'type') found.push(node);
    },
  }).visit(program);
  return found.toReversed();
}

/** The imported names: the original and the local one. Types don't exist in a built page. */
function namesOf({ specifiers }: ESTree.ImportDeclaration): readonly (readonly [string, string])[] {
  return specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' && each.importKind !== 'type' && each.imported.type === 'Identifier'
      ? [[each.imported.name, each.local.name] as const]
      : [],
  );
}

/** Keeps the toolkit from asking the browser about its language. */
export function toolkitLocale(): Plugin {
  return {
    name: 'toolkit-locale',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ASKED.map((each) => each.in) },
      handler(code, id) {
        const asked = ASKED.find((each) => each.in.test(id));
        if (asked === undefined) return null;
        if (!asked.what.test(code)) this.error(`${id} no longer asks for languages as it did.`);
        return { code: code.replace(asked.what, asked.instead), map: null };
      },
    },
  };
}

export function toolkit(): Plugin {
  const from = origins();
  return {
    name: 'toolkit',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/web\/src\/.*\.tsx?$/u, code: TOOLKIT },
      async handler(code, id) {
        let built = code;
        for (const node of importsOf(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))) {
          const lines: string[] = [];
          for (const [name, local] of namesOf(node)) {
            const origin = await this.resolve(from.get(name) ?? TOOLKIT, INDEX);
            lines.push(`import { ${name} as ${local} } from ${JSON.stringify(origin?.id ?? TOOLKIT)};`);
          }
          built = built.slice(0, node.start) + lines.join(' ') + built.slice(node.end);
        }
        return { code: built, map: null };
      },
    },
  };
}
