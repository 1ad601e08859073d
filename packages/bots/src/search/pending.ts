/**
 * What is pending at a table, as far as a seat can tell: the innermost frame, which its view shows, and below it at
 * most the card whose effect asks. Guesses leave out that card's remaining deeds; they follow whatever is chosen now.
 */
import type { CardId, ChoiceFrame, ChoiceTopic, Frame, View } from '@kickdoor/rules';

/** Choices explained by the card that asks for them. Others depend on a frame below: a share, a body, a draw. */
const EXPLAINED: ReadonlySet<ChoiceTopic> = new Set<ChoiceTopic>([
  'deed',
  'excess',
  'play',
  'power',
  'sidekick',
  'trait',
]);

/** The stack for a guess; `null` if the view doesn't say enough to play on. */
export function pendingIn(seen: View, placed: ReadonlySet<CardId>): Frame[] | null {
  const { frame } = seen.memory;
  if (frame === null) return seen.pending === null ? [] : null;
  switch (frame.f) {
    case 'cancel':
    case 'caught':
    case 'excess':
      // The guess is played on, and must not change the view.
      return [structuredClone(frame)];
    case 'choice':
      return choiceIn(seen, frame, placed);
    case 'do':
    case 'draw':
    case 'loot':
    case 'reward':
    case 'seize':
    case 'spent':
      // In fast play, a player who claims a card pays with one that nobody sees; the other frames ask nobody.
      return null;
  }
}

/** The seat's own choice among things it sees, on top of the card that asks, unless that card is elsewhere. */
function choiceIn({ seat, hand }: View, frame: ChoiceFrame, placed: ReadonlySet<CardId>): Frame[] | null {
  const { about, card, from, peeked, pile } = frame;
  const hidden = peeked !== undefined || pile !== undefined;
  if (frame.seat !== seat || !EXPLAINED.has(about) || hidden) return null;
  const isSeen = (one: CardId): boolean => placed.has(one) || (hand ?? []).includes(one);
  if (!from.every((pick) => !('card' in pick) || isSeen(pick.card))) return null;
  const choice = structuredClone(frame);
  return card < 0 || placed.has(card) ? [choice] : [{ f: 'spent', card }, choice];
}
