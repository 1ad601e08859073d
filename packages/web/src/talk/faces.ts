import type { Reaction } from '@kickdoor/protocol';
import type { UiIcon } from '../cards/ui-icons.ts';

/** The face of each reaction. */
export const FACES: Readonly<Record<Reaction, UiIcon>> = {
  applause: 'thumb-up',
  laugh: 'imp-laugh',
  shock: 'surprised',
  evil: 'devil-mask',
  heart: 'hearts',
  tear: 'tear-tracks',
};
