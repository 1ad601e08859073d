/** Claiming a discarded race or class in fast play: seize. */
import { player, top } from '../kernel/game.ts';
import { refuse } from '../model/refusal.ts';
import {
  claimable,
  isClaimSettled,
  isGoUp,
  joinClaim,
  mayRival,
  openClaim,
  settleClaim,
} from '../chapters/fast.ts';
import { ANY_TIME, cardVerb } from './verb.ts';

const CLAIM = refuse('fast.claim-discard');

/** Claims a discarded race or class, or joins the claim, by discarding a Go Up a Level. */
export const seizeVerb = cardVerb('seize', {
  phases: ANY_TIME,
  ownTurn: false,
  fast: true,
  barred(game, seat) {
    if (player(game, seat).dead) return refuse('death.no-gain', 'fast.claim-discard');
    const frame = top(game);
    const open = frame?.f === 'seize' ? mayRival(game, frame, seat) : claimable(game) !== null;
    return open ? null : CLAIM;
  },
  cards: (game, seat) => player(game, seat).hand,
  other: () => CLAIM,
  validate: (game, _seat, card) => (isGoUp(game, card) ? null : CLAIM),
  apply(game, seat, card) {
    const frame = top(game);
    if (frame?.f !== 'seize') {
      openClaim(game, seat, card);
      return;
    }
    joinClaim(game, frame, seat, card);
    if (isClaimSettled(game, frame)) settleClaim(game, frame);
  },
});
