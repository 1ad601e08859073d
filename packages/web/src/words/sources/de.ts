/** The words of the page, the rules and the bots, in one language: a chunk of its own. Faults are for tools. */
const files = import.meta.glob<string>(
  [
    '../de/*.ftl',
    '../../../../rules/src/words/de/*.ftl',
    '!../../../../rules/src/words/de/faults.ftl',
    '../../../../bots/src/words/de/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const sources: readonly string[] = Object.values(files);
