import type { Answer } from '../net/api.ts';
import type { PageWords } from '../words/say.ts';

/** The reason why an owner's request failed. */
export type Code = Extract<Answer<unknown>, { ok: false }>['code'];

/** The reason in words. */
export function problemText(words: PageWords, code: Code): string {
  if (code === 'bad-secret') return words.say('admin-wrong-token');
  if (code === 'too-fast') return words.say('admin-too-many');
  if (code === 'not-found') return words.say('admin-not-here');
  return words.say(`error-${code}`);
}
