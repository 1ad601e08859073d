import type { Phrase } from '@kickdoor/rules';
import { useEffect } from 'react';
import { useTools } from '../table/TableContext.ts';
import { text } from '../words/say.ts';

/** How long the notice is shown, in milliseconds. */
const READ = 2500;

interface TooLateProps {
  /** The reason; by default, that it is too late. */
  readonly says?: Phrase;
}

/** A notice in a sheet that its move can no longer be made. Closes the sheet after a moment. */
export function TooLate({ says = text('too-late') }: TooLateProps) {
  const { say, setOpen } = useTools();
  useEffect(() => {
    const timer = setTimeout(() => setOpen(null), READ);
    return () => clearTimeout(timer);
  }, [setOpen]);
  return <p role="status">{say(says)}</p>;
}
