/** A player's gear, sorted by body part. */
import type { CardId, CardPool, PlayerView } from '@kickdoor/rules';
import type { UiIcon } from '../cards/ui-icons.ts';

export const PLACES = [
  'headgear',
  'armor',
  'footgear',
  'hands',
  'other',
  'sidekick',
  'steed',
  'carried',
  'curse',
] as const;
export type Place = (typeof PLACES)[number];

/** The body parts that everybody has; they show even when empty. */
const BODY: ReadonlySet<Place> = new Set(['headgear', 'armor', 'footgear', 'hands']);

export const PLACE_ICONS: Readonly<Record<Place, UiIcon>> = {
  headgear: 'visored-helm',
  armor: 'breastplate',
  footgear: 'metal-boot',
  hands: 'hand',
  other: 'linked-rings',
  sidekick: 'meeple',
  steed: 'horse-head',
  carried: 'backpack',
  curse: 'voodoo-doll',
};

/** The gear at one place. */
export interface Worn {
  readonly place: Place;
  readonly cards: readonly CardId[];
  /** The strength bonus of these cards and their attachments. */
  readonly bonus: number;
}

type Things = Pick<
  PlayerView,
  'equipped' | 'sidekicks' | 'steeds' | 'carried' | 'curses' | 'attached' | 'strength'
>;

function placeOf(pool: CardPool, card: CardId): Place {
  const slot = pool.cards[card]?.slot ?? 'none';
  if (slot === 'one hand' || slot === 'two hands') return 'hands';
  return slot === 'none' ? 'other' : slot;
}

/** A card and everything attached to it. */
function withAttached({ attached }: Things, card: CardId): readonly CardId[] {
  return [card, ...attached.flatMap(([host, on]) => (host === card ? [on] : []))];
}

/** A player's cards in play, by place; empty places are listed only if every body has them. */
export function gearOf(pool: CardPool, player: Things): readonly Worn[] {
  const at = new Map<Place, CardId[]>(PLACES.map((place) => [place, []]));
  for (const card of player.equipped) at.get(placeOf(pool, card))?.push(card);
  at.get('sidekick')?.push(...player.sidekicks);
  at.get('steed')?.push(...player.steeds);
  at.get('carried')?.push(...player.carried);
  at.get('curse')?.push(...player.curses);
  return PLACES.flatMap((place): Worn[] => {
    const cards = at.get(place) ?? [];
    if (cards.length === 0 && !BODY.has(place)) return [];
    const all = new Set(cards.flatMap((card) => withAttached(player, card)));
    const bonus = player.strength.parts
      .filter(({ card, what }) => card !== undefined && what === undefined && all.has(card))
      .reduce((sum, { amount }) => sum + amount, 0);
    return [{ place, cards, bonus }];
  });
}
