/** What pack readers need: the schemas for lists of effects, and all effects by name. */
import { EFFECTS } from './index.ts';

export { asMessage, expectation, messagePhrase, oneOf } from './expectation.ts';
export { foldTraits, powersIn } from './fold.ts';
export { markSchema, whoSchema } from './schemas.ts';
export { asWritten, storedDeed } from './stored.ts';
export const { deeds, traits, plays, powers, deedList, effectList, playList } = EFFECTS;
