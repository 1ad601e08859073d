import { drawCard, discard } from '../../chapters/decks.ts';
import { foeOf, joinFoe, removeFoe } from '../../chapters/foes.ts';
import { def, emit, type Game } from '../../engine/game.ts';
import type { CardId, Seat } from '../../model/card.ts';
import type { Cause } from '../../model/event.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openCombat } from '../timing.ts';

/** Turns up doors until a monster appears; what came before it is discarded once that is over (D17). */
function nextMonster(game: Game, seat: Seat, cause: Cause): CardId | null {
  const turned: CardId[] = [];
  let card = drawCard(game, 'doors');
  while (card !== null && def(game, card).kind !== 'monster') {
    turned.push(card);
    card = drawCard(game, 'doors');
  }
  for (const other of turned) discard(game, other);
  if (turned.length > 0) emit(game, { e: 'discarded', seat, cards: turned, cause });
  return card;
}

/** A monster goes, and the next one of the door deck comes in its place. */
export const swapFoe = definePlay({
  name: 'swap-foe',
  schema: nothing.meta({
    description: 'A monster goes; the next one of the door deck comes instead.',
    examples: [{}],
  }),
  targets: (game) => (openCombat(game)?.foes ?? []).map(({ card }) => ({ card })),
  judge: (game, _params, _seat, _card, target) =>
    openCombat(game) !== null && target.card !== undefined && foeOf(game, target.card) !== null
      ? null
      : refuse('combat.one-shots'),
  run(game, _params, { seat, card, target }) {
    const cause = { card, by: seat };
    const next = nextMonster(game, seat, cause);
    if (target.card !== undefined) removeFoe(game, target.card, { treasures: false, by: seat, cause });
    if (next !== null) joinFoe(game, next, seat, cause);
  },
  bends: [],
  words: () => phrase('play-swap-foe'),
});
