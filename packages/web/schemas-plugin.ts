/**
 * Generates the JSON Schemas of the pack format at build time and substitutes them for `@kickdoor/packs/schema`. The
 * page then needs neither Zod's generator, which every schema would pull in, nor the effects' descriptions for it.
 */
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { Visitor, type ESTree } from 'rolldown/utils';
import type { Plugin } from 'vite';

const MODULE = '@kickdoor/packs/schema';
const ZOD_SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/u;
const DESCRIBING = /\/zod\/v4\/core\/to-json-schema\.js$/u;
/** In Zod's code, each type sets its generator in a statement on its own line. */
const TELLS = /^\s*inst\._zod\.processJSONSchema = .*;$/gmu;
/** The code that creates the methods for generating schemas. */
const MAKES = /create(?:ToJSONSchemaMethod|StandardJSONSchemaMethod)\(this, [^)]*\)(?:\(params\))?/gu;

const EFFECTS = /\/rules\/src\/effects\/.*\.ts$/u;
/** The methods that describe a schema. */
const SAYING = new Set(['meta', 'describe']);

/** A range of code. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The calls that describe a schema, each from its dot on, last first. */
function descriptions(program: ESTree.Program): readonly Stretch[] {
  const found: Stretch[] = [];
  new Visitor({
    CallExpression({ callee, end }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if (SAYING.has(callee.property.name)) found.push({ start: callee.object.end, end });
    },
  }).visit(program);
  return found.toSorted((a, b) => b.start - a.start);
}

/** Code without some ranges, which must be given last first. */
function without(code: string, stretches: readonly Stretch[]): string {
  return stretches.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

export function schemas(): Plugin {
  return {
    name: 'schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return Object.entries({ cardFileSchema, packFileSchema, picturesFileSchema })
        .map(([name, schema]) => `export const ${name} = () => (${JSON.stringify(schema())});`)
        .join('\n');
    },
    transform(code, id) {
      if (EFFECTS.test(id)) {
        return { code: without(code, descriptions(this.parse(code, { lang: 'ts' }))), map: null };
      }
      if (!ZOD_SCHEMAS.test(id)) return null;
      return { code: code.replaceAll(TELLS, '').replaceAll(MAKES, 'undefined'), map: null };
    },
    generateBundle(_options, bundle) {
      const kept = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
        .find((id) => DESCRIBING.test(id));
      if (kept !== undefined) this.error(`The page contains ${kept}: what describes a schema in it?`);
    },
  };
}
