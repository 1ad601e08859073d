/** The results of asking for help and of helping. */
import type { LegalMove, Move, Seat, Terms, View } from '@kickdoor/rules';
import type { Fight } from '../foresight/foresee.ts';
import { winnersAfter, claimWinSteps } from '../foresight/winning.ts';
import { text } from '../words/say.ts';
import { forTheGame } from './game-results.ts';
import { UNKNOWN, type Outlook, type Result } from './outlook.ts';
import { levelsForHelp } from './stakes.ts';

/** The terms a request starts with: the last ones if they are still possible, otherwise half of the Treasures. */
export function openingTerms({ view, lastTerms }: Outlook, legalMove: LegalMove): Terms | null {
  const { move, terms } = legalMove;
  if (move.do !== 'ask' || terms === undefined) return null;
  const isRefused = (one: Terms) =>
    terms.refused.some(({ treasures, first, items, plays }) =>
      [treasures === one.treasures, first === one.first, items.length === 0, plays.length === 0].every(
        Boolean,
      ),
    );
  const half = Math.min(terms.treasures, Math.max(1, Math.floor((view.combat?.treasures ?? 0) / 2)));
  const wanted = Math.min(lastTerms?.treasures ?? half, terms.treasures);
  const first = lastTerms === null || lastTerms.first === move.terms.first ? move.terms.first : move.seat;
  const shares = Array.from({ length: terms.treasures - wanted + 1 }, (_, more) => wanted + more);
  const open = shares.map((treasures): Terms => ({ treasures, first, items: [], plays: [] }));
  return open.find((one) => !isRefused(one)) ?? { treasures: wanted, first, items: [], plays: [] };
}

/**
 * The fight after a move, assuming that a player asked for help agrees; `null` if there is none, or if it can't be
 * foreseen.
 */
function fightBy({ view, ahead }: Outlook, move: Move): Fight | null {
  const { seat } = view;
  if (seat === null) return null;
  const agreed = move.do === 'ask' ? [[move.seat, { do: 'accept' }] as const] : [];
  return ahead.after([seat, move], ...agreed)?.fight ?? null;
}

/**
 * The fight after a legal move, assuming that a player asked for help agrees; `null` if there is none, or if it can't
 * be foreseen.
 */
export function fightAfter(outlook: Outlook, legalMove: LegalMove): Fight | null {
  const { move } = legalMove;
  if (move.do !== 'ask') return fightBy(outlook, move);
  const terms = openingTerms(outlook, legalMove);
  return terms === null ? null : fightBy(outlook, { ...move, terms });
}

/** The fight with the help that a request asks for. Names the helper if they would win the game by it. */
export function togetherResult(outlook: Outlook, request: Move): Result {
  const { seat } = outlook.view;
  const result = fightFigures(fightBy(outlook, request));
  if (seat === null || request.do !== 'ask' || result.wins !== true) return result;
  const winners = winnersAfter(
    outlook,
    [seat, request],
    [request.seat, { do: 'accept' }],
    ...claimWinSteps(seat),
  );
  return winners.includes(request.seat) ? forTheGame(outlook, seat, result, winners) : result;
}

/** The fight with somebody's help, on the terms a request starts with. */
export function helpResult(outlook: Outlook, legalMove: LegalMove): Result {
  const terms = openingTerms(outlook, legalMove);
  const { move } = legalMove;
  return terms === null || move.do !== 'ask' ? UNKNOWN : togetherResult(outlook, { ...move, terms });
}

/** The figures of a fight as a result. */
export function fightFigures(fight: Fight | null): Result {
  if (fight === null) return UNKNOWN;
  const { fighters, monsters, winning } = fight;
  return { phrase: text('result-fight', { fighters, monsters }), good: winning, wins: winning };
}

/** The result of agreeing to help: the fight as it would be, and the pay. */
export function requestResult(outlook: Outlook, seat: Seat, terms: Asked, fight: Fight | null): Result {
  const { combat } = outlook.view;
  if (fight === null || combat === null) return UNKNOWN;
  const winners = winnersAfter(outlook, [seat, { do: 'accept' }], ...claimWinSteps(combat.fighter));
  // The game ends with this fight, so nobody gets Treasures.
  if (winners.length > 0) return forTheGame(outlook, seat, fightFigures(fight), winners);
  const { fighters, monsters, winning } = fight;
  const { treasures, items, plays } = terms;
  const levels = levelsForHelp(outlook, seat);
  // Helping for nothing is never recommended.
  const good = winning && (treasures > 0 || items.length > 0 || plays > 0 || levels > 0);
  const brought = { fighters, monsters, treasures };
  return {
    phrase: levels === 0 ? text('result-help', brought) : text('result-help-levels', { ...brought, levels }),
    good,
    wins: winning,
  };
}

/** The terms of a request, as the player who is asked sees them. */
type Asked = NonNullable<NonNullable<View['combat']>['request']>['terms'];
