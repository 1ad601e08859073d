/** The cards that scenarios are played with. */
import { compileCards, problemPhrase } from '@kickdoor/packs';
import { loadSet, setIds } from '@kickdoor/packs/node';
import type { Library } from './read.ts';
import { Fault } from './source.ts';

/** The built-in sets, and the cards that scenarios bring themselves. */
export function builtInLibrary(): Library {
  return {
    ids: setIds(),
    load: loadSet,
    readCards: (content) => {
      const { set, problems } = compileCards('scenario', content, ['pack'], 'own');
      if (set !== null) return set;
      const [problem] = problems;
      if (problem === undefined) throw new Error('cards were refused without a reason');
      throw new Fault(problem, problemPhrase(problem));
    },
  };
}
