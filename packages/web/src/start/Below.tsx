import { Continue } from './Continue.tsx';
import { PublicTables } from './PublicTables.tsx';

interface BelowProps {
  readonly part: 'continue' | 'tables';
  /** The place at the door for the game to continue. */
  readonly door?: HTMLElement | null;
}

/** The parts of the start page that need the server. */
export function Below({ part, door = null }: BelowProps) {
  return part === 'continue' ? <Continue door={door} /> : <PublicTables />;
}
