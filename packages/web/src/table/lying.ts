/** Which cards of a player lie on which. */
import type { CardId, PlayerView } from '@kickdoor/rules';

/** What lies on a card directly. */
export function lyingOn(player: Pick<PlayerView, 'attached'>, host: CardId): readonly CardId[] {
  return player.attached.flatMap(([on, card]) => (on === host ? [card] : []));
}
