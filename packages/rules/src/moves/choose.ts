/** Answers to choices, and charity. */
import type { Seat } from '../model/card.ts';
import { cardsMisfit, fitsChoice } from '../kernel/bounds.ts';
import { player, top, type Game } from '../kernel/game.ts';
import { refuse } from '../model/refusal.ts';
import {
  charityOf,
  discardInCharity,
  excess,
  giveInCharity,
  isDiscarded,
  shareLeft,
} from '../chapters/charity.ts';
import { kindOf } from '../frames/kind-of.ts';
import type { Choice } from '../frames/kind.ts';
import { cardsVerb, verb } from './verb.ts';

const NOTHING_ASKED = refuse('curses.victim-chooses', 'help.bribe-treasure', 'death.looting');

/** What a seat has to choose, or `null`. */
function owed(game: Game, seat: Seat): Choice | null {
  const frame = top(game);
  return frame === undefined ? null : (kindOf(frame).prompt?.choice(game, frame, seat) ?? null);
}

/** Answers a choice. With nothing pending, nothing was asked; the setup has the same refusal. */
export const chooseVerb = verb('choose', {
  phases: ['setup'],
  ownTurn: false,
  closed: () => NOTHING_ASKED,
  sameMoment: true,
  validate(game, seat, { picks }) {
    const asked = owed(game, seat);
    if (asked === null) return NOTHING_ASKED;
    return fitsChoice(asked, picks) ? null : refuse(asked.rule);
  },
  apply(game, seat, { picks }) {
    const frame = top(game);
    if (frame !== undefined) kindOf(frame).prompt?.choose(game, frame, seat, picks);
  },
  legalMoves(game, seat, out) {
    const asked = owed(game, seat);
    if (asked === null) return;
    const { from, min, max, ordered } = asked;
    // A copy, since the answers are part of what is pending.
    const answers = from.map((pick) => Object.assign({}, pick));
    out.push({ move: { do: 'choose', picks: [] }, choice: { from: answers, min, max, ordered } });
  },
});

/** Cards over the hand limit go to the lowest, or are discarded if the giver is one of them. */
export const charityVerb = cardsVerb('charity', {
  phases: ['charity'],
  ownTurn: true,
  closed: () => refuse('turn.charity'),
  sameMoment: true,
  picks(game, seat) {
    const from = player(game, seat).hand.slice();
    if (isDiscarded(game)) return [{ to: undefined, pick: { from, min: 1, max: excess(game, seat) } }];
    return charityOf(game).lowest.map((to) => ({
      to,
      pick: { from, min: 1, max: shareLeft(game, seat, to) },
    }));
  },
  move: (to) => (to === undefined ? { do: 'charity', cards: [] } : { do: 'charity', cards: [], seat: to }),
  refusal(game, seat, { cards, to = -1 }) {
    const { hand } = player(game, seat);
    const fits = cardsMisfit({ from: hand, min: 1, max: hand.length }, cards) === null;
    return fits && game.state.players[to]?.dead === true
      ? refuse('turn.charity', 'death.no-gain')
      : refuse('turn.charity');
  },
  apply(game, seat, cards, to) {
    if (to === undefined) discardInCharity(game, seat, cards);
    else giveInCharity(game, seat, to, cards);
  },
});
