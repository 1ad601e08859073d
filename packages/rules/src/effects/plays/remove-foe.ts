import { z } from 'zod';
import { foeLevel, foeOf, foeTags } from '../../chapters/foes.ts';
import { removeFoe as remove } from '../../chapters/stakes.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { countSchema, tagSchema } from '../schemas.ts';
import { openCombat } from '../timing.ts';

const schema = z
  .strictObject({
    treasures: z.boolean().describe('Whether its treasures are still won if the rest are beaten.'),
    maxLevel: countSchema.exactOptional().describe('Only a monster of at most this Level, as it is now.'),
    tag: tagSchema.exactOptional().describe('Only a monster with this tag.'),
  })
  .meta({ description: 'A monster leaves the combat without a kill.', examples: [{ treasures: true }] });

/** Removes a monster from the combat without a kill (`combat.defeat-without-kill`). */
export const removeFoe = definePlay({
  name: 'remove-foe',
  schema,
  targets: (game) => (openCombat(game)?.foes ?? []).map(({ card }) => ({ card })),
  validate(game, { maxLevel, tag }, _seat, _card, target) {
    const combat = openCombat(game);
    const foe = target.card === undefined ? null : foeOf(game, target.card);
    if (combat === null || foe === null) return refuse('combat.defeat-without-kill', 'combat.one-shots');
    const tooStrong = maxLevel !== undefined && foeLevel(game, combat, foe) > maxLevel;
    const otherKind = tag !== undefined && !foeTags(game, combat, foe).includes(tag);
    return tooStrong || otherKind ? refuse('precedence.card-over-sheet', 'combat.defeat-without-kill') : null;
  },
  run(game, { treasures }, { seat, card, target }) {
    const how = { treasures, by: seat, cause: { card, by: seat } };
    if (target.card !== undefined) remove(game, target.card, how);
  },
  overrides: [],
  words({ treasures, maxLevel, tag }) {
    const args = { treasures: treasures ? 'kept' : 'lost' };
    if (tag === undefined) {
      return maxLevel === undefined
        ? phrase('play-remove-foe', args)
        : phrase('play-remove-foe-level', { ...args, level: maxLevel });
    }
    const marked = { ...args, tag: phrase(`tag-${tag}`) };
    return maxLevel === undefined
      ? phrase('play-remove-foe-tag', marked)
      : phrase('play-remove-foe-tag-level', { ...marked, level: maxLevel });
  },
});
