/** Claiming a discarded race or class in fast play: seize. */
import type { Seat } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import { player, top, type Game } from '../kernel/game.ts';
import { offersByCard } from './offers-kept.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import {
  claimable,
  isClaimSettled,
  isGoUp,
  joinClaim,
  mayRival,
  openClaim,
  settleClaim,
} from '../chapters/fast.ts';

const CLAIM = refuse('fast.claim-discard');

function judgeSeize(game: Game, seat: Seat, { card }: MoveOf<'seize'>): Refusal | null {
  const no = CLAIM;
  const { hand, dead } = player(game, seat);
  if (dead) return refuse('death.no-gain', 'fast.claim-discard');
  if (!hand.includes(card) || !isGoUp(game, card)) return no;
  const frame = top(game);
  if (frame?.f === 'seize') return mayRival(game, frame, seat) ? null : no;
  return claimable(game) === null ? no : null;
}

const SEIZE = offersByCard((card) => ({ do: 'seize', card }));

export const seizeVerb = verb('seize', {
  judge: judgeSeize,
  perform(game, seat, { card }) {
    const frame = top(game);
    if (frame?.f !== 'seize') {
      openClaim(game, seat, card);
      return;
    }
    joinClaim(game, frame, seat, card);
    if (isClaimSettled(game, frame)) settleClaim(game, frame);
  },
  offers(game, seat, out) {
    const frame = top(game);
    if (frame === undefined && claimable(game) === null) return;
    for (const card of player(game, seat).hand) {
      if (judgeSeize(game, seat, { do: 'seize', card }) === null) out.push(SEIZE(card));
    }
  },
});
