/** What keeps a curse from its victim: wards, and those who keep their Levels. */
import type { CardId, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import { deedSpreads, deedStrikes, deedTopic } from '../kernel/registry.ts';
import { def, emit, type Game } from '../kernel/game.ts';
import { activeCards } from './items.ts';

/** Whether nothing at all that a curse does reaches a seat. */
export function isImmune(game: Game, seat: Seat): boolean {
  return activeCards(game, seat).some((card) => def(game, card).traits.wards.includes('any'));
}

/**
 * Whether one of a seat's cards wards off what this deed would take. What befalls several is not warded off by one of
 * them: each is asked for themselves (D43). Items are kept one by one ({@link isKept}).
 */
function isWarded(game: Game, seat: Seat, deed: Deed): boolean {
  if (deedSpreads(game, deed)) return false;
  const topic = deedTopic(game, deed);
  return activeCards(game, seat).some((card) =>
    def(game, card).traits.wards.some((ward) => ward === 'any' || ward === topic),
  );
}

/**
 * Whether one of a seat's cards keeps an item from this card, where that is a curse: by the slot in which it is worn, or
 * because no curse takes items at all, unless it `names` headgear, armor or footgear.
 */
export function isKept(game: Game, seat: Seat, item: CardId, card: CardId, names = false): boolean {
  if (def(game, card).kind !== 'curse') return false;
  const { slot } = def(game, item);
  return activeCards(game, seat).some((own) =>
    def(game, own).traits.wards.some(
      (ward) => ward === 'any' || ward === slot || (ward === 'item' && !names),
    ),
  );
}

/** The items that this card can take from a seat, of those that it would. */
export function takeable(
  game: Game,
  seat: Seat,
  items: readonly CardId[],
  card: CardId,
  names = false,
): readonly CardId[] {
  return items.filter((item) => !isKept(game, seat, item, card, names));
}

/** Says that all that a card would take from a seat is kept from it. */
export function sayKept(game: Game, seat: Seat, card: CardId): void {
  emit(game, { e: 'no-effect', seat, card, cause: { rule: 'precedence.card-over-sheet' } });
}

/** Whether this card is a curse that takes no Levels from a seat where it could do anything else. */
export function keepsLevels(game: Game, seat: Seat, card: CardId): boolean {
  if (def(game, card).kind !== 'curse') return false;
  return activeCards(game, seat).some((own) => def(game, own).traits.keepsLevels);
}

/** Whether some of this card's deeds would do more than take Levels. */
export function doesMore(game: Game, deeds: readonly Deed[], seat: Seat, card: CardId): boolean {
  return deeds.some((deed) => deedTopic(game, deed) !== 'level' && deedStrikes(game, deed, seat, card));
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
  const spared = keepsLevels(game, subject, card) && (more || doesMore(game, open, subject, card));
  return spared ? open.filter((deed) => deedTopic(game, deed) !== 'level') : open;
}
