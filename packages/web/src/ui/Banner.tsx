import type { ReactNode } from 'react';
import './banner.css';

/** A message about the connection, shown as long as it applies. */
export function Banner({ children }: { readonly children: ReactNode }) {
  return (
    <div className="banner" role="status" data-testid="banner">
      {children}
    </div>
  );
}
