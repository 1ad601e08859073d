/** Wearing and giving up items: equip, unequip, give, drop. */
import type { CardId, Kind, Seat } from '../model/card.ts';
import type { ExcessFrame } from '../model/frame.ts';
import type { FreeCards } from '../model/move.ts';
import { def, edit, emit, player, remove, top, type Game } from '../kernel/game.ts';
import { refuse, refuseBoth, type Refusal, type RuleId } from '../model/refusal.ts';
import { givable, giveExcess, receivers } from '../chapters/excess.ts';
import { runner } from '../chapters/flee.ts';
import { inCombat } from '../chapters/foes.ts';
import { equip, validateEquipping } from '../chapters/equipping.ts';
import { gear, isItem } from '../chapters/items.ts';
import { limitedItems, limitRefusal, limitRoom, LIMITS } from '../chapters/limits.ts';
import { discardOwn, isInPlay, pickUp } from '../chapters/table.ts';
import { ANY_TIME, cardsVerb, cardVerb } from './verb.ts';

const FROZEN = refuse('combat.gear-frozen', 'timing.not-in-combat');

function validateGear(game: Game, seat: Seat): Refusal | null {
  return inCombat(game, seat) ? FROZEN : null;
}

export const equipVerb = cardVerb('equip', {
  phases: ['setup', ...ANY_TIME],
  ownTurn: false,
  follows: 'gear',
  barred: validateGear,
  cards: (game, seat) => player(game, seat).carried,
  other: () => refuse('items.carried', 'cards.hand-private'),
  validate: validateEquipping,
  apply(game, seat, card) {
    remove(edit(game, seat).carried, card);
    equip(game, seat, card);
    emit(game, { e: 'equipped', seat, card, cause: { rule: 'timing.not-in-combat' } });
  },
});

/** What can be unequipped: equipped items, and what sidekicks carry. A laser joined to another is separated first. */
function takenOff(game: Game, seat: Seat): readonly CardId[] {
  const it = player(game, seat);
  if (it.attached.length === 0) return it.equipped;
  return gear(game, seat).filter(
    (card) => !it.attached.some(([host, on]) => on === card && def(game, host).laser),
  );
}

export const unequipVerb = cardVerb('unequip', {
  phases: ['setup', ...ANY_TIME],
  ownTurn: false,
  follows: 'gear',
  barred: validateGear,
  cards: takenOff,
  other: () => refuse('items.carried'),
  // Cards attached to the item stay on it: joined lasers are unequipped as one weapon.
  apply(game, seat, card) {
    pickUp(game, seat, card);
    edit(game, seat).carried.push(card);
    emit(game, { e: 'unequipped', seat, card, cause: { rule: 'timing.not-in-combat' } });
  },
});

/** The excess a seat has to deal with now, or `null`. */
function excessOf(game: Game, seat: Seat): ExcessFrame | null {
  const frame = top(game);
  return frame?.f === 'excess' && frame.seat === seat ? frame : null;
}

const NO_GIFT = refuse('items.big-excess', 'trade.gift');

/** Which excess items a seat may be given, and how many at once: no more than it could carry. */
function mayTake(game: Game, { seat, limit }: ExcessFrame, to: Seat): FreeCards {
  const from = givable(game, seat, to, limit);
  const rooms = LIMITS.flatMap((one) =>
    limitedItems(game, seat, one).some((card) => from.includes(card)) ? [limitRoom(game, to, one)] : [],
  );
  return { from, min: 1, max: Math.min(from.length, -limitRoom(game, seat, limit), ...rooms) };
}

/** Excess cards are given to somebody who can carry them (`items.big-excess`). */
export const giveVerb = cardsVerb('give', {
  phases: [],
  ownTurn: false,
  closed: () => NO_GIFT,
  picks(game, seat) {
    const frame = excessOf(game, seat);
    if (frame === null) return [];
    return receivers(game, seat, frame.limit).map((to) => ({ to, pick: mayTake(game, frame, to) }));
  },
  move: (to) => ({ do: 'give', cards: [], seat: to ?? -1 }),
  refusal(game, seat, { cards, pick, misfit }) {
    const frame = excessOf(game, seat);
    const no = misfit === 'foreign' && cards.length <= pick.max ? refuse('items.big-excess') : NO_GIFT;
    return frame === null ? no : refuseBoth(no, limitRefusal(game, frame.limit));
  },
  apply(game, seat, cards, to) {
    if (to !== undefined) giveExcess(game, seat, to, cards);
  },
});

/** A rider may discard the steed before a roll to run away, and roll without it (`steeds.flee`). */
function mayDismount(game: Game, seat: Seat): boolean {
  return game.state.phase === 'flee' && runner(game) === seat && game.state.stack.length === 0;
}

/** The rule that lets an owner discard cards of a kind. */
const DROP_RULE: Readonly<Partial<Record<Kind, RuleId>>> = {
  sidekick: 'sidekicks.play',
  steed: 'steeds.flee',
};

/** Races, classes, their counterparts in other sets, and sidekicks may be discarded at any time (`traits.drop`). */
export const dropVerb = cardVerb('drop', {
  phases: ANY_TIME,
  ownTurn: false,
  // Only runners may discard a steed.
  follows: 'gear',
  cards(game, seat) {
    const { races, classes, talents, sidekicks, steeds } = player(game, seat);
    const cards = races.slice();
    for (const more of [classes, talents, sidekicks, steeds]) for (const card of more) cards.push(card);
    return cards;
  },
  validate: (game, seat, card) =>
    def(game, card).kind !== 'steed' || mayDismount(game, seat)
      ? null
      : refuse('steeds.flee', 'items.no-idle-discard'),
  other(game, seat, card) {
    if (!isInPlay(game, seat, card)) return refuse('traits.drop', 'items.no-idle-discard');
    if (player(game, seat).curses.includes(card)) return refuse('curses.at-once', 'traits.drop');
    return isItem(def(game, card)) ? refuse('items.no-idle-discard') : refuse('traits.drop');
  },
  apply(game, seat, card) {
    discardOwn(game, seat, [card], { rule: DROP_RULE[def(game, card).kind] ?? 'traits.drop' });
  },
});
