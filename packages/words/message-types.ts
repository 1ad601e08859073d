/** The ids and variables of messages as types, so that the compiler checks phrases. */
import { readWords } from './src/check/ftl.ts';

/** A module with an interface of this name: each message in some Fluent sources, with its variables. */
export function messageTypes(name: string, sources: readonly string[]): string {
  const fields = sources.flatMap((source) => {
    const { messages, references } = readWords('', source, []);
    return messages.map(({ id }) => {
      const used = references.filter(({ to, from }) => to === 'variable' && from === id);
      const names = [...new Set(used.map((variable) => `'${variable.id}'`))].toSorted();
      const key = /^[a-z]\w*$/iu.test(id) ? id : `'${id}'`;
      return `  ${key}: ${names.length === 0 ? 'never' : names.join(' | ')};`;
    });
  });
  return [
    '/** Generated from the English words (npm run generate): each message and its variables. */',
    `export interface ${name} {`,
    ...fields,
    '}',
    '',
  ].join('\n');
}
