import { useRef, useState } from 'react';
import type { Persona } from '../net/keys.ts';
import type { PersonaFieldsProps } from './PersonaFields.tsx';

/** A form for a persona: what its fields take, and what happens when it is sent. */
interface PersonaForm {
  readonly fields: PersonaFieldsProps;
  readonly onSubmit: (event: Pick<Event, 'preventDefault'>) => void;
}

/** Hands over a persona with a trimmed name. Without a name, the form asks for one instead. */
export function usePersonaForm(first: Persona, onSend: (persona: Persona) => void): PersonaForm {
  const [value, onChange] = useState(first);
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const name = value.name.trim();
  return {
    // The error goes with the first letter. If it stayed until the field loses the focus, as the browser's own does,
    // the press that takes the focus away would move its button from under the pointer.
    fields: { value, onChange, input, isNameMissing: isAsked && name === '' },
    onSubmit: (event) => {
      event.preventDefault();
      setAsked(true);
      if (name === '') input.current?.focus();
      else onSend({ ...value, name });
    },
  };
}
