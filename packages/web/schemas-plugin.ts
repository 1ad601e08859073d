/**
 * Describes the pack format while the page is built: `@kickdoor/packs/schema` comes as the JSON Schemas that it would make.
 * So the page has neither what Zod makes them with, which each schema would bring along, nor what effects say of themselves
 * to them.
 */
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { Visitor, type ESTree } from 'rolldown/utils';
import type { Plugin } from 'vite';

const MODULE = '@kickdoor/packs/schema';
const ZOD_SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/u;
const DESCRIBING = /\/zod\/v4\/core\/to-json-schema\.js$/u;
/** Each kind of schema is told how to describe itself, by a statement on a line of its own. */
const TELLS = /^\s*inst\._zod\.processJSONSchema = .*;$/gmu;
/** What makes the methods that describe. */
const MAKES = /create(?:ToJSONSchemaMethod|StandardJSONSchemaMethod)\(this, [^)]*\)(?:\(params\))?/gu;

const EFFECTS = /\/rules\/src\/effects\/.*\.ts$/u;
/** The methods of a schema that describe it. */
const SAYING = new Set(['meta', 'describe']);

/** A stretch of code. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The calls that describe a schema, each from the dot on; the last first. */
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

/** Code without some stretches, of which the last is the first. */
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
