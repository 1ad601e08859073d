/** Chat messages as phrases, which everybody reads in their own language. */
import type { PhraseId, SaidWords } from '@kickdoor/protocol';
import type { Names, Phrase } from '@kickdoor/rules';
import type { z } from 'zod';
import type { Said } from '../net/state.ts';
import { text } from '../words/say.ts';

type What = z.infer<typeof SaidWords>;

/** A phrase with its blanks filled. */
export function phraseWords(
  phrase: PhraseId,
  blanks: { readonly card?: number; readonly seat?: number; readonly number?: number },
  names: Names,
): Phrase {
  const { card, seat, number } = blanks;
  const args = {
    ...(number === undefined ? {} : { number }),
    ...(seat === undefined ? {} : { who: names.who(seat) }),
    ...(card === undefined ? {} : { card: names.card(card) }),
  };
  return { id: `say-${phrase}`, args };
}

/** The content of a message; free text is returned unchanged. */
export function saidWords(what: What, names: Names): Phrase | string {
  switch (what.kind) {
    case 'text':
      return what.text;
    case 'reaction':
      return text(`reaction-${what.reaction}`);
    case 'phrase':
      return phraseWords(what.phrase, what, names);
  }
}

/** A message with its speaker, for the list of messages. */
export function lineOf({ seat, what }: Said, names: Names, said: string): Phrase {
  const who = names.who(seat);
  if (what.kind !== 'reaction') return text('talk-by', { who, what: said });
  return text('talk-reacts', { who, whom: names.who(what.seat), what: said });
}

/** The number of Treasures in an offer of help; `null` if the message isn't one. */
export function offerIn(what: What): number | null {
  if (what.kind !== 'phrase') return null;
  if (what.phrase === 'help-free') return 0;
  if (what.phrase !== 'help-for' && what.phrase !== 'not-for-less') return null;
  return what.number ?? 0;
}
