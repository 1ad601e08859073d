/** Descriptions of the format's schemas: for editors, and for docs/packs.md. */
export { cardFileSchema, packFileSchema, picturesFileSchema } from './format/json-schema.ts';
export { effectsDoc, kindsDoc, picturesDoc } from './format/docs.ts';
