/** What players are, and where they sit. */
import type { CardId, Seat, Who } from '../model/card.ts';
import { def, player, type Game } from '../kernel/game.ts';

/** Whether a seat has a race. A player with no race in play is human. */
function isRace(game: Game, seat: Seat, race: string): boolean {
  const { races, halfBreeds } = player(game, seat);
  if (race !== 'human') return has(game, races, race);
  return races.length === 0 || (game.sheet.halfHuman && races.length === 1 && halfBreeds.length > 0);
}

function has(game: Game, cards: readonly CardId[], id: string): boolean {
  for (const card of cards) if (def(game, card).id === id) return true;
  return false;
}

/** Whether the conditions within a condition hold: at least one of `any`, each of `all`, and not `not`. */
export function combines<W>(
  { any, all, not }: { readonly any?: readonly W[]; readonly all?: readonly W[]; readonly not?: W },
  holds: (one: W) => boolean,
): boolean {
  if (any !== undefined && !any.some(holds)) return false;
  if (all !== undefined && !all.every(holds)) return false;
  return not === undefined || !holds(not);
}

/** Whether a condition holds as far as it is about the player alone, without their cards and nested conditions. */
export function isOfKind(game: Game, seat: Seat, who: Who): boolean {
  const it = player(game, seat);
  if (who.race !== undefined && !isRace(game, seat, who.race)) return false;
  if (who.class !== undefined && !has(game, it.classes, who.class)) return false;
  if (who.sex !== undefined && it.sex !== who.sex) return false;
  if (who.minLevel !== undefined && it.level < who.minLevel) return false;
  return who.maxLevel === undefined || it.level <= who.maxLevel;
}

/** All players who have not left, in seating order. */
export function seated(game: Game): Seat[] {
  return game.state.players.flatMap((it, seat) => (it.left ? [] : [seat]));
}

/** All living players, in seating order. */
export function living(game: Game): readonly Seat[] {
  const known = game.memo?.living;
  if (known !== undefined) return known;
  const seats: Seat[] = [];
  for (let seat = 0; seat < game.state.players.length; seat++) if (isLiving(game, seat)) seats.push(seat);
  if (game.memo !== null) game.memo.living = seats;
  return seats;
}

/** Whether there is a living player in this seat. */
export function isLiving(game: Game, seat: Seat): boolean {
  const it = game.state.players[seat];
  return it !== undefined && !it.left && !it.dead;
}

/** The nearest living player to the left (the next in turn) and to the right; `null` if there is no other. */
export function neighbors(game: Game, seat: Seat): { left: Seat | null; right: Seat | null } {
  return { left: beside(game, seat, 1), right: beside(game, seat, -1) };
}

function beside(game: Game, seat: Seat, step: 1 | -1): Seat | null {
  const count = game.state.players.length;
  for (let i = 1; i < count; i++) {
    const at = (seat + step * i + count * i) % count;
    const it = player(game, at);
    if (!it.left && !it.dead) return at;
  }
  return null;
}

/** The seated player after this one (`turn.next`), including the dead. */
export function nextSeat(game: Game, seat: Seat): Seat {
  const count = game.state.players.length;
  for (let i = 1; i <= count; i++) {
    const at = (seat + i) % count;
    if (!player(game, at).left) return at;
  }
  return seat;
}

/** The living players at the lowest Level. */
export function lowest(game: Game): Seat[] {
  const seats = living(game);
  const level = Math.min(...seats.map((seat) => player(game, seat).level));
  return seats.filter((seat) => player(game, seat).level === level);
}

/** The living players at the highest Level. */
export function highest(game: Game): Seat[] {
  const seats = living(game);
  const level = Math.max(...seats.map((seat) => player(game, seat).level));
  return seats.filter((seat) => player(game, seat).level === level);
}
