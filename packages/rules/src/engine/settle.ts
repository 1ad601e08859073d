/** Resolves pending frames until somebody has to act. */
import { excess } from '../chapters/charity.ts';
import { endCombat } from '../chapters/combat-end.ts';
import { startLooting } from '../chapters/death.ts';
import { discard } from '../chapters/decks.ts';
import { inExcess, layAside } from '../chapters/equipping.ts';
import { faceExcess } from '../chapters/excess.ts';
import { settleFlight } from '../chapters/flee.ts';
import { isUsable } from '../chapters/items.ts';
import { exceededLimit } from '../chapters/limits.ts';
import { settleVictory } from '../chapters/levels.ts';
import { gearStrength } from '../chapters/strength.ts';
import { settleSidekicks, settleTraits } from '../chapters/traits.ts';
import { settleTrades } from '../chapters/trade.ts';
import { nextTurn } from '../chapters/turn.ts';
import { isLiving } from '../chapters/who.ts';
import { kindOf } from '../frames/kind-of.ts';
import { playAnnounced } from '../moves/play/index.ts';
import { memoOf } from '../kernel/known.ts';
import { player, top, type Game } from '../kernel/game.ts';
import type { CardId, Seat } from '../model/card.ts';

/** Longer than any chain of effects; a longer one is a defect, and must not hang the table. */
const MOST_STEPS = 10_000;

/** Continues until somebody has to act or the game is over. */
export function settle(game: Game): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (game.state.phase === 'over') {
      dropAll(game);
      return;
    }
    const frame = top(game);
    const busy = frame === undefined ? flow(game) : kindOf(frame).run(game, frame, playAnnounced);
    if (!busy) return;
  }
  throw new Error('the table does not come to rest');
}

/** The game is over: nothing stays pending, and cards held by pending frames are discarded. */
function dropAll(game: Game): void {
  for (const frame of game.state.stack.splice(0)) {
    for (const card of kindOf(frame).holds(frame)) discard(game, card);
  }
}

/** With nothing pending: automatic consequences. `false` if the table is at rest. */
function flow(game: Game): boolean {
  if (settleVictory(game)) return false;
  settleTrades(game);
  return mendLimits(game) || leaveBattle(game) || lootBodies(game) || passTurn(game);
}

/** Fixes limits exceeded because of a loss. */
function mendLimits(game: Game): boolean {
  const { players } = game.state;
  for (let seat = 0; seat < players.length; seat++) {
    const it = players[seat];
    if (it === undefined || it.left) continue;
    const memo = memoOf(game, seat);
    if (memo?.sound === true) continue;
    if (settleTraits(game, seat) || settleSidekicks(game, seat)) return true;
    const loose = leastOf(game, seat, inExcess(game, seat));
    if (loose !== null) {
      layAside(game, seat, loose);
      return true;
    }
    const limit = exceededLimit(game, seat);
    if (limit !== null) {
      faceExcess(game, seat, limit);
      return true;
    }
    if (memo !== null) memo.sound = true;
  }
  return false;
}

/** A combat without its fighter is over (D12); a run continues with the next runner. */
function leaveBattle(game: Game): boolean {
  const { combat, flight } = game.state;
  if (combat === null) return false;
  if (flight === null) {
    if (!player(game, combat.fighter).dead) return false;
    endCombat(game, { rule: 'death.lose-all' });
    return true;
  }
  if (flight.left.length > 0 && flight.runners.length > 0) return false;
  settleFlight(game);
  return true;
}

/** Bodies are looted once the combat is over (D13). */
function lootBodies(game: Game): boolean {
  if (game.state.combat !== null || game.state.bodies.length === 0) return false;
  startLooting(game);
  return true;
}

/** The turn of a player who died or left ends without charity (D14, D23); charity ends once the limit is met. */
function passTurn(game: Game): boolean {
  const { phase, turn, combat } = game.state;
  if (phase === 'over' || phase === 'setup' || combat !== null) return false;
  const met = phase === 'charity' && excess(game, turn) === 0;
  if (!met && isLiving(game, turn)) return false;
  nextTurn(game);
  return true;
}

/** The item that adds least now, joined lasers being one weapon (`lasers.combine`); `null` if there is none. */
function leastOf(game: Game, seat: Seat, cards: readonly CardId[]): CardId | null {
  const worth = (card: CardId): number => (isUsable(game, seat, card) ? gearStrength(game, seat, card) : -1);
  return cards.toSorted((a, b) => worth(a) - worth(b))[0] ?? null;
}
