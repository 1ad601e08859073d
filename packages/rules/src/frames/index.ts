/** All kinds of frame. */
import type { Frame } from '../model/frame.ts';
import { cancel } from './cancel.ts';
import { caught } from './caught.ts';
import { choice } from './choice.ts';
import { deed } from './do.ts';
import { draw } from './draw.ts';
import { excess } from './excess.ts';
import type { FrameKind } from './kind.ts';
import { loot } from './loot.ts';
import { reward } from './reward.ts';
import { seize } from './seize.ts';
import { spent } from './spent.ts';

type Kinds = { readonly [F in Frame as F['f']]: FrameKind<F> };

/** What the table does with a frame, by kind. */
export const kinds: Kinds = Object.freeze({
  do: deed,
  cancel,
  caught,
  choice,
  draw,
  reward,
  loot,
  excess,
  spent,
  seize,
});
