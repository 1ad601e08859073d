import { useWords } from '../../words/WordsContext.tsx';
import type { Schema } from '../model/schema.ts';
import { valueLabel, wayName } from './labels.ts';
import { SelectField } from './SelectField.tsx';

export interface WayChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly ways: readonly Schema[];
  /** The index of the value's type; -1: none. */
  readonly at: number;
  readonly canBeUnset: boolean;
  /** The meaning of leaving it out, if known. */
  readonly usual: unknown;
  readonly onChoose: (at: number) => void;
}

/** Chooses the type of a field's value. */
export function WayChoice({ label, name, ways, at, canBeUnset, usual, onChoose }: WayChoiceProps) {
  const words = useWords();
  const hasUsual = typeof usual === 'string' || typeof usual === 'number';
  return (
    <SelectField label={label} value={at} testId={`way-${name}`} onChange={(text) => onChoose(Number(text))}>
      {canBeUnset ? (
        <option value={-1}>
          {hasUsual
            ? words.say('shop-usual', { value: valueLabel(words, String(usual)) })
            : words.say('shop-unset')}
        </option>
      ) : null}
      {ways.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- ways have no name
        <option key={index} value={index}>
          {wayName(words, one)}
        </option>
      ))}
    </SelectField>
  );
}
