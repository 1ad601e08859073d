import { useWords } from '../../words/WordsContext.tsx';
import { useForm, type FieldPath } from './FormContext.ts';
import { valueLabel } from './labels.ts';
import { SelectField } from './SelectField.tsx';

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly path: FieldPath;
  readonly value: unknown;
  readonly values: readonly string[];
  readonly isOptional: boolean;
  readonly usual?: unknown;
}

/** Chooses one of several words. */
export function Choice({ label, name, path, value, values, isOptional, usual }: ChoiceProps) {
  const words = useWords();
  const { set } = useForm();
  const shown = typeof value === 'string' ? value : '';
  return (
    <SelectField
      label={label}
      value={shown}
      testId={`field-${name}`}
      onChange={(text) => set(path, text === '' ? undefined : text)}
    >
      {isOptional || shown === '' ? (
        <option value="">
          {typeof usual === 'string'
            ? words.say('shop-usual', { value: valueLabel(words, usual) })
            : words.say('shop-unset')}
        </option>
      ) : null}
      {values.includes(shown) || shown === '' ? null : <option value={shown}>{shown}</option>}
      {values.map((one) => (
        <option key={one} value={one}>
          {valueLabel(words, one)}
        </option>
      ))}
    </SelectField>
  );
}
