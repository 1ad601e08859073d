import { FieldError, Input, Label, TextField } from 'react-aria-components';
import type { Persona } from '../net/keys.ts';
import { Choices } from '../ui/Choices.tsx';
import { useWords } from '../words/WordsContext.tsx';

export interface PersonaFieldsProps {
  readonly value: Persona;
  readonly onChange: (value: Persona) => void;
}

/** A character's name and sex. */
export function PersonaFields({ value, onChange }: PersonaFieldsProps) {
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
      >
        <Label className="field-label">{words.say('persona-name')}</Label>
        <Input className="input" data-testid="persona-name" />
        <FieldError className="field-error" />
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
