import { useId } from 'react';
import { useWords } from '../../words/WordsContext.tsx';
import type { Schema } from '../model/schema.ts';
import { useForm } from './FormContext.ts';
import { valueLabel, wayName } from './labels.ts';

export interface WayChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly ways: readonly Schema[];
  /** The way that the value is, by place; -1: none. */
  readonly at: number;
  readonly canBeUnset: boolean;
  /** What leaving it out means, if that is known. */
  readonly usual: unknown;
  readonly onChoose: (at: number) => void;
}

/** Chooses which sort of value a field has. */
export function WayChoice({ label, name, ways, at, canBeUnset, usual, onChoose }: WayChoiceProps) {
  const words = useWords();
  const { isReadOnly } = useForm();
  const id = useId();
  const hasUsual = typeof usual === 'string' || typeof usual === 'number';
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={at}
        disabled={isReadOnly}
        data-testid={`way-${name}`}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
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
      </select>
    </div>
  );
}
