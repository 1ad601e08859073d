import type { Seat } from '@kickdoor/rules';
import { useEffect, useState } from 'react';
import { useTools, useTableState } from './TableContext.ts';

/** Milliseconds to notice a remark, and to read one letter: about 180 words a minute. */
const NOTICE = 1500;
const LETTER = 60;

/** How long it takes to read a remark, in milliseconds. */
export function readingTime(text: string): number {
  return NOTICE + LETTER * text.length;
}

/**
 * A bot's explanation of its move, above its seat for as long as it takes to read. Only the bot's next remark ends it
 * earlier.
 */
export function Remark({ seat }: { readonly seat: Seat }) {
  const { say } = useTools();
  const remark = useTableState().remarks.get(seat);
  if (remark === undefined) return null;
  return <Said key={remark.number} words={say(remark.why)} />;
}

function Said({ words }: { readonly words: string }) {
  const [over, setOver] = useState(false);
  const ms = readingTime(words);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return over ? null : <p className="seat-remark">{words}</p>;
}
