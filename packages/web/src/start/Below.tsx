import { Continue } from './Continue.tsx';
import { PublicTables } from './PublicTables.tsx';

interface BelowProps {
  readonly part: 'continue' | 'tables';
  /** Where the game that can be continued is shown at the door. */
  readonly door?: HTMLElement | null;
}

/** The parts of the start page that ask the server for something. */
export function Below({ part, door = null }: BelowProps) {
  return part === 'continue' ? <Continue door={door} /> : <PublicTables />;
}
