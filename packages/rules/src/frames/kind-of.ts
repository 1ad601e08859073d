/** Looks up a frame's kind, for the layers above. */
import type { Frame } from '../model/frame.ts';
import { kinds } from './index.ts';
import type { FrameKind } from './kind.ts';

/** What the table does with a frame. */
export function kindOf(frame: Frame): FrameKind<Frame> {
  return kinds[frame.f];
}
