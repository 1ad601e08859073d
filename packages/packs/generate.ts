/**
 * Generates files: the JSON Schemas of the pack format and its part of docs/packs.md, and the catalog of rules from the
 * English words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWords } from '@kickdoor/words';
import {
  cardFileSchema,
  effectsDoc,
  kindsDoc,
  packFileSchema,
  picturesDoc,
  picturesFileSchema,
} from './src/schema.ts';
import { builtInSets, wordSources } from './src/node.ts';
import { ruleCatalog } from './rule-catalog.ts';

/** A generated file: its path relative to this folder, and its intended content. */
interface Generated {
  readonly path: string;
  readonly text: string;
}

/** Names for the powers of the guide's examples, which no set has. */
const EXAMPLES = 'power-buy-off = Buy off\npower-rehearse = Rehearse\n';

/** All generated files with their intended content. */
export function generated(): readonly Generated[] {
  const guide = '../../docs/packs.md';
  // Examples name the built-in sets’ races and classes.
  const sources = [...wordSources('en', builtInSets()), { set: 'examples', ftl: EXAMPLES }];
  const words = createWords('en', sources, { plain: true });
  const parts = {
    pictures: picturesDoc(),
    kinds: kindsDoc(),
    effects: effectsDoc((said) => words.say(said)),
  };
  return [
    { path: 'schema/card.schema.json', text: json(cardFileSchema()) },
    { path: 'schema/pack.schema.json', text: json(packFileSchema()) },
    { path: 'schema/pictures.schema.json', text: json(picturesFileSchema()) },
    { path: '../../docs/rules/catalog.md', text: ruleCatalog() },
    { path: guide, text: fill(read(guide), parts) },
  ];
}

/** The current content of a file in this folder. */
export function read(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Puts each part between its markers. */
function fill(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((filled, [name, part]) => {
    const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end of ${name} -->`];
    const [before, after] = [filled.indexOf(start), filled.indexOf(end)];
    if (before < 0 || after < before) throw new Error(`the markers of ${name} are missing`);
    return `${filled.slice(0, before + start.length)}\n\n${part}\n\n${filled.slice(after)}`;
  }, text);
}

if (import.meta.main) {
  for (const { path, text } of generated()) writeFileSync(join(import.meta.dirname, path), text);
}
