/** What fields and values are called in forms. */
import type { PageWords } from '../../words/say.ts';
import { takenBy, type Schema } from '../model/schema.ts';

/** The name of a field in the reader's language; as it is written where it has none. */
export function fieldLabel(words: PageWords, name: string): string {
  return words.has(`field-${name}`) ? words.say({ id: `field-${name}` }) : name;
}

/** A word that a field takes. */
export function valueLabel(words: PageWords, value: string): string {
  const { color, shade } = /^(?<color>.+)-(?<shade>pale|deep)$/u.exec(value)?.groups ?? {};
  if (color !== undefined && (shade === 'pale' || shade === 'deep')) {
    return words.say(`shop-shade-${shade}`, { color: valueLabel(words, color) });
  }
  const word = value.replaceAll(' ', '-');
  const id = [`value-${word}`, `kind-${word}`, `sheet-${word}`].find((one) => words.has(one));
  return id === undefined ? value : words.say({ id });
}

/** What sort of value a way is. */
export function wayName(words: PageWords, schema: Schema): string {
  const taken = takenBy(schema);
  if (taken.is === 'fixed') {
    return typeof taken.value === 'string' ? valueLabel(words, taken.value) : words.say('shop-none-of-it');
  }
  if (taken.is === 'map') return taken.fields.map(({ name }) => fieldLabel(words, name)).join(', ');
  if (taken.is === 'choice') {
    return taken.values
      .map((one) => valueLabel(words, one))
      .slice(0, 3)
      .join(', ');
  }
  return words.say(`shop-way-${taken.is}`);
}
