import { z } from 'zod';
import { isWho } from '../../chapters/conditions.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { deedList } from '../lists.ts';
import { anyStrikes, deedBends, deedWords } from '../../kernel/registry.ts';
import { whoSchema } from '../schemas.ts';
import { sentences, whoWords } from '../words.ts';

const schema = z
  .strictObject({
    who: whoSchema,
    do: deedList,
    else: deedList.exactOptional().describe('What happens to all others.'),
  })
  .meta({
    description: 'Something happens only to who is so.',
    examples: [{ who: { race: 'elf' }, do: [{ 'lose-level': 1 }] }],
  });

/** What happens depends on who the subject is. */
export const when = defineDeed({
  name: 'if',
  schema,
  run(game, params, frame) {
    pushDeeds(game, isWho(game, frame.subject, params.who) ? params.do : (params.else ?? []), frame);
  },
  strikes: (game, params, subject, card) =>
    anyStrikes(game, isWho(game, subject, params.who) ? params.do : (params.else ?? []), subject, card),
  bends: ({ do: deeds, else: otherwise = [] }) => [...deeds, ...otherwise].flatMap(deedBends),
  words({ who, do: deeds, else: otherwise }) {
    const args = { who: whoWords(who), deeds: sentences(deeds.map(deedWords)) };
    if (otherwise === undefined) return phrase('deed-if-who', args);
    return phrase('deed-if-who-else', { ...args, else: sentences(otherwise.map(deedWords)) });
  },
});
