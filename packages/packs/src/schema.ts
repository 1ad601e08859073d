/** What the schemas of the format say of themselves: for editors, and for docs/packs.md. */
export { cardFileSchema, packFileSchema } from './format/json-schema.ts';
export { effectsDoc, kindsDoc } from './format/docs.ts';
