/** Descriptions of the format's schemas: for editors, and for docs/packs.md. */
export { cardFileSchema, packFileSchema, picturesFileSchema } from './format/json-schema.ts';
export { effectsDoc, kindsDoc, picturesDoc } from './format/docs.ts';
/** @public For whoever makes cards from the schema. */
export { deckOf } from './format/card.ts';
export { excessOf } from './format/read-cards.ts';
