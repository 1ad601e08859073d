/** Describes what the table is waiting for, to the player who has to act and to everybody else. */
import { type Names, type PendingView, type Phrase, termsPhrase, type View } from '@kickdoor/rules';
import { text } from '../words/say.ts';

/** Describes the table's current wait. */
export function waitPhrase(view: View, names: Names): Phrase | null {
  if (view.pending !== null) return pendingPhrase(view.pending, view, names);
  const { combat, charity, seat } = view;
  if (combat !== null && combat.request !== null) {
    const { request, fighter } = combat;
    if (fighter === seat) {
      return text('voice-asking', {
        whom: names.who(request.to),
        terms: termsPhrase(names, request.terms, seat),
      });
    }
    return text(request.to === seat ? 'prompt-help-you' : 'prompt-help', {
      who: names.who(fighter),
      whom: names.who(request.to),
      terms: termsPhrase(names, request.terms, seat),
    });
  }
  if (combat !== null && combat.claim !== null) {
    const own = combat.fighter === seat ? '-you' : '';
    const who = names.who(combat.fighter);
    const isEmpty = combat.claim.kind === 'win' && combat.foes.length === 0;
    if (isEmpty) return text(`voice-empty-claimed${own}`, { who });
    return text(`prompt-${combat.claim.kind}${own}`, { who });
  }
  if (charity !== null && charity.excess > 0) {
    const own = view.turn === seat ? '-you' : '';
    // If nobody has a lower Level, the excess cards are given to nobody.
    if (own !== '' && charity.lowest.length === 0) return text('voice-discard', { count: charity.excess });
    return text(`prompt-charity${own}`, { who: names.who(view.turn), count: charity.excess });
  }
  return null;
}

function pendingPhrase(pending: PendingView, view: View, names: Names): Phrase {
  switch (pending.kind) {
    case 'cancel':
      if (pending.played === true) {
        const who = names.who(pending.by);
        return text(pending.by === view.seat ? 'prompt-announced-you' : 'prompt-announced', {
          card: names.card(pending.card),
          who,
        });
      }
      return text(pending.victim === view.seat ? 'prompt-cancel-you' : 'prompt-cancel', {
        card: names.card(pending.card),
        whom: names.who(pending.victim),
      });
    case 'caught':
      return text(pending.seat === view.seat ? 'prompt-caught-you' : 'prompt-caught', {
        card: names.card(pending.foe),
        who: names.who(pending.seat),
        total: pending.total,
      });
    case 'choice': {
      const mine = pending.seat === view.seat;
      const card = pending.card === null ? null : names.card(pending.card);
      const cardless = card === null && ['deed', 'play'].includes(pending.about);
      const who = names.who(pending.seat);
      if (cardless) return text(mine ? 'prompt-choice-you' : 'prompt-wait-nobody', { who });
      const { asked } = pending;
      if (asked !== null && card !== null) {
        return text(`asks-${asked.ask}`, { card, whom: asked.whom === null ? '' : names.who(asked.whom) });
      }
      return text(`prompt-${mine ? 'choice' : 'wait'}-${pending.about}`, { who, card: card ?? '' });
    }
    case 'seize':
      return text('prompt-seize', { card: names.card(pending.card), who: names.who(pending.claims[0] ?? 0) });
    case 'excess':
      return text(pending.seat === view.seat ? 'prompt-excess-you' : 'prompt-excess', {
        who: names.who(pending.seat),
        limit: pending.limit,
      });
    case 'looting':
      return lootingPhrase(pending, view, names);
    case 'sharing':
      return text(pending.seat === view.seat ? 'prompt-sharing-you' : 'prompt-sharing', {
        who: names.who(pending.seat),
      });
  }
}

function lootingPhrase(
  { seat, body }: PendingView & { readonly kind: 'looting' },
  view: View,
  names: Names,
): Phrase {
  if (body === view.seat) return text('prompt-looting-yours', { who: names.who(seat) });
  const own = seat === view.seat ? '-you' : '';
  return text(`prompt-looting${own}`, { who: names.who(seat), whom: names.who(body) });
}

/** The number of answers that a choice needs. */
export function countPhrase(min: number, max: number): Phrase {
  if (min === max) return text('choose-exactly', { count: min });
  if (min === 0) return text('choose-up-to', { max });
  return text('choose-between', { min, max });
}
