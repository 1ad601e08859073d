/** What protects a player from a curse: wards, and effects that keep Levels. */
import type { CardId, Seat } from '../model/card.ts';
import type { Deed, Traits } from '../model/effect.ts';
import { deedSpreads, deedStrikes, deedTopic } from '../kernel/registry.ts';
import { def, emit, type Game } from '../kernel/game.ts';
import { activeCards } from './items.ts';

/** Whether a ward protects from everything that a curse does: any curse, or one with a mark. */
function isWhole(game: Game, ward: Traits['wards'][number], curse: CardId): boolean {
  return typeof ward === 'object' ? def(game, curse).marks.includes(ward.mark) : ward === 'any';
}

/** Whether a seat is immune to a curse. */
export function isImmune(game: Game, seat: Seat, curse: CardId): boolean {
  return activeCards(game, seat).some((card) =>
    def(game, card).traits.wards.some((ward) => isWhole(game, ward, curse)),
  );
}

/**
 * Whether one of a seat's cards wards off what this deed would take. An effect on several players is not warded off by
 * one of them: each is checked separately (D43). Items are protected one by one ({@link isKept}).
 */
function isWarded(game: Game, seat: Seat, deed: Deed, curse: CardId): boolean {
  if (deedSpreads(game, deed)) return false;
  const topic = deedTopic(game, deed);
  return activeCards(game, seat).some((card) =>
    def(game, card).traits.wards.some((ward) => isWhole(game, ward, curse) || ward === topic),
  );
}

/**
 * Whether one of a seat's cards protects an item from this card, if that is a curse: through the slot it is worn in, or
 * because curses can't take items at all unless the curse `names` headgear, armor or footgear.
 */
export function isKept(game: Game, seat: Seat, item: CardId, card: CardId, names = false): boolean {
  if (def(game, card).kind !== 'curse') return false;
  const { slot } = def(game, item);
  return activeCards(game, seat).some((own) =>
    def(game, own).traits.wards.some(
      (ward) => isWhole(game, ward, card) || ward === slot || (ward === 'item' && !names),
    ),
  );
}

/** Of the items that this card would take from a seat, those it can. */
export function takeable(
  game: Game,
  seat: Seat,
  items: readonly CardId[],
  card: CardId,
  names = false,
): readonly CardId[] {
  return items.filter((item) => !isKept(game, seat, item, card, names));
}

/** Reports that everything a card would take from a seat is protected. */
export function sayKept(game: Game, seat: Seat, card: CardId): void {
  emit(game, { e: 'no-effect', seat, card, cause: { rule: 'precedence.card-over-sheet' } });
}

/** Whether this card is a curse that takes no Levels from a seat because it can do something else instead. */
export function keepsLevels(game: Game, seat: Seat, card: CardId): boolean {
  if (def(game, card).kind !== 'curse') return false;
  return activeCards(game, seat).some((own) => def(game, own).traits.keepsLevels);
}

/** Whether some of this card's deeds do more than take Levels. */
export function doesMore(game: Game, deeds: readonly Deed[], seat: Seat, card: CardId): boolean {
  return deeds.some((deed) => deedTopic(game, deed) !== 'level' && deedStrikes(game, deed, seat, card));
}

/**
 * Of a curse's deeds, nested ones included, those that its victim's cards don't prevent; all deeds of any other card.
 * `more`: the curse also does something else, so a player who keeps their Levels doesn't lose any.
 */
export function reaching(
  game: Game,
  deeds: readonly Deed[],
  { subject, card }: { readonly subject: Seat; readonly card: CardId },
  more = false,
): readonly Deed[] {
  if (def(game, card).kind !== 'curse') return deeds;
  const open = deeds.filter((deed) => !isWarded(game, subject, deed, card));
  const spared = keepsLevels(game, subject, card) && (more || doesMore(game, open, subject, card));
  return spared ? open.filter((deed) => deedTopic(game, deed) !== 'level') : open;
}
