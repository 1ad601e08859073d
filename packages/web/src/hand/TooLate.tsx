import { useEffect } from 'react';
import { useGround } from '../table/TableContext.ts';

/** How long it stays to be read, in milliseconds. */
const READ = 2500;

/** Says in a sheet that its move can no longer be made, and closes the sheet soon. */
export function TooLate() {
  const { say, setOpen } = useGround();
  useEffect(() => {
    const timer = setTimeout(() => setOpen(null), READ);
    return () => clearTimeout(timer);
  }, [setOpen]);
  return <p role="status">{say('too-late')}</p>;
}
