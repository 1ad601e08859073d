/** Labels of fields and values in forms. */
import type { PageWords } from '../../words/say.ts';
import { takenBy, type Schema } from '../model/schema.ts';

/** The label of a field in the reader's language; its name in files if there is none. */
export function fieldLabel(words: PageWords, name: string): string {
  return words.has(`field-${name}`) ? words.say({ id: `field-${name}` }) : name;
}

/** The label of a word that a field can have. */
export function valueLabel(words: PageWords, value: string): string {
  const { color, shade } = /^(?<color>.+)-(?<shade>pale|deep)$/u.exec(value)?.groups ?? {};
  if (color !== undefined && (shade === 'pale' || shade === 'deep')) {
    return words.say(`shop-shade-${shade}`, { color: valueLabel(words, color) });
  }
  const word = value.replaceAll(' ', '-');
  const id = [`value-${word}`, `kind-${word}`, `sheet-${word}`].find((one) => words.has(one));
  return id === undefined ? value : words.say({ id });
}

/** The label of a type of value. */
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
