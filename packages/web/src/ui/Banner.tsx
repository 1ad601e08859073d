import type { ReactNode } from 'react';
import './banner.css';

/** Something about the connection that is to be seen as long as it is so. */
export function Banner({ children }: { readonly children: ReactNode }) {
  return (
    <div className="banner" role="status" data-testid="banner">
      {children}
    </div>
  );
}
