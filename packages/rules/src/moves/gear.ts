/** What one wears and parts with: equip, unequip, give, drop. */
import type { CardId, Kind, Seat } from '../model/card.ts';
import type { MoveOf, Offer } from '../model/move.ts';
import type { ExcessFrame } from '../model/frame.ts';
import type { ReadonlyPlayer } from '../model/state.ts';
import { def, edit, emit, player, remove, top, type Game } from '../kernel/game.ts';
import { offersByCard } from './offers-kept.ts';
import { offerStanding } from '../kernel/memo.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal, type RuleId } from '../model/refusal.ts';
import { givable, giveExcess, receivers } from '../chapters/excess.ts';
import { runner } from '../chapters/flee.ts';
import { inCombat } from '../chapters/foes.ts';
import { equip, judgeEquipping } from '../chapters/equipping.ts';
import { gear, isItem } from '../chapters/items.ts';
import { limitedItems, limitRoom, LIMITS } from '../chapters/limits.ts';
import { discardOwn, isInPlay, pickUp } from '../chapters/table.ts';
import { hasTwice } from './common.ts';

function judgeGear(game: Game, seat: Seat): Refusal | null {
  return inCombat(game, seat) ? refuse('combat.gear-frozen', 'timing.not-in-combat') : null;
}

function judgeEquip(game: Game, seat: Seat, { card }: MoveOf<'equip'>): Refusal | null {
  const no = judgeGear(game, seat);
  if (no !== null) return no;
  if (!player(game, seat).carried.includes(card)) return refuse('items.carried', 'cards.hand-private');
  return judgeEquipping(game, seat, card);
}

const EQUIP = offersByCard((card) => ({ do: 'equip', card }));

export const equipVerb = verb('equip', {
  judge: judgeEquip,
  perform(game, seat, { card }) {
    remove(edit(game, seat).carried, card);
    equip(game, seat, card);
    emit(game, { e: 'equipped', seat, card, cause: { rule: 'timing.not-in-combat' } });
  },
  offers(game, seat, out) {
    if (!inCombat(game, seat)) offerStanding(game, seat, 'equip', out, offerEquipping);
  },
});

function offerEquipping(game: Game, seat: Seat, out: Offer[]): void {
  for (const card of player(game, seat).carried) {
    if (judgeEquipping(game, seat, card) === null) out.push(EQUIP(card));
  }
}

/** What can be taken off: what is equipped, and what sidekicks carry. A laser joined to another is parted first. */
function takenOff(game: Game, seat: Seat): readonly CardId[] {
  const it = player(game, seat);
  if (it.attached.length === 0) return it.equipped;
  return gear(game, seat).filter(
    (card) => !it.attached.some(([host, on]) => on === card && def(game, host).laser),
  );
}

function judgeUnequip(game: Game, seat: Seat, { card }: MoveOf<'unequip'>): Refusal | null {
  return judgeGear(game, seat) ?? (takenOff(game, seat).includes(card) ? null : refuse('items.carried'));
}

const UNEQUIP = offersByCard((card) => ({ do: 'unequip', card }));

export const unequipVerb = verb('unequip', {
  judge: judgeUnequip,
  // What lies on the item stays on it: joined lasers come off as the one weapon that they are.
  perform(game, seat, { card }) {
    pickUp(game, seat, card);
    edit(game, seat).carried.push(card);
    emit(game, { e: 'unequipped', seat, card, cause: { rule: 'timing.not-in-combat' } });
  },
  offers(game, seat, out) {
    if (!inCombat(game, seat)) offerStanding(game, seat, 'unequip', out, offerUnequipping);
  },
});

function offerUnequipping(game: Game, seat: Seat, out: Offer[]): void {
  for (const card of takenOff(game, seat)) out.push(UNEQUIP(card));
}

/** What a seat has to part with now, or `null`. */
function excessOf(game: Game, seat: Seat): ExcessFrame | null {
  const frame = top(game);
  return frame?.f === 'excess' && frame.seat === seat ? frame : null;
}

/** What one seat may be given of an excess, and how much of it at once: no more than they could carry in any way. */
function mayTake(game: Game, { seat, limit }: ExcessFrame, to: Seat): { from: CardId[]; max: number } {
  const from = receivers(game, seat, limit).includes(to) ? givable(game, seat, to, limit) : [];
  const rooms = LIMITS.flatMap((one) =>
    limitedItems(game, seat, one).some((card) => from.includes(card)) ? [limitRoom(game, to, one)] : [],
  );
  return { from, max: Math.min(from.length, -limitRoom(game, seat, limit), ...rooms) };
}

const NOTHING: { readonly from: readonly CardId[]; readonly max: number } = { from: [], max: 0 };

function judgeGive(game: Game, seat: Seat, move: MoveOf<'give'>): Refusal | null {
  const frame = excessOf(game, seat);
  const { from, max } = frame === null ? NOTHING : mayTake(game, frame, move.seat);
  if (move.cards.length === 0 || move.cards.length > max || hasTwice(move.cards)) {
    return refuse('items.big-excess', 'trade.gift');
  }
  return move.cards.every((card) => from.includes(card)) ? null : refuse('items.big-excess');
}

export const giveVerb = verb('give', {
  judge: judgeGive,
  perform: (game, seat, move) => giveExcess(game, seat, move.seat, move.cards),
  offers(game, seat, out) {
    const frame = excessOf(game, seat);
    if (frame === null) return;
    for (const to of receivers(game, seat, frame.limit)) {
      const { from, max } = mayTake(game, frame, to);
      if (max > 0) out.push({ move: { do: 'give', cards: [], seat: to }, pick: { from, min: 1, max } });
    }
  },
});

/** A rider may discard the steed before a roll to run away, and roll without it (`steeds.flee`). */
function mayDismount(game: Game, seat: Seat): boolean {
  return game.state.phase === 'flee' && runner(game) === seat && game.state.stack.length === 0;
}

/** Races, classes, and what other sets have beside them, may be discarded at any time (`traits.drop`). */
function isTrait({ races, classes, talents }: ReadonlyPlayer, card: CardId): boolean {
  return races.includes(card) || classes.includes(card) || talents.includes(card);
}

function judgeDrop(game: Game, seat: Seat, { card }: MoveOf<'drop'>): Refusal | null {
  if (game.state.phase === 'setup') return refuse('setup.opening-plays');
  const it = player(game, seat);
  if (it.hand.includes(card) || !isInPlay(game, seat, card)) {
    return refuse('traits.drop', 'items.no-idle-discard');
  }
  if (it.curses.includes(card)) return refuse('curses.at-once', 'traits.drop');
  if (isTrait(it, card) || it.sidekicks.includes(card)) return null;
  if (it.steeds.includes(card)) {
    return mayDismount(game, seat) ? null : refuse('steeds.flee', 'items.no-idle-discard');
  }
  return isItem(def(game, card)) ? refuse('items.no-idle-discard') : refuse('traits.drop');
}

const DROP = offersByCard((card) => ({ do: 'drop', card }));

/** The rule by which cards of a kind are discarded by their owner. */
const DROP_RULE: Readonly<Partial<Record<Kind, RuleId>>> = {
  sidekick: 'sidekicks.play',
  steed: 'steeds.flee',
};

export const dropVerb = verb('drop', {
  judge: judgeDrop,
  perform(game, seat, { card }) {
    discardOwn(game, seat, [card], { rule: DROP_RULE[def(game, card).kind] ?? 'traits.drop' });
  },
  offers(game, seat, out) {
    offerStanding(game, seat, 'drop', out, offerDropping);
    const { steeds } = player(game, seat);
    if (steeds.length === 0 || !mayDismount(game, seat)) return;
    for (const card of steeds) out.push(DROP(card));
  },
});

function offerDropping(game: Game, seat: Seat, out: Offer[]): void {
  const it = player(game, seat);
  for (const card of it.races) out.push(DROP(card));
  for (const card of it.classes) out.push(DROP(card));
  for (const card of it.talents) out.push(DROP(card));
  for (const card of it.sidekicks) out.push(DROP(card));
}
