/** What readers of packs need of the effects: the schemas of their lists, and all effects by name. */
import './index.ts';

export { asMessage, expectation, messagePhrase, oneOf } from './expectation.ts';
export { foldTraits, powersIn } from './fold.ts';
export { deedList, effectList, playList } from './lists.ts';
export { deeds, plays, powers, traits } from '../kernel/registry.ts';
export { personSchema } from './schemas.ts';
