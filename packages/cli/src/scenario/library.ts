/** The cards that scenarios are played with. */
import { compileCards } from '@kickdoor/packs';
import { problemPhrase } from '@kickdoor/words/check';
import { BUILT_IN, type Packs } from '@kickdoor/packs/node';
import type { CardSet, Kind } from '@kickdoor/rules';
import type { Library } from './read.ts';
import { Fault } from './source.ts';

/** The ids of some sets' cards of one kind. */
function idsOf(sets: readonly CardSet[], kind: Kind): string[] {
  return sets.flatMap(({ cards }) => cards.flatMap((card) => (card.kind === kind ? [card.id] : [])));
}

/** Some sets, and the cards scenarios define themselves. */
export function libraryOf(packs: Packs = BUILT_IN): Library {
  return {
    ids: packs.ids(),
    load: packs.load,
    readCards: (content, beside) => {
      const { set, problems } = compileCards('scenario', content, ['pack'], 'own', {
        races: idsOf(beside, 'race'),
        classes: idsOf(beside, 'class'),
        items: idsOf(beside, 'item'),
      });
      if (set !== null) return set;
      const [problem] = problems;
      if (problem === undefined) throw new Error('cards were refused without a reason');
      throw new Fault(problem, problemPhrase(problem));
    },
  };
}
