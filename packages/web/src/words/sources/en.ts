/** The words of the page, the rules and the bots, in one language: a chunk of its own. Faults are for tools. */
const files = import.meta.glob<string>(
  [
    '../en/*.ftl',
    '../../../../rules/src/words/en/*.ftl',
    '!../../../../rules/src/words/en/faults.ftl',
    '../../../../bots/src/words/en/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const sources: readonly string[] = Object.values(files);
