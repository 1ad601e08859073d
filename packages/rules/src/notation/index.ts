/** Moves and cards as text, the same in scenarios and in the records of games. */
export { understand, type Table } from './candidates.ts';
export { cardName, copiesOf, defOf, kindName, readCardName, type CardName } from './names.ts';
export { parseText, type Draft, type Reader } from './parse.ts';
export { printMove, type Naming } from './print.ts';
