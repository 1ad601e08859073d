import { useWords } from '../../words/WordsContext.tsx';
import type { MapField } from '../model/schema.ts';
import { fieldLabel } from './labels.ts';

interface MoreFieldsProps {
  readonly fields: readonly MapField[];
  readonly onPick: (field: MapField) => void;
}

/** Offers the fields that a map can have but doesn't have yet; choosing one adds it. */
export function MoreFields({ fields, onPick }: MoreFieldsProps) {
  const words = useWords();
  return (
    <select
      className="input form-more"
      value=""
      aria-label={words.say('shop-more-fields')}
      onChange={({ target }) => {
        const field = fields.find(({ name }) => name === target.value);
        if (field !== undefined) onPick(field);
      }}
    >
      <option value="">{words.say('shop-more-fields')}</option>
      {fields.map(({ name }) => (
        <option key={name} value={name}>
          {fieldLabel(words, name)}
        </option>
      ))}
    </select>
  );
}
