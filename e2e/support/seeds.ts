/** Finds seeds that lead to a particular situation, so that tests survive changes to the cards. */
import { sensibleBot } from '@kickdoor/bots';
import { loadSet } from '@kickdoor/packs/node';
import {
  applyMove,
  buildCardPool,
  createTable,
  isRefusal,
  legalMoves,
  stream,
  view,
  type Move,
  type Seat,
  type State,
  type View,
} from '@kickdoor/rules';

/** The cards of all tables in these tests. */
export const pool = buildCardPool([loadSet('classic')]);

/** The people at the tables in these tests, in this order, followed by bots. */
export const PERSONS = [
  { name: 'Ada', sex: 'female' },
  { name: 'Ben', sex: 'male' },
  { name: 'Cleo', sex: 'female' },
] as const;

/** The page's default options. */
const OPTIONS = { grace: 5000, limit: 30_000 };
const MOST_SEEDS = 5000;

/** What a sensible player would do. */
function decide(state: State, seat: Seat): Move | null {
  const random = stream(`${state.seed}/${seat}`);
  const decided = sensibleBot.decide(view(pool, state, seat), legalMoves(pool, state, seat), pool, random);
  return decided?.move ?? null;
}

/** Makes a sensible move for a seat. Returns whether it made one. */
function play(state: State, seat: Seat): boolean {
  const move = decide(state, seat);
  return move !== null && !isRefusal(applyMove(pool, state, seat, move));
}

/**
 * A seed's table after the opening plays and the first door, if the first seat starts, has nothing better to do than
 * kick, and finds a monster.
 */
function firstCombat(seed: string, seats: number): View | null {
  const players = Array.from({ length: seats }, (_, seat) => {
    const { name, sex } = PERSONS[seat] ?? { name: `Bot ${seat}`, sex: 'female' };
    return { name, sex };
  });
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed, players, options: OPTIONS });
  if (state.turn !== 0) return null;
  const everybody = players.keys().toArray();
  while (state.phase === 'setup' && everybody.filter((seat) => play(state, seat)).length > 0);
  if (decide(state, 0)?.do !== 'kick' || !play(state, 0)) return null;
  const seen = view(pool, state, 0);
  return seen.phase === 'combat' && seen.pending === null ? seen : null;
}

/**
 * A seed with which the first player can't beat the first monster alone, but surely can with the second player's help.
 */
export function seedOfLostCombat(seats: number): string {
  for (let number = 1; number <= MOST_SEEDS; number += 1) {
    const seed = `combat ${number}`;
    const combat = firstCombat(seed, seats)?.combat ?? null;
    if (combat === null || combat.winning || combat.treasures < 2) continue;
    if (combat.foes.some(({ card }) => pool.cards[card]?.traits.noHelp === true)) continue;
    const helper = firstCombat(seed, seats)?.players[1]?.strength.total ?? 0;
    if (combat.fighters.total + helper >= combat.monsters.total + 3) return seed;
  }
  throw new Error('no seed brings such a combat');
}
