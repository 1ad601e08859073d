import type { ReactNode } from 'react';
import './banner.css';

/** A message about the connection, shown for as long as it holds. */
export function Banner({ children }: { readonly children: ReactNode }) {
  return (
    <div className="banner" role="status" data-testid="banner">
      {children}
    </div>
  );
}
