import { z } from 'zod';
import { rollFor } from '../../chapters/dice.ts';
import { foeLevel, foeOf, foeTags } from '../../chapters/foes.ts';
import { removeFoe as remove } from '../../chapters/stakes.ts';
import { phrase, type Phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { countSchema, markSchema } from '../schemas.ts';
import { markWords } from '../words.ts';
import { openCombat } from '../timing.ts';

const schema = z
  .strictObject({
    treasures: z.boolean().describe('Whether its treasures are still won if the rest are beaten.'),
    maxLevel: countSchema.exactOptional().describe('Only a monster of at most this Level, as it is now.'),
    tag: markSchema.exactOptional().describe('Only a monster with this tag.'),
    roll: z.int().min(2).max(6).exactOptional().describe('Only on a roll of at least this.'),
  })
  .meta({
    description: 'A monster leaves the combat without a kill.',
    examples: [{ treasures: true }, { treasures: false, roll: 4 }],
  });

/** Its wording, without the roll that it may require. */
function removalWords({ treasures, maxLevel, tag }: z.output<typeof schema>): Phrase {
  const args = { treasures: treasures ? 'kept' : 'lost' };
  if (tag === undefined) {
    return maxLevel === undefined
      ? phrase('play-remove-foe', args)
      : phrase('play-remove-foe-level', { ...args, level: maxLevel });
  }
  const marked = { ...args, tag: markWords(tag) };
  return maxLevel === undefined
    ? phrase('play-remove-foe-tag', marked)
    : phrase('play-remove-foe-tag-level', { ...marked, level: maxLevel });
}

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
    return tooStrong || otherKind
      ? refuse('precedence.card-over-sheet', 'combat.defeat-without-kill', 'combat.one-shots')
      : null;
  },
  run(game, { treasures, roll }, { seat, card, target }) {
    const cause = { card, by: seat };
    // Another effect of the card may have removed it already.
    if (target.card === undefined || foeOf(game, target.card) === null) return;
    if (roll !== undefined && rollFor(game, seat, 'effect', cause) < roll) return;
    remove(game, target.card, { treasures, by: seat, cause });
  },
  overrides: [],
  words(params) {
    const removal = removalWords(params);
    if (params.roll === undefined) return removal;
    return phrase('play-on-roll', { result: params.roll, deeds: removal });
  },
});
