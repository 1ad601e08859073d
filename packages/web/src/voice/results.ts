/** The results of moves, in the few words that fit on a button. */
import {
  SYSTEM,
  type CardPool,
  type LegalMove,
  type Move,
  type Names,
  type Phrase,
  type Seat,
  type Terms,
  type View,
} from '@kickdoor/rules';
import type { Fight, Figures, Foresight } from '../foresight/foresee.ts';
import { nextEscape, savingFaces } from '../foresight/odds.ts';
import { winnersAfter, winnersBy, winOf } from '../foresight/winning.ts';
import { isImprovement, relievesHand } from '../foresight/worth.ts';
import { text } from '../words/say.ts';
import { claimResult, forTheGame, gameResult } from './game-results.ts';
import { levelsForHelp, savesGame } from './stakes.ts';

/** The input of the voice: what sentences, results and the order of acts depend on. */
export interface Outlook {
  readonly pool: CardPool;
  readonly view: View;
  readonly names: Names;
  readonly legalMoves: readonly LegalMove[];
  readonly ahead: Foresight;
  /** The terms that this seat last asked for in this combat. */
  readonly lastTerms: Terms | null;
}

export interface Result {
  /** The result in words; `null` if it can't be foreseen. */
  readonly phrase: Phrase | null;
  /** Whether it is good for this seat; `null` if that can't be foreseen. */
  readonly good: boolean | null;
  /** Whether the fighters would then be winning; `null` without a fight. */
  readonly wins: boolean | null;
  /** Whether it keeps somebody's win from winning the game. */
  readonly saves?: boolean;
  /** Whether it ends the fight without a winner. */
  readonly ends?: boolean;
  /** How many other cards in the hand it costs. Left out: none, or unknown. */
  readonly costs?: number;
  /** Whether this seat or others win the game by it, or by winning the fight it is for. */
  readonly game?: 'won' | 'lost';
}

const UNKNOWN: Result = { phrase: null, good: null, wins: null };

/** How a player's figures change: Level, or else strength, or else the modifier to run away. */
function changePhrase(before: Figures, after: Figures, seat: Seat): Phrase | null {
  const [was, is] = [before.players[seat], after.players[seat]];
  if (was === undefined || is === undefined) return null;
  if (was.level !== is.level) return text('result-level', { before: was.level, after: is.level });
  if (was.strength !== is.strength) {
    return text('result-strength', { before: was.strength, after: is.strength });
  }
  if (was.flee !== is.flee) return text('result-flee', { before: was.flee, after: is.flee });
  return null;
}

/** How many cards are left in the hand, if it was over its limit. */
function handPhrase(view: View, before: Figures, after: Figures): Phrase | null {
  const me = view.players[view.seat ?? -1];
  const left = after.players[view.seat ?? -1]?.hand;
  if (me === undefined || left === undefined || !relievesHand(view, before, after)) return null;
  return text('result-hand', { before: me.hand, after: left, limit: me.handLimit });
}

/** The result of a move, from the figures. Includes the game if the move turns the fight that decides it. */
function compared(outlook: Outlook, seat: Seat, move: Move): Result {
  const after = outlook.ahead.after([seat, move]);
  if (after === null) return UNKNOWN;
  const result = forTheGame(outlook, seat, changed(outlook, seat, after), winnersBy(outlook, seat, move));
  return savesGame(outlook, after) ? goingOn(result) : result;
}

/** The result of a move that keeps somebody else from winning the game. Says so if that side still wins the fight. */
function goingOn(result: Result): Result {
  const { phrase, wins } = result;
  const phraseOn = text('result-game-on');
  const said = phrase === null ? phraseOn : text('result-fight-game', { result: phrase, game: phraseOn });
  return { ...result, phrase: wins === true ? said : phrase, saves: true };
}

/** The result of a move, from the figures after it. */
function changed(outlook: Outlook, seat: Seat, after: Figures): Result {
  const { ahead, view } = outlook;
  const over = gameResult(outlook, seat, after.winners);
  if (over !== null) return over;
  const { now } = ahead;
  const good = isImprovement(view, now, after);
  if (now.fight === null) {
    const phrase = changePhrase(now, after, seat) ?? handPhrase(view, now, after);
    return { phrase, good, wins: null };
  }
  if (after.fight === null) return { phrase: text('result-ended'), good, wins: false, ends: true };
  const wins = after.fight.winning;
  if (now.print === after.print) {
    const { fighters } = now.fight;
    return { phrase: text('result-none', { before: fighters, after: fighters }), good: false, wins };
  }
  if (now.fight.print === after.fight.print) return { phrase: changePhrase(now, after, seat), good, wins };
  const { fighters, monsters, sealed } = after.fight;
  if (sealed && !now.fight.sealed) return { phrase: text('result-sealed'), good, wins };
  return { phrase: text('result-fight', { fighters, monsters }), good, wins };
}

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
  const winners = winnersAfter(outlook, [seat, request], [request.seat, { do: 'accept' }], ...winOf(seat));
  return winners.includes(request.seat) ? forTheGame(outlook, seat, result, winners) : result;
}

/** The fight with somebody's help, on the terms a request starts with. */
export function helpResult(outlook: Outlook, legalMove: LegalMove): Result {
  const terms = openingTerms(outlook, legalMove);
  const { move } = legalMove;
  return terms === null || move.do !== 'ask' ? UNKNOWN : togetherResult(outlook, { ...move, terms });
}

/** The result of a move whose cards have been picked. */
export function pickedResult(outlook: Outlook, move: Move): Result {
  const { seat } = outlook.view;
  return seat === null ? UNKNOWN : compared(outlook, seat, move);
}

function fightFigures(fight: Fight | null): Result {
  if (fight === null) return UNKNOWN;
  const { fighters, monsters, winning } = fight;
  return { phrase: text('result-fight', { fighters, monsters }), good: winning, wins: winning };
}

/** The result of agreeing to help: the fight as it would be, and the pay. */
function requestResult(outlook: Outlook, seat: Seat, terms: Asked, fight: Fight | null): Result {
  const { combat } = outlook.view;
  if (fight === null || combat === null) return UNKNOWN;
  const winners = winnersAfter(outlook, [seat, { do: 'accept' }], ...winOf(combat.fighter));
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
  const { seat, combat } = outlook.view;
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
      // Passing on a claimed win may let that player win the game.
      return combat?.claim?.kind === 'win'
        ? (gameResult(outlook, seat, winnersAfter(outlook, [SYSTEM, { do: 'timeout' }])) ?? UNKNOWN)
        : UNKNOWN;
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
