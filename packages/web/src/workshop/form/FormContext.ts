import { createContext, useContext } from 'react';

/** Where the fields of a form write: a YAML file, from a path on. */
export interface FormTarget {
  /** Sets a value, or takes it away. Changes of the same field in a row are one step to undo. */
  readonly set: (path: FieldPath, value: unknown) => void;
  readonly insert: (list: FieldPath, index: number, value: unknown) => void;
  readonly remove: (list: FieldPath, index: number) => void;
  readonly move: (list: FieldPath, from: number, to: number) => void;
  readonly isReadOnly: boolean;
}

/** From the card, the picture or the file that a form is of. */
export type FieldPath = readonly (string | number)[];

export const FormContext = createContext<FormTarget | null>(null);

export function useForm(): FormTarget {
  const form = useContext(FormContext);
  if (form === null) throw new Error('there is no form around this field');
  return form;
}
