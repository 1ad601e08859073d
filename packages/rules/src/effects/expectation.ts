/**
 * What a schema expects, worded to follow "expected". Schemas are parsed with it, so that an issue's message always
 * says what should be there, however deeply nested in a list of effects. Zod's messages are strings, and these are
 * shown in several languages, so each message is a phrase serialized as JSON.
 */
import { z } from 'zod';
import { phrase, type Phrase } from '../model/phrase.ts';

/** Serializes a phrase as a schema's message. */
export function asMessage(said: Phrase): string {
  return JSON.stringify(said);
}

const written = z.strictObject({
  id: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});

/** Reads the phrase in an issue's message. */
export function messagePhrase({ message }: { readonly message: string }): Phrase {
  return written.parse(JSON.parse(message));
}

/** Words what a schema expected. Pass it to `safeParse` as `error`; a schema's own message takes precedence. */
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

/** Types in the terms of people who write packs. */
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

/** Expects one of some known words. */
export function oneOf(words: readonly string[]): Phrase {
  const [only = ''] = words;
  return words.length > 1
    ? phrase('expected-one-of', { words: words.join(', ') })
    : phrase('expected-word', { word: only });
}

/** The bounds of the schemas here are inclusive. */
function bound(word: 'at-least' | 'at-most', limit: number | bigint, of: string): Phrase {
  const unit = of === 'array' ? '-entries' : of === 'string' ? '-characters' : '';
  return phrase(`expected-${word}${unit}`, { limit: Number(limit) });
}

/** The known fields of a map that has others as well. */
function knownKeys(schema: unknown): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
