/** Why the machine refuses something, in words of one's own where its reason is a usual one. */
import type { Phrase } from '@kickdoor/rules';
import { phrase } from './phrase.ts';

/** The usual reasons, by the codes of Node. */
const CODES = ['EACCES', 'EEXIST', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'] as const;

/** What an error of the machine says. */
export function systemPhrase(error: unknown): Phrase {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const usual = CODES.find((one) => one === code);
  if (usual !== undefined) return phrase(`system-${usual}`);
  return phrase('system-said', { said: error instanceof Error ? error.message : String(error) });
}
