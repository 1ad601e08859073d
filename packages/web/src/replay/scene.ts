/** The shared state of a replay's parts. */
import type { ReplayChapter, Taken } from './chapters.ts';
import type { Opened } from './open.ts';
import type { Eyes } from './place.ts';
import type { Costs } from './useCosts.ts';
import type { Playback } from './usePlayback.ts';

export interface ReplayProps {
  readonly opened: Opened;
  /** The game's table; `null` for a file. */
  readonly table: string | null;
  readonly onFile: (text: string) => void;
}

/** The sheets of a replay. */
export type ReplaySheet = 'seal' | 'turns' | 'more' | 'why' | 'cost';

/** The state that the parts of a replay share. */
export interface ReplayScene extends ReplayProps {
  readonly eyes: Eyes;
  /** The points of view to choose from. */
  readonly offered: readonly Eyes[];
  readonly setEyes: (eyes: Eyes) => void;
  readonly playback: Playback;
  readonly chapters: readonly ReplayChapter[];
  /** The steps that were later rewound. */
  readonly taken: readonly Taken[];
  readonly costs: Costs;
  readonly open: (sheet: ReplaySheet | null) => void;
}
