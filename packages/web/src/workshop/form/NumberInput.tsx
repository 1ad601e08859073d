import { Button, Group, Input, Label, NumberField } from 'react-aria-components';
import type { Taken } from '../model/schema.ts';
import { useWords } from '../../words/WordsContext.tsx';
import { useForm, type FieldPath } from './FormContext.ts';

interface NumberInputProps {
  readonly label: string;
  readonly name: string;
  readonly path: FieldPath;
  readonly value: unknown;
  readonly isOptional: boolean;
  readonly usual?: unknown;
  readonly taken: Extract<Taken, { is: 'number' }>;
}

/** A number field with buttons for one more and one less. */
export function NumberInput({ label, name, path, value, isOptional, usual, taken }: NumberInputProps) {
  const words = useWords();
  const { set, isReadOnly } = useForm();
  return (
    <NumberField
      className="field form-number"
      value={typeof value === 'number' ? value : typeof usual === 'number' ? usual : NaN}
      isReadOnly={isReadOnly}
      step={taken.whole ? 1 : 0.05}
      {...(taken.min === null ? {} : { minValue: taken.min })}
      {...(taken.max === null ? {} : { maxValue: taken.max })}
      formatOptions={{ maximumFractionDigits: 2, useGrouping: false }}
      onChange={(number) => {
        if (!Number.isNaN(number)) set(path, number);
        else if (isOptional) set(path, undefined);
      }}
    >
      <Label className="field-label">{label}</Label>
      <Group className="form-stepper">
        <Button slot="decrement" className="button button-plain button-small" aria-label={words.say('less')}>
          −
        </Button>
        <Input className="input" data-testid={`field-${name}`} />
        <Button slot="increment" className="button button-plain button-small" aria-label={words.say('more')}>
          +
        </Button>
      </Group>
    </NumberField>
  );
}
