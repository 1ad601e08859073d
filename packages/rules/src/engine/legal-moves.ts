/** Generates a seat's legal moves: each verb that could apply is asked once. */
import type { CardPool, Seat } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';
import type { LegalMove, Verb } from '../model/move.ts';
import type { State } from '../model/state.ts';
import { hasQuestion } from '../chapters/trade.ts';
import { runner } from '../chapters/flee.ts';
import { inCombat } from '../chapters/foes.ts';
import { openToRead, top, type Game } from '../kernel/game.ts';
import { handMemoOf, memoOf, type KeptMoves } from '../kernel/known.ts';
import { listedIn, newMemo, type Listed, type Memo } from '../kernel/memo.ts';
import type { AnyVerb } from '../moves/verb.ts';
import { answersFrame, validateVerbGate } from './gate.ts';
import { NO_VERBS, planWithout, type Stretch } from './verb-plan.ts';

/**
 * Returns all legal moves of a seat, in a stable order; `applyMove` accepts exactly these. Entries may be shared and
 * frozen; changing the list makes nothing else legal. Moves with an `unwanted` verb are left out, which saves a search
 * their cost. Results are cached by the identity of that set, so pass the same object each time.
 */
export function legalMoves(
  pool: CardPool,
  state: State,
  seat: Seat,
  unwanted: ReadonlySet<Verb> = NO_VERBS,
): readonly LegalMove[] {
  if (state.players[seat]?.left !== false) return NONE;
  const game = openToRead(pool, state);
  const memo = (game.memo ??= newMemo());
  const known = listedIn(memo, seat);
  if (known?.unwanted === unwanted) return known.given;
  const frame = top(game);
  const found =
    frame === undefined ? openMoves(game, seat, memo, unwanted) : answers(game, seat, memo, frame, unwanted);
  memo.listed[seat] = found;
  return found.given;
}

const NONE: readonly LegalMove[] = Object.freeze([]);

/** Lists the legal moves with nothing pending. Reuses those found before a negotiation that don't depend on it. */
function openMoves(game: Game, seat: Seat, { position, listed }: Memo, unwanted: ReadonlySet<Verb>): Listed {
  const { open, openFast } = planWithout(unwanted);
  const { own, any } = (game.state.options.fast ? openFast : open)[game.state.phase];
  const { stretches, blank } = leader(game) === seat ? own : any;
  const last = listed[seat];
  const before = last?.unwanted === unwanted ? last : undefined;
  const found: LegalMove[] = [];
  const ends = blank.slice();
  let from = 0;
  for (let at = 0; at < stretches.length; at++) {
    const stretch = stretches[at];
    if (stretch === undefined) break;
    const to = before?.ends[at] ?? 0;
    if (before === undefined || stretch.follows === 'negotiation' || stretch.follows === 'question') {
      findIn(stretch, game, seat, found);
    } else {
      repeat(before.legalMoves, from, to, found);
    }
    from = to;
    ends[at] = found.length;
  }
  return { position, unwanted, legalMoves: found, given: found.slice(), ends };
}

const NOWHERE: readonly number[] = [];

/** Who leads: the fighter of a combat, the current runner of a run, otherwise the active player. */
function leader(game: Game): Seat | null {
  const { phase, turn, combat } = game.state;
  if (phase === 'combat') return combat?.fighter ?? null;
  return phase === 'flee' ? runner(game) : turn;
}

/** Adds the legal moves of a stretch of verbs, cached ones if possible. */
function findIn(stretch: Stretch, game: Game, seat: Seat, out: LegalMove[]): void {
  if (stretch.follows === 'question' && !hasQuestion(game, seat)) return;
  const kept = keptFor(stretch, game, seat);
  if (kept === null) {
    ask(stretch.verbs, game, seat, out);
    return;
  }
  const known = kept[stretch.place];
  if (known !== undefined) {
    repeat(known, 0, known.length, out);
    return;
  }
  const from = out.length;
  ask(stretch.verbs, game, seat, out);
  kept[stretch.place] = out.slice(from);
}

/** The cache for moves that depend on the seat's cards alone; `null` if these verbs depend on more. */
function keptFor({ follows }: Stretch, game: Game, seat: Seat): KeptMoves | null {
  switch (follows) {
    case 'gear':
      return inCombat(game, seat) ? null : (memoOf(game, seat)?.kept ?? null);
    case 'cards':
      return inCombat(game, seat) ? null : (handMemoOf(game, seat)?.kept ?? null);
    case 'hand':
      return handMemoOf(game, seat)?.kept ?? null;
    default:
      return null;
  }
}

function ask(verbs: readonly AnyVerb[], game: Game, seat: Seat, out: LegalMove[]): void {
  for (let at = 0; at < verbs.length; at++) verbs[at]?.legalMoves(game, seat, out);
}

function repeat(known: readonly LegalMove[], from: number, to: number, out: LegalMove[]): void {
  for (let at = from; at < to; at++) {
    const legalMove = known[at];
    if (legalMove !== undefined) out.push(legalMove);
  }
}

/** Lists the legal moves while something is pending. */
function answers(
  game: Game,
  seat: Seat,
  { position }: Memo,
  frame: Frame,
  unwanted: ReadonlySet<Verb>,
): Listed {
  const found: LegalMove[] = [];
  for (const [verb, stretch] of planWithout(unwanted).answering[frame.f] ?? []) {
    if (validateVerbGate(game, seat, verb) === null) findIn(stretch, game, seat, found);
  }
  const legal = found.filter(({ move }) => answersFrame(game, seat, frame, move));
  return { position, unwanted, legalMoves: legal, given: legal.slice(), ends: NOWHERE };
}
