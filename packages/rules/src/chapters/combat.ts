/** The combat: how it starts, the wait before a win, and how it ends (`combat.*`). */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { Boost, Combat } from '../model/state.ts';
import { def, emit, newClock, push, touch, type Game } from '../kernel/game.ts';
import { countBoost } from '../kernel/registry.ts';
import { cleanUp } from './combat-end.ts';
import { combatOf, fightersOf } from './foes.ts';
import { lapseRequest } from './help.ts';
import { levelsAtStake, treasuresAtStake } from './stakes.ts';
import { gainLevels, settleVictory } from './levels.ts';
import { fightersStrength, isWinning, monstersStrength, strengths, winning } from './strength.ts';
import { endCursesByKill } from './counters.ts';
import { startFlight } from './flee.ts';
import { countingCards } from './ignored.ts';
import { spendAll } from './hand.ts';
import { closeTradesOf } from './trade.ts';
import { isLiving, living } from './who.ts';

/** A monster is met and the combat starts. Cards just received can no longer be played (D21). */
export function startCombat(game: Game, seat: Seat, card: CardId, cause: Cause): void {
  const { state } = game;
  state.phase = 'combat';
  state.door = -1;
  state.combat = {
    fighter: seat,
    helper: null,
    helperSpent: false,
    terms: null,
    foes: [],
    enhancers: [],
    boosts: [],
    aside: [],
    spoils: 0,
    bonusLevels: [],
    eluded: [],
    request: null,
    refusals: [],
    claim: null,
    used: {},
  };
  spendAll(game);
  closeTradesOf(game, seat);
  emit(game, { e: 'combat', seat, card, cause });
  state.combat.foes.push({ card, kin: card });
  sayStrengths(game);
}

/** Adds a bonus to a side. */
export function addBoost(game: Game, boost: Boost): void {
  combatOf(game).boosts.push(boost);
  touch(game);
  const target = boost.on === undefined ? {} : { target: boost.on };
  const power = boost.power === undefined ? {} : { power: boost.power };
  emit(game, {
    e: 'boosted',
    seat: boost.by,
    side: boost.side,
    amount: boost.amount,
    ...target,
    cause: { card: boost.card, by: boost.by, ...power },
  });
}

/** What a running wait depends on. */
export interface CombatPrint {
  readonly fighters: number;
  readonly monsters: number;
  readonly winning: boolean;
  readonly helper: Seat | null;
  readonly foes: readonly CardId[];
  readonly treasures: number;
}

/** The current state of what a running wait depends on: when it changes, the wait restarts (D3). */
export function combatPrint(game: Game): CombatPrint | null {
  const { combat } = game.state;
  if (combat === null) return null;
  const [fighters, monsters] = strengths(game, combat);
  return {
    fighters,
    monsters,
    winning: isWinning(game, combat, fighters, monsters),
    helper: combat.helper,
    foes: combat.foes.map((foe) => foe.card),
    treasures: treasuresAtStake(game, combat),
  };
}

/** Whether two prints are equal. */
export function samePrint(a: CombatPrint | null, b: CombatPrint | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.fighters === b.fighters &&
    a.monsters === b.monsters &&
    a.winning === b.winning &&
    a.helper === b.helper &&
    a.treasures === b.treasures &&
    a.foes.length === b.foes.length &&
    a.foes.every((card, at) => card === b.foes[at])
  );
}

/** After a move that changed the combat: claims are canceled or restarted, and pointless requests lapse. */
export function settleChange(game: Game): void {
  const { combat } = game.state;
  if (combat === null || game.state.phase !== 'combat') return;
  keepGiven(game, combat);
  sayStrengths(game);
  combat.refusals.length = 0;
  const wins = winning(game);
  if (wins) lapseRequest(game, combat);
  const { claim } = combat;
  if (claim === null) return;
  if (wins === (claim.kind === 'win')) {
    claim.passed = [];
    claim.clock = newClock(game);
  } else {
    combat.claim = null;
    emit(game, { e: 'unclaimed', seat: combat.fighter, what: claim.kind, cause: { rule: 'combat.grace' } });
  }
}

/** Keeps what one-shots count for now, even if what they count is lost later (D11). */
function keepGiven(game: Game, combat: Combat): void {
  if (combat.boosts.every(({ count }) => count === undefined)) return;
  combat.boosts = combat.boosts.map((boost) =>
    boost.count === undefined ? boost : { ...boost, amount: countBoost(game, boost) },
  );
}

function sayStrengths(game: Game): void {
  emit(game, {
    e: 'strengths',
    fighters: fightersStrength(game),
    monsters: monstersStrength(game),
    cause: { rule: 'combat.strength' },
  });
}

/** Starts the wait before a win or before running away (`combat.grace`, D4). */
export function startClaim(game: Game, kind: 'win' | 'flight'): void {
  const combat = combatOf(game);
  lapseRequest(game, combat);
  combat.claim = { kind, clock: newClock(game), passed: [] };
  const rule = kind === 'win' ? 'combat.grace' : 'flee.roll';
  emit(game, { e: 'claimed', seat: combat.fighter, what: kind, cause: { rule } });
}

/** Whether a seat may pass on the running wait and has not done so yet. */
export function mayPassClaim(game: Game, seat: Seat): boolean {
  const { combat } = game.state;
  if (!combat?.claim || seat === combat.fighter) return false;
  return !combat.claim.passed.includes(seat) && isLiving(game, seat);
}

/** A seat passes on the wait; once all others have, it ends. */
export function passClaim(game: Game, seat: Seat): void {
  const combat = combatOf(game);
  if (combat.claim === null) throw new Error('there is no wait to pass');
  combat.claim.passed.push(seat);
  emit(game, { e: 'passed', seat, cause: { rule: 'combat.grace' } });
  if (isLastToPass(game, seat)) endClaim(game);
}

/** Whether nobody but this seat may still pass on the running wait. */
export function isLastToPass(game: Game, seat: Seat): boolean {
  return !living(game).some((other) => other !== seat && mayPassClaim(game, other));
}

/** The wait is over: the monsters are beaten, or the fighters run. */
export function endClaim(game: Game): void {
  const combat = combatOf(game);
  const { claim } = combat;
  combat.claim = null;
  lapseRequest(game, combat);
  if (claim?.kind === 'win') win(game, combat);
  else startFlight(game);
}

/** Rewards a win: Levels at once, to fighter and helper, then the Treasures (D3, D20). */
function win(game: Game, combat: Combat): void {
  const { fighter, helper } = combat;
  const killed = combat.foes.map((foe) => foe.kin);
  const treasures = treasuresAtStake(game, combat);
  const levels = levelsAtStake(game, combat);
  emit(game, { e: 'won', seat: fighter, helper, killed, levels, treasures, cause: { rule: 'combat.win' } });
  gainLevels(game, fighter, levels, { rule: 'combat.kill' }, { last: true });
  for (const bonus of combat.bonusLevels) {
    gainLevels(game, bonus.seat, 1, { card: bonus.card, rule: 'precedence.last-level' }, { last: true });
  }
  if (helper !== null) {
    const count = killed.length * helpersGain(game, helper);
    gainLevels(game, helper, count, { rule: 'help.levels' }, { last: true });
  }
  if (killed.length > 0) endCursesByKill(game, fightersOf(combat));
  const shares = game.state.options.sharedVictory && helper !== null ? [helper] : [];
  if (settleVictory(game, shares)) return;
  cleanUp(game, combat);
  game.state.phase = 'closing';
  push(game, {
    f: 'reward',
    step: 'draw',
    fighter,
    helper,
    terms: combat.terms,
    treasures,
    open: [],
    helperShare: combat.terms?.treasures ?? 0,
    picker: combat.terms?.first ?? fighter,
    killed,
  });
}

/** Levels a helper gains for each monster killed: one for each card that says so. */
function helpersGain(game: Game, seat: Seat): number {
  return countingCards(game, seat).filter((card) => def(game, card).traits.helperLevels).length;
}
