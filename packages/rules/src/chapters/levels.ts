/** Levels: how they are gained and lost (`levels.*`), and who reaches the last one first (`winning.*`). */
import type { Seat, Sex } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import { edit, emit, player, type Game } from '../kernel/game.ts';

/**
 * Raises a Level. Without `last` the winning Level is out of reach (`precedence.last-level`); Levels beyond it are
 * dropped (D20). The dead gain none (`death.no-gain`). Returns the number gained.
 */
export function gainLevels(
  game: Game,
  seat: Seat,
  count: number,
  cause: Cause,
  opts: { last?: boolean } = {},
): number {
  const it = player(game, seat);
  if (it.dead || it.left) return 0;
  const most = game.state.options.level - (opts.last === true ? 0 : 1);
  const to = Math.max(it.level, Math.min(it.level + count, most));
  return setLevel(game, seat, to, cause);
}

/** Lowers a Level, never below 1 (`precedence.level-floor`). Returns the number lost. */
export function loseLevels(game: Game, seat: Seat, count: number, cause: Cause): number {
  return -setLevel(game, seat, Math.max(1, player(game, seat).level - count), cause);
}

/** Sets a Level by a ruling (`precedence.owner`). */
export function correctLevel(game: Game, seat: Seat, to: number, cause: Cause): void {
  setLevel(game, seat, to, cause);
}

function setLevel(game: Game, seat: Seat, to: number, cause: Cause): number {
  const from = player(game, seat).level;
  if (to === from) return 0;
  edit(game, seat).level = to;
  emit(game, { e: 'level', seat, from, to, cause });
  return to - from;
}

/** Changes the sex of a seat's character. */
export function changeSex(game: Game, seat: Seat, cause: Cause): void {
  const it = edit(game, seat);
  const to: Sex = it.sex === 'male' ? 'female' : 'male';
  it.sex = to;
  emit(game, { e: 'sex', seat, to, cause });
}

/** Ends the game once somebody has the winning Level (`winning.first-to-ten`, `winning.together`). */
export function settleVictory(game: Game, sharing: readonly Seat[] = []): boolean {
  const { state } = game;
  if (state.phase === 'over') return true;
  if (!state.players.some((it) => it.level >= state.options.level)) return false;
  const winners = state.players.flatMap((it, seat) =>
    !it.left && it.level >= state.options.level ? [seat] : [],
  );
  if (winners.length === 0) return false;
  for (const seat of sharing) if (!winners.includes(seat)) winners.push(seat);
  endGame(
    game,
    winners.toSorted((a, b) => a - b),
    { rule: winners.length > 1 ? 'winning.together' : 'winning.first-to-ten' },
  );
  return true;
}

/** Ends the game. Pending frames are removed after the move (`engine/settle.ts`). */
export function endGame(game: Game, winners: readonly Seat[], cause: Cause): void {
  const { state } = game;
  state.phase = 'over';
  state.winners = winners.slice();
  state.trades.length = 0;
  emit(game, { e: 'over', winners, cause });
}
