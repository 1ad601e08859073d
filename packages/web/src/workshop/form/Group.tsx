import type { ReactNode } from 'react';

/** Fields around which a line is drawn. */
export function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend className="field-label">{label}</legend>
      {children}
    </fieldset>
  );
}
