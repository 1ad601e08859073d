/** English articles. A noun says `.indef` where its letters do not tell which it goes with, or where it takes none. */
import type { FluentFunction } from '@fluent/bundle';
import { Noun } from './nouns.ts';

/** The functions that only English words call. */
export const english: Record<string, FluentFunction> = {
  /** `A($who)`: “an Elf”. */
  A: ([noun]) => (noun instanceof Noun ? indefinite(noun) : (noun ?? '')),
  /** `YOU($who)`: “you are an Elf”, or what the noun itself says of “you”. */
  YOU: ([noun]) => (noun instanceof Noun ? ofYou(noun) : (noun ?? '')),
};

function indefinite(noun: Noun): string {
  if (noun.has('indef')) return noun.inForm(['indef']);
  const name = noun.toString();
  return `${/^[\uE000-\uF8FF]*[aeiou]/iu.test(name) ? 'an' : 'a'} ${name}`;
}

function ofYou(noun: Noun): string {
  return noun.has('you') ? noun.inForm(['you']) : `you are ${indefinite(noun)}`;
}
