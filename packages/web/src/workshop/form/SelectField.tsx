import { useId, type ReactNode } from 'react';
import { useForm } from './FormContext.ts';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string | number;
  readonly testId: string;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}

/** A labeled choice from a list. */
export function SelectField({ label, value, testId, onChange, children }: SelectFieldProps) {
  const { isReadOnly } = useForm();
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        disabled={isReadOnly}
        data-testid={testId}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </div>
  );
}
