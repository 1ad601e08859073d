/** The combined worth of a player's items: a second helmet is useless. */
import type { CardId, PlayerView } from '@kickdoor/rules';
import { bestSet } from '../gear-set.ts';
import { def, type Scene } from '../scene.ts';
import { cardWorth, gearWorth } from '../worth.ts';

/** Points per point of strength of an equipped item, and of a spare that waits for a curse to empty its slot. */
const WORN = 2;
const SPARE = 0.3;
/** Gold per point: a Level is worth ten points and a thousand gold, but players rarely hit a thousand exactly. */
const GOLD = 120;

/** The cards that one side gives and gets. */
export interface Exchange {
  readonly gives: readonly CardId[];
  readonly gets: readonly CardId[];
}

/** The combined worth of these items to a player who has them all, in points. */
function worthTogether(scene: Scene, player: PlayerView, cards: readonly CardId[]): number {
  const worn = bestSet(scene, player, cards);
  return cards.reduce((sum, card) => {
    const it = def(scene, card);
    if (it.kind !== 'item') return sum + cardWorth(scene, card);
    const strength = Math.max(0, gearWorth(scene, player, it));
    return sum + (worn.has(card) ? WORN : SPARE) * strength + (it.gold ?? 0) / GOLD;
  }, 0);
}

/** The worth of cards attached to items, which change hands with them. */
function worthAlong({ view, pool }: Scene, hosts: readonly CardId[]): number {
  const along = view.players.flatMap(({ attached }) => attached.filter(([host]) => hosts.includes(host)));
  return along.reduce((sum, [, card]) => sum + WORN * (pool.cards[card]?.bonus ?? 0), 0);
}

/** What an exchange adds to the worth of a player's items, in points. Everything involved is face up. */
export function gainOf(scene: Scene, player: PlayerView, { gives, gets }: Exchange): number {
  const { equipped, carried, steeds, sidekicks } = player;
  // Giving away a companion is a loss, too.
  const companions = [...steeds, ...sidekicks].filter((card) => gives.includes(card));
  const before = [...equipped, ...carried, ...companions];
  const after = [...before.filter((card) => !gives.includes(card)), ...gets];
  return (
    worthTogether(scene, player, after) -
    worthTogether(scene, player, before) +
    worthAlong(scene, gets) -
    worthAlong(scene, gives)
  );
}
