/**
 * What a schema wants of a pack, in the words after "expected". Effects are read with it, so that the message of an
 * issue always says what should stand there, however deep in a list of effects it was found.
 */
import { z } from 'zod';

/** To be given to a schema's `safeParse` as `error`. A schema's own message goes before it. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected, issue.inst);
    case 'invalid_value':
      return anyOf(issue.values.map(String));
    case 'unrecognized_keys':
      return knownKeys(issue.inst).join(' ');
    case 'too_small':
      return bound(issue.inclusive === false ? 'more than' : 'at least', issue.minimum, issue.origin);
    case 'too_big':
      return bound(issue.inclusive === false ? 'less than' : 'at most', issue.maximum, issue.origin);
    case 'invalid_format':
      return issue.pattern === undefined ? `a text (${issue.format})` : `a text like ${issue.pattern}`;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    default:
      return undefined;
  }
}

function typeWords(type: string, schema: unknown): string {
  const whole = schema instanceof z.ZodNumber && schema.format?.includes('int') === true;
  if (type === 'number' && whole) return 'a whole number';
  return TYPES[type] ?? type;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a map of fields',
  record: 'a map of fields',
  null: 'null',
  undefined: 'nothing',
  never: 'nothing',
};

function anyOf(values: readonly string[]): string {
  return values.length > 1 ? `one of ${values.join(', ')}` : (values[0] ?? 'nothing');
}

function bound(word: string, limit: number | bigint, origin: string): string {
  if (origin === 'array') return `${word} ${limit} entries`;
  return `${word} ${limit}${origin === 'string' ? ' characters' : ''}`;
}

/** The fields of a map that has others as well. */
function knownKeys(schema: unknown): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
