import { forceHelp, validateAsked, validateHelped } from '../../chapters/help.ts';
import { living } from '../../chapters/who.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openCombat } from '../timing.ts';

/** Makes a player help for nothing. They can't refuse. */
export const conscript = definePlay({
  name: 'conscript',
  schema: nothing.meta({
    description: 'A fighter who could ask for help plays it on another player, who has to help for nothing.',
    examples: [{}],
  }),
  targets: (game, _params, seat) =>
    openCombat(game)?.fighter === seat
      ? living(game)
          .filter((other) => other !== seat)
          .map((other) => ({ seat: other }))
      : [],
  validate(game, _params, seat, _card, target) {
    const no = validateHelped(game, seat);
    if (no !== null) return no;
    return target.seat === undefined ? refuse('help.ask') : validateAsked(game, seat, target.seat);
  },
  run(game, _params, { target }) {
    if (target.seat !== undefined) forceHelp(game, target.seat);
  },
  overrides: ['help.ask'],
  words: () => phrase('play-conscript'),
});
