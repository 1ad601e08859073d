import { changeSides, hasRoomFor } from '../../chapters/followers.ts';
import { isCheated } from '../../chapters/items.ts';
import { discardOwn } from '../../chapters/table.ts';
import { def, touch, type Game } from '../../kernel/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { isQuiet } from '../timing.ts';

interface Follower {
  readonly card: CardId;
  readonly owner: Seat;
}

/** The sidekicks that others have in play. */
function followers(game: Game, seat: Seat): Follower[] {
  return game.state.players.flatMap(({ sidekicks }, owner) =>
    owner === seat ? [] : sidekicks.flatMap((card) => (def(game, card).traits.safe ? [] : [{ card, owner }])),
  );
}

/** Whether it could change owners: with the cheat that allows it, it needs no room. */
function fits(game: Game, seat: Seat, { owner, card }: Follower): boolean {
  return hasRoomFor(game, seat, card) || isCheated(game, owner, card);
}

/** Another player's sidekick changes owner, with what it carries; if there is no room for it, it is discarded. */
export const hireAway = definePlay({
  name: 'hire-away',
  schema: nothing.meta({
    description:
      'Another player’s sidekick changes to the player of this card, or is discarded if there is no room.',
    examples: [{}],
  }),
  targets: (game, _params, seat) => followers(game, seat).map(({ card }) => ({ card })),
  validate(game, _params, seat, _card, target) {
    if (!isQuiet(game)) return refuse('timing.any-time');
    return followers(game, seat).some(({ card }) => card === target.card)
      ? null
      : refuse('mixing.followers', 'precedence.card-over-sheet');
  },
  run(game, _params, { seat, card, target }) {
    const follower = followers(game, seat).find((one) => one.card === target.card);
    if (follower === undefined) return;
    const cause = { card, by: seat };
    if (fits(game, seat, follower)) changeSides(game, follower.owner, seat, follower.card, cause);
    else discardOwn(game, follower.owner, [follower.card], cause, 'goes');
    touch(game);
  },
  overrides: [],
  words: () => phrase('play-hire-away'),
});
