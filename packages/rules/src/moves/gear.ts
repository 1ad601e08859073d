/** What one wears and parts with: equip, unequip, give, drop. */
import type { Seat } from '../model/card.ts';
import type { MoveOf, Offer } from '../model/move.ts';
import { emit, player, remove, top, type Game, def } from '../engine/game.ts';
import { offerLawful, verb } from '../engine/verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { giveExcess, receivers } from '../chapters/excess.ts';
import { inCombat } from '../chapters/foes.ts';
import { bigItems, bigRoom, isItem, judgeEquipping } from '../chapters/items.ts';
import { discardOwn, isInPlay } from '../chapters/table.ts';
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

export const equipVerb = verb('equip', {
  judge: judgeEquip,
  perform(game, seat, { card }) {
    const it = player(game, seat);
    remove(it.carried, card);
    it.equipped.push(card);
    emit(game, { e: 'equipped', seat, card, cause: { rule: 'timing.not-in-combat' } });
  },
  offers(game, seat, out) {
    const candidates = player(game, seat).carried.map((card) => ({ do: 'equip', card }) as const);
    offerLawful(game, seat, out, judgeEquip, candidates);
  },
});

function judgeUnequip(game: Game, seat: Seat, { card }: MoveOf<'unequip'>): Refusal | null {
  return (
    judgeGear(game, seat) ?? (player(game, seat).equipped.includes(card) ? null : refuse('items.carried'))
  );
}

export const unequipVerb = verb('unequip', {
  judge: judgeUnequip,
  perform(game, seat, { card }) {
    const it = player(game, seat);
    remove(it.equipped, card);
    it.carried.push(card);
    emit(game, { e: 'unequipped', seat, card, cause: { rule: 'timing.not-in-combat' } });
  },
  offers(game, seat, out) {
    const candidates = player(game, seat).equipped.map((card) => ({ do: 'unequip', card }) as const);
    offerLawful(game, seat, out, judgeUnequip, candidates);
  },
});

/** How many big items in excess one seat may be given at once. */
function mayTake(game: Game, seat: Seat, to: Seat): number {
  if (top(game)?.f !== 'excess' || !receivers(game, seat).includes(to)) return 0;
  return Math.min(-bigRoom(game, seat), bigRoom(game, to));
}

function judgeGive(game: Game, seat: Seat, move: MoveOf<'give'>): Refusal | null {
  const most = mayTake(game, seat, move.seat);
  const big = bigItems(game, seat);
  if (move.cards.length === 0 || move.cards.length > most || hasTwice(move.cards)) {
    return refuse('items.big-excess', 'trade.gift');
  }
  return move.cards.every((card) => big.includes(card)) ? null : refuse('items.big-excess');
}

export const giveVerb = verb('give', {
  judge: judgeGive,
  perform: (game, seat, move) => giveExcess(game, seat, move.seat, move.cards),
  offers(game, seat, out) {
    if (top(game)?.f !== 'excess') return;
    for (const to of receivers(game, seat)) {
      const max = mayTake(game, seat, to);
      if (max > 0) out.push(giveOffer(game, seat, to, max));
    }
  },
});

function giveOffer(game: Game, seat: Seat, to: Seat, max: number): Offer {
  return { move: { do: 'give', cards: [], seat: to }, pick: { from: bigItems(game, seat), min: 1, max } };
}

function judgeDrop(game: Game, seat: Seat, { card }: MoveOf<'drop'>): Refusal | null {
  if (game.state.phase === 'setup') return refuse('setup.opening-plays');
  const it = player(game, seat);
  if (it.hand.includes(card) || !isInPlay(game, seat, card)) {
    return refuse('traits.drop', 'items.no-idle-discard');
  }
  if (it.curses.includes(card)) return refuse('curses.at-once', 'traits.drop');
  if (it.races.includes(card) || it.classes.includes(card) || it.sidekicks.includes(card)) return null;
  if (it.steeds.includes(card)) return null;
  return isItem(def(game, card)) ? refuse('items.no-idle-discard') : refuse('traits.drop');
}

export const dropVerb = verb('drop', {
  judge: judgeDrop,
  perform(game, seat, { card }) {
    const rule = player(game, seat).sidekicks.includes(card) ? 'sidekicks.play' : 'traits.drop';
    discardOwn(game, seat, [card], { rule });
  },
  offers(game, seat, out) {
    const it = player(game, seat);
    const own = [...it.races, ...it.classes, ...it.sidekicks, ...it.steeds];
    offerLawful(
      game,
      seat,
      out,
      judgeDrop,
      own.map((card) => ({ do: 'drop', card }) as const),
    );
  },
});
