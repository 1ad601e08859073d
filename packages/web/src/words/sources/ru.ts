/** The words of the page, the rules and the bots, in one language: a chunk of its own. Faults are for tools. */
const files = import.meta.glob<string>(
  [
    '../ru/*.ftl',
    '../../../../rules/src/words/ru/*.ftl',
    '!../../../../rules/src/words/ru/faults.ftl',
    '../../../../bots/src/words/ru/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const sources: readonly string[] = Object.values(files);
