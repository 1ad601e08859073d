import { createContext, useContext } from 'react';

/** The target of a form's fields: a YAML file, from a path on. */
export interface FormTarget {
  /** Sets a value, or removes it. Consecutive changes of the same field are one step to undo. */
  readonly set: (path: FieldPath, value: unknown) => void;
  readonly insert: (list: FieldPath, index: number, value: unknown) => void;
  readonly remove: (list: FieldPath, index: number) => void;
  readonly move: (list: FieldPath, from: number, to: number) => void;
  readonly isReadOnly: boolean;
}

/** Relative to the form's card, picture or file. */
export type FieldPath = readonly (string | number)[];

export const FormContext = createContext<FormTarget | null>(null);

export function useForm(): FormTarget {
  const form = useContext(FormContext);
  if (form === null) throw new Error('there is no form around this field');
  return form;
}
