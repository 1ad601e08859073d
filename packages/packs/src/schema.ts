/** The format's schemas for editors and docs/packs.md. */
export { cardFileSchema, packFileSchema, picturesFileSchema } from './format/json-schema.ts';
export { effectsDoc, kindsDoc, picturesDoc } from './format/docs.ts';
/** @public For programs that make cards from the schema. */
export { deckOf } from './format/card.ts';
export { excessOf } from './format/read-cards.ts';
