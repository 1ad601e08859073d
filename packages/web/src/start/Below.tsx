import { Continue } from './Continue.tsx';
import { PublicTables } from './PublicTables.tsx';

/** The parts of the start page that ask the server for something. */
export function Below({ part }: { readonly part: 'continue' | 'tables' }) {
  return part === 'continue' ? <Continue /> : <PublicTables />;
}
