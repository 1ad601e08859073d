/** The results of moves, in the few words that fit on a button. */
import { SYSTEM, type LegalMove, type Move, type Names, type Phrase, type Seat } from '@kickdoor/rules';
import type { Figures } from '../foresight/foresee.ts';
import { nextEscape, savingFaces } from '../foresight/odds.ts';
import { winnersAfter, winnersBy } from '../foresight/winning.ts';
import { isImprovement } from '../foresight/worth.ts';
import { text } from '../words/say.ts';
import { compared } from './changes.ts';
import { curseResult } from './curse-results.ts';
import { claimResult, forTheGame, gameResult } from './game-results.ts';
import { fightFigures, helpResult, requestResult } from './help-results.ts';
import { UNKNOWN, type Outlook, type Result } from './outlook.ts';

/** The result of a power, with the cards in the hand that it costs. */
function powerResult(outlook: Outlook, seat: Seat, move: Move): Result {
  const result = compared(outlook, seat, move);
  const costs = cardsLost(outlook.ahead.now, outlook.ahead.after([seat, move]), seat);
  if (costs === 0) return result;
  const price = text('result-costs', { count: costs });
  const phrase =
    result.phrase === null ? price : text('result-with-costs', { result: result.phrase, costs: price });
  return { ...result, phrase, costs };
}

/** Powers that choose cards for something other than a price. */
const UNPAID: ReadonlySet<string> = new Set(['bargain', 'buy-off']);

/** The cards that a power costs, if their number is fixed; `null` if its user decides. */
function pricePhrase({ pool }: Outlook, { move, pick }: LegalMove): Phrase | null {
  if (move.do !== 'use' || pick === undefined || pick.min !== pick.max) return null;
  const isUnpaid = pool.cards.some(({ powers }) =>
    powers.some(({ name, power }) => name === move.power && UNPAID.has(power)),
  );
  return isUnpaid ? null : text('result-costs', { count: pick.min });
}

function cardsLost(before: Figures, after: Figures | null, seat: Seat): number {
  const [was, is] = [before.players[seat], after?.players[seat]];
  return was === undefined || is === undefined ? 0 : Math.max(0, was.hand - is.hand);
}

/** The result of a move whose cards have been picked. */
export function pickedResult(outlook: Outlook, move: Move): Result {
  const { seat } = outlook.view;
  return seat === null ? UNKNOWN : compared(outlook, seat, move);
}

function acceptResult(outlook: Outlook, seat: Seat): Result {
  const { view, ahead, names } = outlook;
  const after = ahead.after([seat, { do: 'accept' }]);
  const request = view.combat?.request;
  if (request?.to === seat) return requestResult(outlook, seat, request.terms, after?.fight ?? null);
  const trade = view.trades.find(({ to }) => to === seat);
  if (trade === undefined || after === null) return UNKNOWN;
  // Getting something for nothing is good, even if it is of no use now.
  const good = trade.get.length === 0 || isImprovement(view, ahead.now, after);
  return { phrase: tradePhrase(ahead.now, after, seat, trade.from, names), good, wins: null };
}

function strengthOf({ players }: Figures, seat: Seat): number {
  return players[seat]?.strength ?? 0;
}

/** Both players' strengths before and after a trade. */
export function tradePhrase(before: Figures, after: Figures, seat: Seat, other: Seat, names: Names): Phrase {
  return text('result-trade', {
    before: strengthOf(before, seat),
    after: strengthOf(after, seat),
    whom: names.who(other),
    was: strengthOf(before, other),
    becomes: strengthOf(after, other),
  });
}

/** The faces of the die that succeed. */
function oddsResult({ pool, view }: Outlook, roll?: Move): Result {
  const escape = nextEscape(pool, view, roll);
  // With several dice, no single face decides.
  if (escape === null || escape.odds !== undefined) return UNKNOWN;
  const saving = savingFaces(escape);
  const [from = 0] = saving;
  return {
    phrase: text('result-odds', { count: saving.length, from }),
    good: saving.length > 0,
    wins: null,
  };
}

/** The result of a legal move. */
export function resultOf(outlook: Outlook, legalMove: LegalMove): Result {
  const { move } = legalMove;
  const { seat } = outlook.view;
  if (seat === null) return UNKNOWN;
  switch (move.do) {
    case 'play':
    case 'equip':
    case 'unequip':
    case 'sacrifice':
      return legalMove.pick === undefined ? compared(outlook, seat, move) : UNKNOWN;
    case 'use':
      return legalMove.pick === undefined
        ? powerResult(outlook, seat, move)
        : { ...UNKNOWN, phrase: pricePhrase(outlook, legalMove) };
    case 'ask':
      return helpResult(outlook, legalMove);
    case 'accept':
      return acceptResult(outlook, seat);
    case 'claim':
      return claimResult(outlook, seat);
    case 'pass':
      return passResult(outlook, seat);
    case 'flee':
      return oddsResult(outlook);
    case 'roll':
      return oddsResult(outlook, move);
    case 'fight':
      return fightResult(outlook, seat, move);
    case 'sell':
      return move.cards.length === 0 ? UNKNOWN : pickedResult(outlook, move);
    case 'charity':
    case 'choose':
    case 'concede':
    case 'decline':
    case 'drop':
    case 'end':
    case 'give':
    case 'join':
    case 'kick':
    case 'loot':
    case 'offer':
    case 'part':
    case 'seize':
    case 'show':
    case 'take':
    case 'timeout':
    case 'withdraw':
      return UNKNOWN;
  }
}

/** The result of starting a fight: its figures, and the game if it would be won by it. */
function fightResult(outlook: Outlook, seat: Seat, move: Move): Result {
  const result = fightFigures(outlook.ahead.after([seat, move])?.fight ?? null);
  return forTheGame(outlook, seat, result, winnersBy(outlook, seat, move));
}

/** The result of letting a claimed win be, or a curse strike. */
function passResult(outlook: Outlook, seat: Seat): Result {
  if (outlook.view.combat?.claim?.kind !== 'win') return curseResult(outlook);
  return gameResult(outlook, seat, winnersAfter(outlook, [SYSTEM, { do: 'timeout' }])) ?? UNKNOWN;
}
