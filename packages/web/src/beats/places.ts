/** The places on the page that cards travel between. */
import { cardsInPlay, type CardId, type DeckName, type View } from '@kickdoor/rules';
import type { Place } from './beats.ts';

/** The traveling card. If it is face down, `deck` says which deck's discards it goes to. */
export interface Traveling {
  readonly card: CardId | null;
  readonly deck: DeckName;
}

function marked(place: string): string {
  return `[data-place="${place}"]`;
}

/**
 * Selectors for a place, best first: which element is visible depends on the screen, on whose hand it is, and on
 * whether the card is with a player or on the stage.
 */
export function selectorsOf(
  place: Place,
  { card, deck }: Traveling,
  { players }: Pick<View, 'players'>,
): readonly string[] {
  if (place === 'stage') return [marked('stage')];
  if (place === 'discards') return [marked(`discards:${deck}`), marked('stage')];
  const [kind, of = ''] = place.split(':');
  const seat = marked(`seat:${of}`);
  const gear = marked(`gear:${of}`);
  switch (kind) {
    case 'hand':
      return [marked(place), seat, marked('stage')];
    case 'gear':
      return [gear, seat, marked('stage')];
    case 'laid': {
      const player = players[Number(of)];
      const isThere = card !== null && player !== undefined && cardsInPlay(player).includes(card);
      if (!isThere) return [marked('stage')];
      return [`${gear} [data-card="${card}"]`, `${gear} [data-cards~="${card}"]`, gear, seat];
    }
    default:
      return [marked(place), marked('stage')];
  }
}
