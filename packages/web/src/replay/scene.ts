/** A replay as its parts share it. */
import type { ReplayChapter, Taken } from './chapters.ts';
import type { Opened } from './open.ts';
import type { Eyes } from './place.ts';
import type { Costs } from './useCosts.ts';
import type { Playback } from './usePlayback.ts';

export interface ReplayProps {
  readonly opened: Opened;
  /** Whose game it is; `null`: a file's. */
  readonly table: string | null;
  readonly onFile: (text: string) => void;
}

/** What can lie open over a replay. */
export type ReplaySheet = 'seal' | 'turns' | 'more' | 'why' | 'cost';

/** What the parts of a replay share. */
export interface ReplayScene extends ReplayProps {
  readonly eyes: Eyes;
  /** The eyes that can be chosen. */
  readonly offered: readonly Eyes[];
  readonly setEyes: (eyes: Eyes) => void;
  readonly playback: Playback;
  readonly chapters: readonly ReplayChapter[];
  /** What was taken back later. */
  readonly taken: readonly Taken[];
  readonly costs: Costs;
  readonly open: (sheet: ReplaySheet | null) => void;
}
