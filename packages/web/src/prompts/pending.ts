/** What is being waited for, in words: to the one who owes it, and to all others. */
import type { PendingView, Phrase, View } from '@kickdoor/rules';
import { termsPhrase, type Names } from '../log/names.ts';

/** What a table waits for. */
export function waitPhrase(view: View, names: Names): Phrase | null {
  if (view.pending !== null) return pendingPhrase(view.pending, view, names);
  const { combat, charity, seat } = view;
  if (combat !== null && combat.request !== null) {
    const { request, fighter } = combat;
    return {
      id: request.to === seat ? 'prompt-help-you' : 'prompt-help',
      args: {
        who: names.who(fighter),
        whom: names.who(request.to),
        terms: termsPhrase(names, request.terms),
      },
    };
  }
  if (combat !== null && combat.claim !== null) {
    const own = combat.fighter === seat ? '-you' : '';
    return { id: `prompt-${combat.claim.kind}${own}`, args: { who: names.who(combat.fighter) } };
  }
  if (charity !== null && charity.excess > 0) {
    const own = view.turn === seat ? '-you' : '';
    return { id: `prompt-charity${own}`, args: { who: names.who(view.turn), count: charity.excess } };
  }
  return null;
}

function pendingPhrase(pending: PendingView, view: View, names: Names): Phrase {
  switch (pending.kind) {
    case 'cancel':
      return {
        id: pending.victim === view.seat ? 'prompt-cancel-you' : 'prompt-cancel',
        args: { card: names.card(pending.card), whom: names.who(pending.victim) },
      };
    case 'caught':
      return {
        id: pending.seat === view.seat ? 'prompt-caught-you' : 'prompt-caught',
        args: { card: names.card(pending.foe), who: names.who(pending.seat), total: pending.total },
      };
    case 'choice': {
      const mine = pending.seat === view.seat;
      const card = pending.card === null ? null : names.card(pending.card);
      const args = { who: names.who(pending.seat), ...(card === null ? {} : { card }) };
      const cardless = card === null && ['deed', 'play'].includes(pending.about);
      if (cardless) return { id: mine ? 'prompt-choice-you' : 'prompt-wait-nobody', args };
      return { id: `prompt-${mine ? 'choice' : 'wait'}-${pending.about}`, args };
    }
    case 'seize':
      return {
        id: 'prompt-seize',
        args: { card: names.card(pending.card), who: names.who(pending.claims[0] ?? 0) },
      };
    case 'excess':
      return {
        id: pending.seat === view.seat ? 'prompt-excess-you' : 'prompt-excess',
        args: { who: names.who(pending.seat), limit: pending.limit },
      };
    case 'looting':
      return {
        id: pending.seat === view.seat ? 'prompt-looting-you' : 'prompt-looting',
        args: { who: names.who(pending.seat), whom: names.who(pending.body) },
      };
    case 'sharing':
      return {
        id: pending.seat === view.seat ? 'prompt-sharing-you' : 'prompt-sharing',
        args: { who: names.who(pending.seat) },
      };
  }
}

/** How many answers a choice wants. */
export function countPhrase(min: number, max: number): Phrase {
  if (min === max) return { id: 'choose-exactly', args: { count: min } };
  if (min === 0) return { id: 'choose-up-to', args: { max } };
  return { id: 'choose-between', args: { min, max } };
}
