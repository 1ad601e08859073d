/** What all that a player has in play is worth to them together: a second helmet serves nobody. */
import type { CardId, PlayerView } from '@kickdoor/rules';
import { bestSet } from '../gear-set.ts';
import { def, type Scene } from '../scene.ts';
import { cardWorth, gearWorth } from '../worth.ts';

/** Points for each point of strength that is worn, and of strength that lies by until a curse empties its slot. */
const WORN = 2;
const SPARE = 0.3;
/** Gold for a point: a Level is ten points and a thousand gold, which hardly anybody has to the coin. */
const GOLD = 120;

/** What somebody gives and gets. */
export interface Exchange {
  readonly gives: readonly CardId[];
  readonly gets: readonly CardId[];
}

/** What items are worth to a player who has them all, in points. */
function worthTogether(scene: Scene, player: PlayerView, cards: readonly CardId[]): number {
  const worn = bestSet(scene, player, cards);
  return cards.reduce((sum, card) => {
    const it = def(scene, card);
    if (it.kind !== 'item') return sum + cardWorth(scene, card);
    const strength = Math.max(0, gearWorth(scene, player, it));
    return sum + (worn.has(card) ? WORN : SPARE) * strength + (it.gold ?? 0) / GOLD;
  }, 0);
}

/** What lies on items goes along with them. */
function worthAlong({ view, pool }: Scene, hosts: readonly CardId[]): number {
  const along = view.players.flatMap(({ attached }) => attached.filter(([host]) => hosts.includes(host)));
  return along.reduce((sum, [, card]) => sum + WORN * (pool.cards[card]?.bonus ?? 0), 0);
}

/** What an exchange adds to what a player's items are worth to them, in points. All of it lies open. */
export function gainOf(scene: Scene, player: PlayerView, { gives, gets }: Exchange): number {
  const { equipped, carried, steeds, sidekicks } = player;
  // Whoever gives a companion has something to lose, too.
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
