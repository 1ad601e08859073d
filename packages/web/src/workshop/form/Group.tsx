import type { ReactNode } from 'react';

/** Fields with a border around them. */
export function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend className="field-label">{label}</legend>
      {children}
    </fieldset>
  );
}
