/** What a move changes: the figures before and after it. */
import type { Move, Phrase, Seat, View } from '@kickdoor/rules';
import type { Figures } from '../foresight/foresee.ts';
import { winnersBy } from '../foresight/winning.ts';
import { isImprovement, relievesHand } from '../foresight/worth.ts';
import { text } from '../words/say.ts';
import { forTheGame, gameResult } from './game-results.ts';
import { UNKNOWN, type Outlook, type Result } from './outlook.ts';
import { savesGame } from './stakes.ts';

/** How a player's figures change: Level, or else strength, or else the modifier to run away. */
export function changePhrase(before: Figures, after: Figures, seat: Seat): Phrase | null {
  const [was, is] = [before.players[seat], after.players[seat]];
  if (was === undefined || is === undefined) return null;
  if (was.level !== is.level) return text('result-level', { before: was.level, after: is.level });
  if (was.strength !== is.strength) {
    return text('result-strength', { before: was.strength, after: is.strength });
  }
  if (was.flee !== is.flee) return text('result-flee', { before: was.flee, after: is.flee });
  return null;
}

/** How the figures of the one other player change whose figures do. */
function otherPhrase({ view, names }: Outlook, before: Figures, after: Figures): Phrase | null {
  const [first, second] = view.players.flatMap(({ seat }) => {
    const result = seat === view.seat ? null : changePhrase(before, after, seat);
    return result === null ? [] : [text('result-of', { who: names.who(seat), result })];
  });
  return first === undefined || second !== undefined ? null : first;
}

/** How many cards are left in the hand, if it was over its limit. */
function handPhrase(view: View, before: Figures, after: Figures): Phrase | null {
  const me = view.players[view.seat ?? -1];
  const left = after.players[view.seat ?? -1]?.hand;
  if (me === undefined || left === undefined || !relievesHand(view, before, after)) return null;
  return text('result-hand', { before: me.hand, after: left, limit: me.handLimit });
}

/** The result of a move, from the figures. Includes the game if the move turns the fight that decides it. */
export function compared(outlook: Outlook, seat: Seat, move: Move): Result {
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
    const phrase =
      changePhrase(now, after, seat) ?? otherPhrase(outlook, now, after) ?? handPhrase(view, now, after);
    return { phrase, good, wins: null };
  }
  if (after.fight === null) return { phrase: text('result-ended'), good, wins: false, ends: true };
  const wins = after.fight.winning;
  if (now.fingerprint === after.fingerprint) {
    const { fighters } = now.fight;
    return { phrase: text('result-none', { before: fighters, after: fighters }), good: false, wins };
  }
  const isSameFight = now.fight.fingerprint === after.fight.fingerprint;
  if (isSameFight) {
    return { phrase: changePhrase(now, after, seat) ?? otherPhrase(outlook, now, after), good, wins };
  }
  const { fighters, monsters, sealed } = after.fight;
  if (sealed && !now.fight.sealed) return { phrase: text('result-sealed'), good, wins };
  return { phrase: text('result-fight', { fighters, monsters }), good, wins };
}
