/**
 * What a schema wants of a file, as what stands after "expected". Schemas are read with it, so that the message of an
 * issue always says what should stand there, however deep in a list of effects it was found. Zod's messages are texts,
 * and these are read in several languages; so each is a phrase, written as JSON.
 */
import { z } from 'zod';
import { phrase, type Phrase } from '../model/phrase.ts';

/** A phrase as the message of a schema. */
export function asMessage(said: Phrase): string {
  return JSON.stringify(said);
}

const written = z.strictObject({
  id: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});

/** The phrase that is the message of an issue. */
export function messagePhrase({ message }: { readonly message: string }): Phrase {
  return written.parse(JSON.parse(message));
}

/** To be given to a schema's `safeParse` as `error`. A schema's own message goes before it. */
export function expectation(issue: z.core.$ZodRawIssue): string {
  return asMessage(expected(issue));
}

function expected(issue: z.core.$ZodRawIssue): Phrase {
  switch (issue.code) {
    case 'invalid_type':
      return expectedType(issue.expected, issue.inst);
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'unrecognized_keys':
      return phrase('expected-fields', { fields: knownKeys(issue.inst).join(', ') });
    case 'too_small':
      return bound('at-least', issue.minimum, issue.origin);
    case 'too_big':
      return bound('at-most', issue.maximum, issue.origin);
    case 'invalid_format':
      return phrase('expected-format', { format: issue.pattern ?? issue.format });
    default:
      return phrase('expected-other');
  }
}

function expectedType(type: string, schema: unknown): Phrase {
  const whole = schema instanceof z.ZodNumber && schema.format?.includes('int') === true;
  return phrase(`expected-${type === 'number' && whole ? 'int' : (TYPES[type] ?? 'other')}`);
}

/** Types by what they are to those who write files. */
const TYPES: Readonly<
  Record<string, 'string' | 'number' | 'int' | 'boolean' | 'array' | 'object' | 'nothing'>
> = {
  string: 'string',
  number: 'number',
  int: 'int',
  boolean: 'boolean',
  array: 'array',
  tuple: 'array',
  object: 'object',
  record: 'object',
  null: 'nothing',
  undefined: 'nothing',
  never: 'nothing',
};

/** What to expect where some words are known. */
export function oneOf(words: readonly string[]): Phrase {
  const [only = ''] = words;
  return words.length > 1
    ? phrase('expected-one-of', { words: words.join(', ') })
    : phrase('expected-word', { word: only });
}

/** Bounds of the schemas here are inclusive. */
function bound(word: 'at-least' | 'at-most', limit: number | bigint, of: string): Phrase {
  const unit = of === 'array' ? '-entries' : of === 'string' ? '-characters' : '';
  return phrase(`expected-${word}${unit}`, { limit: Number(limit) });
}

/** The fields of a map that has others as well. */
function knownKeys(schema: unknown): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
