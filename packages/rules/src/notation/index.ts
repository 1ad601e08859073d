/** Moves and cards as text, used by scenarios and game records alike. */
export { understand } from './candidates.ts';
export { copiesOf, defOf, kindName, readCardName } from './names.ts';
export { parseText } from './parse.ts';
export { printMove } from './print.ts';
export { printRuling, readRuling } from './ruling.ts';
