import type { Mood } from './mood.ts';
import { useTable } from './TableContext.ts';
import './stamp.css';

/** A stamp on somebody's seat: what has just hit them. The log says the same in words. */
export function Stamp({ mood }: { readonly mood: NonNullable<Mood> }) {
  const { say } = useTable();
  return (
    <span className={`stamp stamp-${mood}`} aria-hidden>
      {say(`stamp-${mood}`)}
    </span>
  );
}
