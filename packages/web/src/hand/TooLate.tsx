import type { Phrase } from '@kickdoor/rules';
import { useEffect } from 'react';
import { useGround } from '../table/TableContext.ts';
import { text } from '../words/say.ts';

/** How long it is shown, in milliseconds. */
const READ = 2500;

interface TooLateProps {
  /** The reason; left out: it is too late. */
  readonly says?: Phrase;
}

/** Says in a sheet that its move can no longer be made, and closes the sheet soon after. */
export function TooLate({ says = text('too-late') }: TooLateProps) {
  const { say, setOpen } = useGround();
  useEffect(() => {
    const timer = setTimeout(() => setOpen(null), READ);
    return () => clearTimeout(timer);
  }, [setOpen]);
  return <p role="status">{say(says)}</p>;
}
