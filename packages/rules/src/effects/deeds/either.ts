import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { doesMore, keepsLevels, reaching } from '../../chapters/wards.ts';
import { ask, pickedNumber } from '../../kernel/choice.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import type { Game } from '../../kernel/game.ts';
import type { Deed } from '../../model/effect.ts';
import { phrase } from '../../model/phrase.ts';
import type { DoFrame } from '../../model/frame.ts';
import { defineDeed } from '../define.ts';
import { anyStrikes } from '../../kernel/registry.ts';
import { sentences } from '../words.ts';

const schema = (deeds: DeedList) =>
  z
    .array(deeds)
    .min(2)
    .max(6)
    .meta({
      description:
        'The subject chooses one of these lists; lists that would do nothing to them are not offered.',
      examples: [[[{ 'lose-level': 1 }], [{ 'lose-item': { which: 'armor' } }]]],
    });

/** A list with a name of its own, so that in declaration files, too, a deed's parameters may hold deeds. */
export interface Alternatives extends ReadonlyArray<readonly Deed[]> {}

/**
 * The lists that would do something; a player who keeps their Levels need not choose to lose them if there is an
 * alternative.
 */
function options(game: Game, lists: readonly (readonly Deed[])[], { subject, card }: DoFrame): number[] {
  const open = lists.map((list) => reaching(game, list, { subject, card }));
  const striking = [...open.keys()].filter((at) => anyStrikes(game, open[at] ?? [], subject, card));
  if (!keepsLevels(game, subject, card)) return striking;
  const more = striking.filter((at) => doesMore(game, open[at] ?? [], subject, card));
  return more.length > 0 ? more : striking;
}

/** The subject chooses what happens: 1 is the first list. */
export const either: DeedModule<'either', Alternatives> = defineDeed({
  name: 'either',
  schema,
  run(game, lists, frame) {
    const { subject, card, by, deed } = frame;
    const from = options(game, lists, frame).map((at) => ({ number: at + 1 }));
    if (from.length === 0) return;
    ask(game, { seat: subject, about: 'deed', from, min: 1, max: 1, card, deed, subject, by });
  },
  chosen(game, lists, frame, picks) {
    const list = lists[(pickedNumber(picks) ?? 1) - 1] ?? [];
    pushDeeds(game, list, { subject: frame.subject ?? frame.seat, card: frame.card, by: frame.by ?? -1 });
  },
  asks: () => ({ ask: 'either', whom: null }),
  strikes: (game, lists, subject, card) => lists.some((list) => anyStrikes(game, list, subject, card)),
  overrides: [],
  within: (lists) => lists.flat(),
  words(lists, told) {
    const said = lists.map((list, at) => phrase('deed-either-option', { number: at + 1, deeds: told(list) }));
    return phrase('deed-either', { options: sentences(said) });
  },
});
