/** A player who knows nothing of the game and always presses the first button, as a newcomer might. */
import { createTable, stream, type Move, type Seat } from '@kickdoor/rules';
import { botOf, MOST_MOVES, playOne, tunedBot, type Bot } from '@kickdoor/bots';
import { tableNames } from '@kickdoor/words';
import { expect, it } from 'vitest';
import { foresight } from '../src/foresight/foresee.ts';
import { isComplete } from '../src/hand/fill.ts';
import { voiceOf } from '../src/voice/model.ts';
import { openingTerms } from '../src/voice/help-results.ts';
import type { Outlook } from '../src/voice/outlook.ts';
import { pool } from './support/table.ts';

/**
 * The first button's move, if pressing it makes one; a request for help and a sale are sent with their initial
 * contents.
 */
function firstOf(outlook: Outlook): Move | null {
  const { primary } = voiceOf(outlook);
  if (primary === null) return null;
  const { legalMove } = primary;
  const { move } = legalMove;
  if (move.do === 'sell') return move;
  if (move.do !== 'ask') return isComplete(legalMove) ? move : null;
  const terms = openingTerms(outlook, legalMove);
  return terms === null ? null : { ...move, terms };
}

/** Presses the first button. Without one, if the table waits for an answer, plays like a bot. */
const newcomer: Bot = {
  decide(view, legalMoves, cards, random, past) {
    const names = tableNames(cards, view.players);
    const ahead = foresight(cards, view);
    const first = firstOf({ pool: cards, view, names, legalMoves, ahead, lastTerms: null });
    if (first !== null) return { move: first, why: 'bot-why-must' };
    const { combat, pending, players, seat, turn } = view;
    const isAsked =
      players[seat ?? -1]?.asked !== null || legalMoves.some(({ choice }) => choice !== undefined);
    const isFree = turn === seat && pending === null && combat === null;
    return isAsked || isFree ? tunedBot.decide(view, legalMoves, cards, random, past) : null;
  },
};

/** Whether the newcomer wins the game with this number, against three bots of a first game. */
function wins(number: number): number {
  const players = ['Ada', 'Ben', 'Cleo', 'Dov'].map((name) => ({ name, sex: 'female' as const }));
  const seed = `newcomer ${number}`;
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed, players });
  const novice = botOf('novice', { milliseconds: 0, now: () => 0 });
  const own = number % players.length;
  const botAt = (seat: Seat) => (seat === own ? newcomer : novice);
  const game = { pool, botAt, random: stream(seed) };
  for (let moves = 0; moves < MOST_MOVES && state.phase !== 'over'; moves += 1) playOne(game, state);
  return state.winners.includes(own) ? 1 / state.winners.length : 0;
}

it('pressing the first button wins a fair share of games', () => {
  const games = 24;
  const won = Array.from({ length: games }, (_, number) => wins(number)).reduce((sum, one) => sum + one, 0);
  // A quarter is each bot's expected share.
  expect(won).toBeGreaterThanOrEqual(games / 4);
});
