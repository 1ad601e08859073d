import { z } from 'zod';
import type { DeedList, DeedModule } from '../../kernel/effect.ts';
import { isWho } from '../../chapters/conditions.ts';
import { pushDeeds } from '../../chapters/deeds.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { anyStrikes } from '../../kernel/registry.ts';
import { whoSchema } from '../schemas.ts';
import { whoWords } from '../words.ts';

const schema = (deeds: DeedList) =>
  z
    .strictObject({
      who: whoSchema,
      do: deeds,
      else: deeds.exactOptional().describe('What happens to players who don’t meet it.'),
    })
    .meta({
      description: 'Something happens only to players who meet the condition.',
      examples: [{ who: { race: 'elf' }, do: [{ 'lose-level': 1 }] }],
    });

type Params = z.output<ReturnType<typeof schema>>;

/** Applies deeds depending on a condition on the subject. */
export const when: DeedModule<'if', Params> = defineDeed({
  name: 'if',
  schema,
  run(game, params, frame) {
    pushDeeds(game, isWho(game, frame.subject, params.who) ? params.do : (params.else ?? []), frame);
  },
  strikes: (game, params, subject, card) =>
    anyStrikes(game, isWho(game, subject, params.who) ? params.do : (params.else ?? []), subject, card),
  overrides: [],
  within: ({ do: deeds, else: otherwise = [] }) => [...deeds, ...otherwise],
  words({ who, do: deeds, else: otherwise }, told) {
    const args = { who: whoWords(who), deeds: told(deeds) };
    if (otherwise === undefined) return phrase('deed-if-who', args);
    return phrase('deed-if-who-else', { ...args, else: told(otherwise) });
  },
});
