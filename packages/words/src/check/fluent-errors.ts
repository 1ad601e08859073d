/** Errors from the Fluent parser. */
import type { Annotation } from '@fluent/syntax';
import type { Phrase } from '@kickdoor/rules';
import { phrase } from '../phrase.ts';

/** The parser's codes, except the one for unspecified errors. */
const CODES = [
  'E0002',
  'E0003',
  'E0004',
  'E0005',
  'E0006',
  'E0007',
  'E0008',
  'E0009',
  'E0010',
  'E0011',
  'E0012',
  'E0013',
  'E0014',
  'E0015',
  'E0016',
  'E0017',
  'E0018',
  'E0019',
  'E0020',
  'E0021',
  'E0022',
  'E0024',
  'E0025',
  'E0026',
  'E0027',
  'E0028',
  'E0029',
] as const;

/** An error as a phrase; some name the character or message concerned. */
export function fluentPhrase({ code, arguments: [what] }: Annotation): Phrase {
  const known = CODES.find((one) => one === code);
  return phrase(`fluent-${known ?? 'E0001'}`, { what: String(what) });
}
