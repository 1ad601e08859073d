/** The acts that the voice offers at a position, with the labels of their buttons. */
import type { LegalMove, Phrase } from '@kickdoor/rules';
import { moveKey, siblings } from '../hand/actions.ts';
import { byLabel, moveLabel } from '../hand/labels.ts';
import { isComplete } from '../hand/fill.ts';
import { isOwnAct } from '../hours/stop-me.ts';
import { buttonKey, buttonsOf, isComposed } from './buttons.ts';
import { layable, proposals } from './proposals.ts';
import { rankOf, type Rank } from './ranks.ts';
import type { Outlook, Result } from './outlook.ts';
import { resultOf } from './results.ts';
import { text } from '../words/say.ts';

/** A button of the voice. */
export interface Act {
  readonly key: string;
  readonly legalMove: LegalMove;
  /** What it does. */
  readonly label: Phrase;
  /** Its result, if that can be known. */
  readonly result: Phrase | null;
  /** Whether it would win the game, or lose it to others. */
  readonly game: 'won' | 'lost' | null;
  /** Whether it opens a list of the power's targets. */
  readonly opensTargets: boolean;
}

/** Of the moves that a button stands for, the one with the best result. */
function bestOf(outlook: Outlook, legalMove: LegalMove): LegalMove {
  if (legalMove.move.do !== 'ask') return legalMove;
  const all = siblings(outlook.legalMoves, legalMove);
  const results = all.map((each) => ({ each, result: resultOf(outlook, each) }));
  const turning = results.filter(({ result }) => result.wins === true);
  const [best] = [...turning.filter(({ result }) => result.game !== 'lost'), ...turning];
  return best?.each ?? legalMove;
}

function labelOf(outlook: Outlook, legalMove: LegalMove, result: Result): Phrase {
  const { names, view, legalMoves } = outlook;
  const { move } = legalMove;
  if (move.do === 'play' && move.card !== view.door) return byLabel(move, names, view);
  if (move.do === 'fight' && move.card !== view.door) {
    return text('do-fight-card', { card: names.card(move.card) });
  }
  if (move.do === 'ask') {
    return result.phrase === null ? text('do-ask') : text('do-ask-whom-now', { whom: names.who(move.seat) });
  }
  if (move.do === 'accept') return acceptLabel(outlook);
  if (move.do === 'charity') return { id: move.seat === undefined ? 'do-charity-discard' : 'do-charity' };
  if (move.do === 'end' && view.phase === 'setup') {
    const count = layable(outlook).length;
    return count === 0 ? text('do-end-setup') : text('do-end-setup-early', { count });
  }
  if (move.do === 'sell' && move.cards.length > 0) {
    return text('confirm-sell', { count: move.cards.length });
  }
  if (isComposed(move.do)) return text(`do-${move.do}`);
  const several = move.do === 'use' && siblings(legalMoves, legalMove).length > 1;
  return several ? text('do-use-which', { power: names.power(move.power) }) : moveLabel(move, names, view);
}

function acceptLabel({ view, names }: Outlook): Phrase {
  const { combat, seat, trades } = view;
  if (combat?.request?.to === seat && combat !== null) {
    return text('do-accept-help', { whom: names.who(combat.fighter) });
  }
  const trade = trades.find(({ to }) => to === seat);
  return trade === undefined ? text('do-accept') : text('do-accept-trade', { whom: names.who(trade.from) });
}

/** An act with its rank. */
export interface Ranked {
  readonly act: Act;
  readonly rank: Rank;
}

function ranked(outlook: Outlook, found: LegalMove): Ranked {
  const legalMove = bestOf(outlook, found);
  const result = resultOf(outlook, legalMove);
  const { move } = legalMove;
  const opensTargets =
    move.do === 'use' && siblings(outlook.legalMoves, legalMove).length > 1 && legalMove.pick === undefined;
  return {
    act: {
      key: move.do === 'play' ? moveKey(legalMove) : buttonKey(found),
      legalMove,
      label: labelOf(outlook, legalMove, result),
      result: opensTargets ? null : result.phrase,
      game: result.game ?? null,
      opensTargets,
    },
    rank: rankOf(outlook, legalMove, result),
  };
}

/** The moves that get a button. Excludes passing on the seat's own act, which the page does automatically. */
function movesToOffer({ legalMoves, view }: Outlook): readonly LegalMove[] {
  return isOwnAct(view) ? legalMoves.filter(({ move }) => move.do !== 'pass') : legalMoves;
}

/** Converts a legal move to an act. */
export function actOf(outlook: Outlook, legalMove: LegalMove): Act {
  return ranked(outlook, legalMove).act;
}

/** All acts at a position, the likeliest first. */
export function actsOf(outlook: Outlook): readonly Ranked[] {
  const { view } = outlook;
  const buttons = [...proposals(outlook), ...buttonsOf(movesToOffer(outlook), view.door)];
  const seen = new Set<string>();
  return buttons
    .filter((legalMove) => {
      const key = isComplete(legalMove) ? moveKey(legalMove) : buttonKey(legalMove);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map((legalMove) => ranked(outlook, legalMove))
    .toSorted((a, b) => b.rank - a.rank);
}
