/** How log lines and prompts name cards, players and powers. */
export { termsPhrase, type Names } from '@kickdoor/rules';
