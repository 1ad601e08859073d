import { useEffect, useRef, useState } from 'react';
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components';

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** The field's name in the pack's files. */
  readonly code?: string;
  /** The error message. */
  readonly error?: string;
  readonly language?: string;
  readonly isLong?: boolean;
  readonly isReadOnly?: boolean;
  /** Whether the field takes the focus when it appears. */
  readonly hasFocus?: boolean;
  /** Called for Enter. */
  readonly onEnter?: () => void;
  readonly testId?: string;
}

/** A text field. */
export function TextInput(props: TextInputProps) {
  const { label, value, onChange, hint, code, error, language, isLong, isReadOnly, testId } = props;
  const { hasFocus = false, onEnter } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const [draft, setDraft] = useState('');
  // Trailing spaces are never saved, but are typed before the next word, so the draft keeps them.
  const shown = plain(draft) === plain(value) ? draft : value;
  const shared = {
    className: 'input',
    lang: language,
    spellCheck: language !== undefined,
    'data-testid': testId,
  };
  return (
    <TextField
      className="field"
      value={shown}
      onChange={(text) => {
        setDraft(text);
        onChange(text);
      }}
      isInvalid={error !== undefined}
      isReadOnly={isReadOnly ?? false}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter?.();
        event.continuePropagation();
      }}
    >
      <Label className="field-label">{label}</Label>
      {isLong === true ? (
        <TextArea {...shared} rows={2} />
      ) : (
        <Input {...shared} ref={field} autoComplete="off" />
      )}
      {hint === undefined ? null : (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      {code === undefined ? null : (
        <Text slot="description" className="field-hint" translate="no">
          {code}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </TextField>
  );
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');
