import type { RefObject } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import type { Persona } from '../net/keys.ts';
import { Choices } from '../ui/Choices.tsx';
import { useWords } from '../words/WordsContext.tsx';

export interface PersonaFieldsProps {
  readonly value: Persona;
  readonly onChange: (value: Persona) => void;
  /** The name's input. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isNameMissing: boolean;
}

/** A character's name and sex. */
export function PersonaFields({ value, onChange, input, isNameMissing }: PersonaFieldsProps) {
  const words = useWords();
  return (
    <>
      <TextField
        className="field"
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        maxLength={24}
        autoComplete="nickname"
        isRequired
        isInvalid={isNameMissing}
        validationBehavior="aria"
      >
        <Label className="field-label">{words.say('persona-name')}</Label>
        <Input ref={input} className="input" data-testid="persona-name" />
        <FieldError className="field-error">{words.say('persona-nameless')}</FieldError>
      </TextField>
      <Choices
        label={words.say('persona-sex')}
        value={value.sex}
        onChange={(sex) => onChange({ ...value, sex: sex === 'female' ? 'female' : 'male' })}
        options={[
          { key: 'female', label: words.say('persona-female') },
          { key: 'male', label: words.say('persona-male') },
        ]}
      />
    </>
  );
}
