/** Names as the words of a table need them. */
export { tableNames } from '@kickdoor/packs/words';
