import { combatOf } from '../../chapters/foes.ts';
import { def, emit, touch, type Game } from '../../kernel/game.ts';
import { countBoost } from '../../kernel/registry.ts';
import type { Side } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import type { Boost } from '../../model/state.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openCombat } from '../timing.ts';

/** Bonuses from one-shots in this combat. */
function turnable(game: Game): Boost[] {
  const boosts = openCombat(game)?.boosts ?? [];
  return boosts.filter((boost) => boost.power === undefined && def(game, boost.card).kind === 'oneshot');
}

function otherSide(side: Side): Side {
  return side === 'fighters' ? 'monsters' : 'fighters';
}

/** A one-shot used in this combat counts for the other side. */
export const turnBoost = definePlay({
  name: 'turn-boost',
  schema: nothing.meta({
    description: 'A one-shot used in this combat changes sides.',
    examples: [{}],
  }),
  targets: (game) => turnable(game).map(({ card }) => ({ card })),
  validate: (game, _params, _seat, _card, target) =>
    turnable(game).some((boost) => boost.card === target.card) ? null : refuse('combat.one-shots'),
  run(game, _params, { seat, card, target }) {
    const combat = combatOf(game);
    const turned = turnable(game).filter((boost) => boost.card === target.card);
    combat.boosts = combat.boosts.filter((boost) => !turned.includes(boost));
    for (const boost of turned) {
      const side = otherSide(boost.side);
      combat.boosts.push({ ...boost, side });
      const amount = boost.count === undefined ? boost.amount : countBoost(game, boost);
      emit(game, { e: 'boosted', seat, side, amount, cause: { card, by: seat } });
    }
    touch(game);
  },
  overrides: [],
  words: () => phrase('play-turn-boost'),
});
