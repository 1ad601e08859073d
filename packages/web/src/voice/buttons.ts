/** Selects the legal moves that get a button beside the table. */
import type { CardId, LegalMove, Verb } from '@kickdoor/rules';
import { moveKey } from '../hand/actions.ts';

/** Verbs with a button of their own, the likeliest first. All others start from a card, a seat or the menu. */
const BUTTONS: readonly Verb[] = [
  'kick',
  'take',
  'claim',
  'accept',
  'roll',
  'charity',
  'give',
  'pass',
  'decline',
  'withdraw',
  'loot',
  'ask',
  'flee',
  'sacrifice',
  'use',
  'seize',
  'sell',
  'offer',
  'join',
  'end',
];
/** Verbs that open a sheet to fill in the rest, so that one button stands for all their moves. */
const COMPOSED = ['charity', 'give', 'ask', 'sell', 'offer', 'join'] as const;

/** Whether one button stands for all moves of a verb. */
export function isComposed(verb: Verb): verb is (typeof COMPOSED)[number] {
  return COMPOSED.some((composed) => composed === verb);
}

/** If there are more ways than this to play the card behind the door, they are offered only on the card itself. */
const MOST_DOOR_PLAYS = 3;

/** The moves with the card behind the door that need nothing filled in. */
function doorMoves(legalMoves: readonly LegalMove[], door: CardId | null): readonly LegalMove[] {
  if (door === null) return [];
  const found = legalMoves.filter(
    ({ move }) => (move.do === 'play' || move.do === 'fight') && move.card === door,
  );
  return found.length > MOST_DOOR_PLAYS ? [] : found;
}

/** One button per action: composed moves and powers are not repeated for every player. */
export function buttonsOf(legalMoves: readonly LegalMove[], door: CardId | null): readonly LegalMove[] {
  const seen = new Set<string>();
  const common = BUTTONS.flatMap((verb) => legalMoves.filter(({ move }) => move.do === verb));
  return [...doorMoves(legalMoves, door), ...common].filter((legalMove) => {
    const key = buttonKey(legalMove);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A key for what a button stands for: one move, or a power with all its targets. */
export function buttonKey(legalMove: LegalMove): string {
  const { move } = legalMove;
  if (isComposed(move.do)) return move.do;
  return move.do === 'use' ? `use ${move.power}` : moveKey(legalMove);
}
