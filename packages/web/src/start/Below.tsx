import { Continue } from './Continue.tsx';
import { JoinByLink } from './JoinByLink.tsx';
import { PublicTables } from './PublicTables.tsx';

/** The parts of the start page that ask the server for something. */
export function Below({ part }: { readonly part: 'continue' | 'tables' }) {
  if (part === 'continue') return <Continue />;
  return (
    <>
      <PublicTables />
      <JoinByLink />
    </>
  );
}
