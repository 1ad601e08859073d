/** Invariants that must hold after every move of every game. */
import { census, clocks, legalMoves, type CardPool, type Player, type State } from '@kickdoor/rules';
import { wantedOfLeavers } from './going.ts';
import { brokenLimits, excessOf, type Excess } from './limits.ts';

/** Each seat's excess over its limits, which must not get worse. */
export type Standing = readonly Excess[];

/** Measures each seat's excess. */
export function standing(pool: CardPool, state: State): Standing {
  return state.players.map((_, seat) => excessOf(pool, state, seat));
}

/** The broken invariants of a table after a move; empty if all hold. */
export function wrongs(pool: CardPool, state: State, before: Standing, after: Standing): string[] {
  const wrong = census(pool, state);
  const atRest = state.stack.length === 0 && state.phase !== 'over';
  for (const [seat, it] of state.players.entries()) {
    const was = before[seat];
    const is = after[seat];
    if (was === undefined || is === undefined) continue;
    for (const limit of brokenLimits(was, is, atRest)) wrong.push(`${it.name} has too many: ${limit}`);
    wrong.push(...wrongWith(state, it));
  }
  wrong.push(...wantedOfLeavers(pool, state));
  if (state.phase !== 'over' && !goesOn(pool, state)) wrong.push('nobody can act and no clock runs');
  return wrong;
}

/** Whether a player can move or a clock runs. */
function goesOn(pool: CardPool, state: State): boolean {
  if (clocks(state).length > 0) return true;
  return state.players.some((_, seat) =>
    legalMoves(pool, state, seat).some(({ move }) => !NO_PROGRESS.has(move.do)),
  );
}

/** Moves that are always available and don't advance the game. */
const NO_PROGRESS: ReadonlySet<string> = new Set([
  'show',
  'concede',
  'offer',
  'give',
  'drop',
  'equip',
  'unequip',
]);

/** Whether a card is in play with its owner, attached or not; its host has to be in play too. */
function lies({ equipped, carried, sidekicks, steeds, attached }: Player, card: number): boolean {
  const lists = [equipped, carried, sidekicks, steeds];
  let on: number | undefined = card;
  for (let left = attached.length; left >= 0 && on !== undefined; left -= 1) {
    const under: number = on;
    if (lists.some((list) => list.includes(under))) return true;
    on = attached.find(([, lying]) => lying === under)?.[0];
  }
  return false;
}

function wrongWith(state: State, it: Player): string[] {
  const wrong: string[] = [];
  const most = state.options.level;
  if (!Number.isInteger(it.level) || it.level < 1 || it.level > most) {
    wrong.push(`${it.name} has Level ${it.level}`);
  }
  const own = new Set([...it.hand, ...it.equipped, ...it.carried, ...it.sidekicks, ...it.steeds]);
  for (const [, card] of it.attached) own.add(card);
  for (const [host, card] of it.attached) {
    if (!lies(it, host)) wrong.push(`${it.name} has ${card} on ${host}, which is not there`);
  }
  if (it.justReceived.some((card) => !own.has(card))) {
    wrong.push(`${it.name} has just received what is not there`);
  }
  if (it.shown.some(([card]) => !it.hand.includes(card))) {
    wrong.push(`${it.name} has shown what is not in the hand`);
  }
  if (it.unsaleable.some((card) => !own.has(card))) wrong.push(`${it.name} can't sell what is not there`);
  if (it.changed.some((card) => !it.sidekicks.includes(card))) {
    wrong.push(`${it.name} has a changed sidekick that is not there`);
  }
  if (it.dead && it.hand.length > 0 && state.bodies.length > 0) wrong.push(`${it.name} is dead with a hand`);
  if (it.left && own.size > 0) wrong.push(`${it.name} has left, but not the cards`);
  return wrong;
}
