/** What keeps a curse from its victim: wards, and those who keep their Levels. */
import type { CardId, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import { deedStrikes, deedTopic } from '../effects/registry.ts';
import { def, type Game } from '../engine/game.ts';
import { activeCards } from './items.ts';

/** Whether nothing at all that a curse does reaches a seat. */
export function isImmune(game: Game, seat: Seat): boolean {
  return activeCards(game, seat).some((card) => def(game, card).traits.wards.includes('any'));
}

/** Whether one of a seat's cards wards off what this deed would take. */
function isWarded(game: Game, seat: Seat, deed: Deed): boolean {
  const topic = deedTopic(deed);
  return activeCards(game, seat).some((card) =>
    def(game, card).traits.wards.some((ward) => ward === 'any' || ward === topic),
  );
}

/** Whether this card is a curse that takes no Levels from a seat where it could do anything else. */
export function keepsLevels(game: Game, seat: Seat, card: CardId): boolean {
  if (def(game, card).kind !== 'curse') return false;
  return activeCards(game, seat).some((own) => def(game, own).traits.keepsLevels);
}

/** Whether some of these deeds would do more than take Levels. */
export function doesMore(game: Game, deeds: readonly Deed[], seat: Seat): boolean {
  return deeds.some((deed) => deedTopic(deed) !== 'level' && deedStrikes(game, deed, seat));
}

/**
 * What of a curse's deeds reaches its victim, however deep within the curse they stand. `more`: the curse does
 * something besides, so that who keeps their Levels keeps them.
 */
export function reaching(
  game: Game,
  deeds: readonly Deed[],
  { subject, card }: { readonly subject: Seat; readonly card: CardId },
  more = false,
): readonly Deed[] {
  if (def(game, card).kind !== 'curse') return deeds;
  const open = deeds.filter((deed) => !isWarded(game, subject, deed));
  const spared = keepsLevels(game, subject, card) && (more || doesMore(game, open, subject));
  return spared ? open.filter((deed) => deedTopic(deed) !== 'level') : open;
}
