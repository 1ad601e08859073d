/** Death, the body, and coming back (`death.*`, D12–D15). */
import type { CardId, Seat, Slot } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { Pick } from '../model/move.ts';
import type { ChoiceFrame, LootFrame } from '../model/frame.ts';
import { rollOrder } from '../kernel/chance.ts';
import { ask, cardPicks, pickedCards } from '../kernel/choice.ts';
import { def, drop, edit, emit, player, push, remove, top, touch, type Game } from '../kernel/game.ts';
import { discard } from './decks.ts';
import { drawInto, putInHand } from './hand.ts';
import { activeCards, gear } from './items.ts';
import { discardOwn } from './table.ts';
import { leaveCharity } from './charity.ts';
import { lapseRequest } from './help.ts';
import { isLiving, living } from './who.ts';

/** Kills a character: everything except Level, races and classes is laid out as the body (`death.lose-all`). */
export function die(game: Game, seat: Seat, cause: Cause): void {
  const it = player(game, seat);
  if (it.dead || !game.sheet.death) return;
  const saving = activeCards(game, seat).find((card) => def(game, card).traits.survivesDeath);
  if (saving !== undefined) {
    discardOwn(game, seat, [saving], { card: saving, rule: 'precedence.card-over-sheet' });
    return;
  }
  const slots = new Set(gear(game, seat).map((card) => def(game, card).slot));
  if (!game.sheet.lootSidekicks) loseSidekicks(game, seat);
  const cards = [
    ...it.hand,
    ...it.equipped,
    ...it.carried,
    ...it.steeds,
    ...it.sidekicks,
    ...it.attached.map(([, card]) => card),
  ];
  const emptied = edit(game, seat);
  emptied.hand = [];
  emptied.equipped = [];
  emptied.carried = [];
  emptied.steeds = [];
  emptied.changed = [];
  emptied.sidekicks = [];
  emptied.attached = [];
  emptied.justReceived = [];
  emptied.unsaleable = [];
  emptied.doubled = [];
  emptied.dead = true;
  emptied.reborn = true;
  settleDeadCurses(game, seat, slots);
  game.state.bodies.push({ seat, cards });
  emit(game, { e: 'died', seat, cause });
  leaveFight(game, seat);
  leaveCharity(game, seat);
  forgetChoices(game, seat);
}

/** Drops the choices of a player who died: what to loot from others, and which of their own cards to lose. */
function forgetChoices({ state }: Game, seat: Seat): void {
  state.stack = state.stack.filter(
    (frame) =>
      frame.f !== 'choice' ||
      !(frame.about === 'loot' ? frame.seat === seat : frame.about === 'deed' && frame.subject === seat),
  );
}

/**
 * Discards sidekicks in play, which aren't looted (D13). What they carry stays with their owner, and can be looted.
 */
function loseSidekicks(game: Game, seat: Seat): void {
  discardOwn(game, seat, player(game, seat).sidekicks.slice(), { rule: 'death.lose-all' });
}

/** Settles the lasting curses of the dead (D13). One tied to a slot ends with the card that was worn there. */
function settleDeadCurses(game: Game, seat: Seat, lost: ReadonlySet<Slot>): void {
  const { curses } = player(game, seat);
  const rule = game.sheet.deadCurses;
  if (rule === 'stay') return;
  const gone = curses.filter((card) => {
    const { goneWith } = def(game, card).traits;
    return rule === 'discarded' || (goneWith !== null && lost.has(goneWith));
  });
  discardOwn(game, seat, gone, { rule: 'death.lose-all' });
}

/** Takes a player who has died or left out of the combat (D12): a helper leaves it, a runner stops running. */
export function leaveFight(game: Game, seat: Seat): void {
  const { combat, flight } = game.state;
  // Boosts on this fighter leave with them; boosts that count something are recounted.
  if (combat !== null && (combat.fighter === seat || combat.helper === seat)) {
    combat.boosts = combat.boosts.flatMap((boost) => {
      if (boost.on === seat) return [];
      return boost.count === undefined ? [boost] : [{ ...boost, amount: 0 }];
    });
  }
  if (flight?.runners.includes(seat)) {
    if (flight.runners[0] === seat) {
      flight.left = [];
      flight.caught = [];
    } else flight.runners = flight.runners.filter((other) => other !== seat);
  } else if (combat?.helper === seat) {
    combat.helper = null;
    touch(game);
  }
  if (combat?.request?.to === seat) lapseRequest(game, combat);
}

/**
 * Starts looting the next body: from the highest Level down, ties broken by a roll, once per body (`death.looting`).
 * Nobody rolls for a body without cards.
 */
export function startLooting(game: Game): void {
  const body = game.state.bodies.shift();
  if (body === undefined) throw new Error('there is no body');
  if (body.cards.length === 0) return;
  const looters = living(game);
  const queue: Seat[] = [];
  for (let level = game.state.options.level; level >= 1; level--) {
    const equal = looters.filter((seat) => player(game, seat).level === level);
    queue.push(...rollOrder(game, equal, 'tie', { rule: 'death.looting' }));
  }
  push(game, { f: 'loot', body: body.seat, cards: body.cards.slice(), queue });
}

/** Asks the next looter to choose, or discards the rest. The frame is on top of the stack. */
export function runLooting(game: Game, frame: LootFrame): void {
  const seat = nextLooter(game, frame);
  if (seat === null || frame.cards.length === 0) {
    drop(game, frame);
    for (const card of frame.cards) discard(game, card);
    if (frame.cards.length > 0) {
      emit(game, {
        e: 'discarded',
        seat: frame.body,
        cards: frame.cards.slice(),
        cause: { rule: 'death.looting' },
      });
    }
    return;
  }
  ask(game, { seat, about: 'loot', from: cardPicks(frame.cards), min: 0, max: 1 });
}

/** Who takes the next card. Skips players who have died or left since. */
function nextLooter(game: Game, { queue }: LootFrame): Seat | null {
  let seat = queue.shift();
  while (seat !== undefined && !isLiving(game, seat)) seat = queue.shift();
  return seat ?? null;
}

/** Gives a looter the chosen card, if any. It goes to the hand as just received (D13). */
export function lootChosen(game: Game, choice: ChoiceFrame, picks: readonly Pick[]): void {
  const frame = top(game);
  if (frame?.f !== 'loot') throw new Error('no body is being looted');
  for (const card of pickedCards(picks)) takeLoot(game, frame, choice.seat, card);
}

function takeLoot(game: Game, frame: LootFrame, seat: Seat, card: CardId): void {
  remove(frame.cards, card);
  putInHand(game, seat, [card]);
  emit(game, { e: 'looted', seat, body: frame.body, card, cause: { rule: 'death.looting' } });
}

/** Returns the dead to the game, with no cards, when the next player's turn starts (`death.return`). */
export function wakeTheDead(game: Game): void {
  for (const [seat, it] of game.state.players.entries()) {
    if (!it.dead || it.left) continue;
    edit(game, seat).dead = false;
    emit(game, { e: 'reborn', seat, cause: { rule: 'death.return' } });
  }
}

/**
 * Draws a new hand at the start of a player's first own turn after death (`death.new-hand`), on top of any cards
 * received since.
 */
export function drawNewHand(game: Game, seat: Seat): void {
  if (!player(game, seat).reborn) return;
  edit(game, seat).reborn = false;
  const cause = { rule: 'death.new-hand' } as const;
  drawInto(game, seat, 'doors', game.state.options.deal, cause);
  drawInto(game, seat, 'treasures', game.state.options.deal, cause);
}
