/** Moves and cards as text, the same in scenarios and in the records of games. */
export { understand } from './candidates.ts';
export { copiesOf, defOf, kindName, readCardName } from './names.ts';
export { parseText } from './parse.ts';
export { printMove } from './print.ts';
