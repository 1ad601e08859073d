import { readFileSync } from 'node:fs';
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { KINDS, SHEET_IDS } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { effectsOf } from '../../src/workshop/model/schema.ts';
import { namesIn } from '../../src/workshop/model/words.ts';

/** The names of fields and of the words they can have, at any depth of a schema. */
function named(json: unknown, fields: Set<string>, values: Set<string>): void {
  if (typeof json !== 'object' || json === null) return;
  const own: Record<string, unknown> = { ...json };
  const { properties, enum: words } = own;
  if (typeof properties === 'object' && properties !== null) {
    for (const name of Object.keys(properties)) fields.add(name);
  }
  if (Array.isArray(words)) for (const word of words) values.add(String(word).replaceAll(' ', '-'));
  for (const part of Object.values(own)) named(part, fields, values);
}

test('every field of a form, and every value it can have, has a label', () => {
  const fields = new Set<string>();
  const values = new Set<string>();
  for (const schema of [cardFileSchema(), packFileSchema(), picturesFileSchema()]) {
    named(schema, fields, values);
  }
  // Effects are shown as their sentences, kinds and sheets by their names in the rules.
  const effects = new Set<string>(
    (['deed', 'effect', 'play'] as const).flatMap((of) => effectsOf(of).map(({ name }) => name)),
  );
  const inRules = new Set<string>([...KINDS, ...SHEET_IDS]);
  const url = new URL('../../src/words/en/workshop-fields.ftl', import.meta.url);
  const known = namesIn(readFileSync(url, 'utf8'));
  // The kind of a card is chosen when it is created, and an image comes from the device.
  const elsewhere = new Set(['kind', 'picture', 'image']);
  const missing = [...fields].filter(
    (name) => !effects.has(name) && !elsewhere.has(name) && !known.has(`field-${name}`),
  );
  expect(missing).toEqual([]);
  const shaded = /-(?:pale|deep)$/u;
  const unsaid = [...values].filter(
    (word) => !effects.has(word) && !inRules.has(word) && !shaded.test(word) && !known.has(`value-${word}`),
  );
  expect(unsaid).toEqual([]);
});
