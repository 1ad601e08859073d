import type { Answer } from '../net/api.ts';
import type { PageWords } from '../words/say.ts';

/** Why the server didn't do what its owner asked. */
export type Code = Extract<Answer<unknown>, { ok: false }>['code'];

/** The same in words. */
export function problemText(words: PageWords, code: Code): string {
  if (code === 'bad-secret') return words.say('admin-wrong-token');
  if (code === 'too-fast') return words.say('admin-too-many');
  if (code === 'not-found') return words.say('admin-not-here');
  return words.say(`error-${code}`);
}
