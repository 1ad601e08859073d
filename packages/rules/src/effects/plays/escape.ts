import { flightOf } from '../../chapters/flee.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openFlight, openRunners } from '../timing.ts';

/** A fighter escapes everything that can be escaped, without a roll (D31). */
export const escape = definePlay({
  name: 'escape',
  schema: nothing.meta({
    description: 'While running away, a fighter escapes every monster that can be escaped.',
    examples: [{}],
  }),
  targets: (game) => openRunners(game).map((seat) => ({ seat })),
  validate(game, _params, _seat, _card, target) {
    const escaping = openFlight(game)?.escaping ?? [];
    const runs = openRunners(game).some((seat) => seat === target.seat && !escaping.includes(seat));
    return runs ? null : refuse('flee.roll', 'combat.one-shots');
  },
  run(game, _params, { seat, target }) {
    flightOf(game).escaping.push(target.seat ?? seat);
  },
  overrides: ['flee.roll'],
  words: () => phrase('play-escape'),
});
