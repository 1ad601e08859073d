/** Maintains a client's copy of a game: an `update` is all of it, and each `change` continues it. */
import type { LegalMove, View } from '@kickdoor/rules';
import { z } from 'zod';
import { checkOf } from './check.ts';
import { MisfitError, patched } from './difference.ts';
import {
  LegalMovePart,
  ReasonPart,
  ViewPart,
  type ClockLeft,
  type Reason,
  type ServerMessageOf,
  type Step,
} from './socket.ts';

const Parts = z.object({
  view: ViewPart,
  legalMoves: z.array(LegalMovePart),
  reasons: z.array(ReasonPart),
});

/** What a client must keep of an update so that changes can continue it. */
export interface Sight {
  readonly number: number;
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  readonly reasons: readonly Reason[];
  readonly clocks: readonly ClockLeft[];
}

/**
 * The update equivalent to a change, or why there is none: the client has missed something (`gap`), or its copy isn't
 * what the server assumes (`mismatch`). The client then requests everything (`resync`).
 */
export type Followed =
  | { readonly update: ServerMessageOf<'update'> }
  | { readonly resync: 'gap' | 'mismatch' };

/**
 * Applies a change to a client's copy, which is `null` for a client without one. If the change has no clocks, the
 * update contains those of `before` unchanged.
 */
export function follow(before: Sight | null, change: ServerMessageOf<'change'>): Followed {
  const { number, changes, undo, check } = change;
  if (before?.number !== number - change.steps.length) return { resync: 'gap' };
  const parts = partsAfter(before, changes);
  if (parts === null || (check !== undefined && check !== checkOf(parts))) return { resync: 'mismatch' };
  const own = undo === undefined ? {} : { undo };
  const steps = stepsOf(change);
  const clocks = change.clocks ?? [...before.clocks];
  return { update: { type: 'update', number, resync: false, steps, ...parts, clocks, ...own } };
}

/** Returns the steps of a change with their numbers. */
export function stepsOf({ number, steps }: ServerMessageOf<'change'>): Step[] {
  return steps.map((step, at) => ({ number: number - steps.length + 1 + at, ...step }));
}

function partsAfter(
  { view, legalMoves, reasons }: Sight,
  changes: ServerMessageOf<'change'>['changes'],
): z.infer<typeof Parts> | null {
  try {
    return Parts.safeParse(patched({ view, legalMoves, reasons }, changes)).data ?? null;
  } catch (error) {
    if (error instanceof MisfitError) return null;
    throw error;
  }
}
