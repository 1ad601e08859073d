/** A copy of a table that shares no mutable data. Written by hand, because bots copy tables by the million. */
import type { Frame } from '../model/frame.ts';
import { passMemos } from '../kernel/game.ts';
import { kindOf } from '../frames/kind-of.ts';
import type { Combat, Flight, Player, State } from '../model/state.ts';

/** Copies a table. The copy shares deeds, terms and other immutable values. */
export function clone(state: State): State {
  return {
    ...state,
    chance: { ...state.chance },
    dice: state.dice.slice(),
    players: clonePlayers(state.players),
    decks: { doors: state.decks.doors.slice(), treasures: state.decks.treasures.slice() },
    discards: { doors: state.discards.doors.slice(), treasures: state.discards.treasures.slice() },
    combat: state.combat === null ? null : cloneCombat(state.combat),
    flight: state.flight === null ? null : cloneFlight(state.flight),
    bodies: state.bodies.slice(),
    trades: state.trades.slice(),
    charity:
      state.charity === null ? null : { lowest: state.charity.lowest, given: state.charity.given.slice() },
    stack: state.stack.map(copyFrame),
    winners: state.winners.slice(),
    ...(state.counts === undefined ? {} : { counts: state.counts.slice() }),
  };
}

/**
 * Copies a table to play on with `applyMove`, together with everything memoized about it: the copy for a search or a
 * server. If you change the copy in any other way, use {@link clone}.
 */
export function fork(state: State): State {
  const copy = clone(state);
  passMemos(state, copy);
  return copy;
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (const it of players) copies.push(clonePlayer(it));
  return copies;
}

function clonePlayer(it: Player): Player {
  return {
    ...it,
    hand: it.hand.slice(),
    races: it.races.slice(),
    classes: it.classes.slice(),
    halfBreeds: it.halfBreeds.slice(),
    superMunchkins: it.superMunchkins.slice(),
    talents: it.talents.slice(),
    equipped: it.equipped.slice(),
    carried: it.carried.slice(),
    sidekicks: it.sidekicks.slice(),
    steeds: it.steeds.slice(),
    changed: it.changed.slice(),
    curses: it.curses.slice(),
    attached: it.attached.slice(),
    justReceived: it.justReceived.slice(),
    shown: it.shown.slice(),
    unsaleable: it.unsaleable.slice(),
    used: it.used.slice(),
    doubled: it.doubled.slice(),
    nextCombat: it.nextCombat.slice(),
  };
}

function cloneCombat(it: Combat): Combat {
  return {
    ...it,
    foes: it.foes.slice(),
    enhancers: it.enhancers.slice(),
    boosts: it.boosts.slice(),
    aside: it.aside.slice(),
    bonusLevels: it.bonusLevels.slice(),
    eluded: it.eluded.slice(),
    refusals: it.refusals.slice(),
    claim: it.claim === null ? null : { ...it.claim, passed: it.claim.passed.slice() },
    used: { ...it.used },
  };
}

function cloneFlight(it: Flight): Flight {
  return {
    ...it,
    runners: it.runners.slice(),
    left: it.left.slice(),
    used: { ...it.used },
    boosts: it.boosts.slice(),
    caught: it.caught.slice(),
    escaping: it.escaping.slice(),
  };
}

function copyFrame(frame: Frame): Frame {
  return kindOf(frame).copy(frame);
}
