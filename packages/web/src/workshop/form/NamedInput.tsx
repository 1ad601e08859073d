import { useId } from 'react';
import { namesIn } from '../code/helping.ts';
import { useWork } from '../WorkContext.ts';
import { useForm } from './FormContext.ts';

interface NamedInputProps {
  readonly label: string;
  /** The field's name, which determines what it can refer to. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a reference to a race, class or mark, with suggestions. */
export function NamedInput({ label, name, value, onChange }: NamedInputProps) {
  const { files } = useWork();
  const { isReadOnly } = useForm();
  const id = useId();
  const known = namesIn(files, name);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        value={value}
        readOnly={isReadOnly}
        autoComplete="off"
        spellCheck={false}
        data-testid={`field-${name}`}
        {...(known.length === 0 ? {} : { list: `${id}-known` })}
        onChange={({ target }) => onChange(target.value)}
      />
      {known.length === 0 ? null : (
        <datalist id={`${id}-known`}>
          {known.map((one) => (
            <option key={one} value={one} translate="no">
              {one}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}
