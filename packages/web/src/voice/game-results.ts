/** The results of moves that decide the game. They are shown before all other results. */
import type { Phrase, Seat } from '@kickdoor/rules';
import { winnersAfter, claimWinSteps } from '../foresight/winning.ts';
import { text } from '../words/say.ts';
import type { Outlook, Result } from './outlook.ts';

/** Says who would have won the game. */
function gamePhrase({ names }: Outlook, seat: Seat, winners: readonly Seat[]): Phrase {
  const others = winners.filter((one) => one !== seat).map(names.who);
  if (others.length === winners.length) {
    return text('result-game-others', { players: others, count: others.length });
  }
  return others.length === 0 ? text('result-game') : text('result-game-with', { players: others });
}

/** The result of a move that ends the game; `null` if it goes on. */
export function gameResult(outlook: Outlook, seat: Seat, winners: readonly Seat[]): Result | null {
  if (winners.length === 0) return null;
  const won = winners.includes(seat);
  const phrase = gamePhrase(outlook, seat, winners);
  return { phrase, good: won, wins: null, game: won ? 'won' : 'lost' };
}

/** The result of winning a fight, combined with that of winning the game by it. */
export function forTheGame(outlook: Outlook, seat: Seat, result: Result, winners: readonly Seat[]): Result {
  const over = gameResult(outlook, seat, winners);
  if (over === null || result.phrase === null || over.phrase === null) return result;
  const phrase = text('result-fight-game', { result: result.phrase, game: over.phrase });
  return { ...result, ...over, phrase, wins: result.wins };
}

/** The result of declaring the fight won, if nobody objects. */
export function claimResult(outlook: Outlook, seat: Seat): Result {
  const { combat, options } = outlook.view;
  if (combat === null) return { phrase: null, good: null, wins: null };
  const over = gameResult(outlook, seat, winnersAfter(outlook, ...claimWinSteps(seat)));
  if (over !== null) {
    const alone = over.phrase?.id === 'result-game';
    return {
      ...over,
      ...(alone ? { phrase: text('result-claim-game', { level: options.level }) } : {}),
      wins: true,
    };
  }
  const { levels, terms } = combat;
  // The Treasures promised to the helper don't go to the fighter.
  const treasures = Math.max(0, combat.treasures - (terms?.treasures ?? 0));
  // Of a fight without monsters, only Treasures are worth a word.
  const isVain = combat.foes.length === 0 && treasures === 0;
  return { phrase: isVain ? null : text('result-claim', { levels, treasures }), good: true, wins: true };
}
