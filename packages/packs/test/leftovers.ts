export { leftovers } from '../src/words/leftovers.ts';
