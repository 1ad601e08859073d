/** Running away (`flee.*`): one roll per monster, and Bad Stuff for each one that catches the runner. */
import type { CardId, Kind, Mark, Seat } from '../model/card.ts';
import type { Part, Sum } from '../model/event.ts';
import type { CaughtFrame, ChoiceFrame } from '../model/frame.ts';
import type { Flight, Foe } from '../model/state.ts';
import type { Pick } from '../model/move.ts';
import { ask, cardPicks, pickedCards } from '../kernel/choice.ts';
import { def, drop, emit, newClock, player, push, type Game } from '../kernel/game.ts';
import { pushDeeds } from './deeds.ts';
import { escapesAt, fixedDie, throwFor } from './dice.ts';
import { endCombat } from './combat-end.ts';
import { combatOf, fightersOf, foeDef, foeOf, foeTags } from './foes.ts';
import { countingCards } from './ignored.ts';
import { hasPowerNow } from './powers.ts';
import { isWho } from './conditions.ts';

/** The lowest roll that escapes (`flee.roll`). */
export const ESCAPE_AT = 5;
const FACES = 6;

/** Starts running away: strengths no longer count (D4). */
export function startFlight(game: Game): void {
  const combat = combatOf(game);
  game.state.phase = 'flee';
  game.state.phaseClock = newClock(game);
  game.state.flight = {
    runners: fightersOf(combat),
    left: combat.foes.map((foe) => foe.card),
    rolls: 0,
    failed: 0,
    used: {},
    boosts: [],
    fixed: 0,
    caught: [],
    escaping: [],
  };
  emit(game, { e: 'phase', phase: 'flee', seat: combat.fighter, cause: { rule: 'flee.roll' } });
}

/** The current run. Throws if there is none. */
export function flightOf(game: Game): Flight {
  const { flight } = game.state;
  if (flight === null) throw new Error('nobody is running away');
  return flight;
}

/** Who is running now, or `null`. */
export function runner(game: Game): Seat | null {
  return game.state.flight?.runners[0] ?? null;
}

/** The modifiers to a seat's rolls to run away, from a monster or in general. */
export function fleeModifiers(game: Game, seat: Seat, foe: Foe | null): Sum {
  const parts: Part[] = [];
  const { steeds } = player(game, seat);
  const carries = steeds.some((card) => def(game, card).traits.flee !== 0);
  for (const card of countingCards(game, seat)) {
    if (carries && !steeds.includes(card) && isRiders(def(game, card).kind)) continue;
    addPart(parts, { amount: ownModifier(game, seat, card, foe), card, seat });
  }
  if (foe !== null) addPart(parts, { amount: foeDef(game, foe).traits.flee, card: foe.kin, foe: foe.card });
  for (const boost of game.state.flight?.boosts ?? []) {
    if (boost.seat === seat) addPart(parts, { amount: boost.amount, card: boost.card, what: 'boost' });
  }
  return { total: parts.reduce((sum, part) => sum + part.amount, 0), parts };
}

/** What a card adds to its owner's rolls, including what it adds under conditions that hold. */
function ownModifier(game: Game, seat: Seat, card: CardId, foe: Foe | null): number {
  const { flee, fleeIf } = def(game, card).traits;
  let sum = flee;
  for (const { amount, who, versus } of fleeIf) {
    if (who !== undefined && !isWho(game, seat, who)) continue;
    if (versus === undefined || isFrom(game, foe, versus)) sum += amount;
  }
  return sum;
}

/** Whether the monster being run from has this tag. */
function isFrom(game: Game, foe: Foe | null, tag: Mark): boolean {
  return foe !== null && foeTags(game, combatOf(game), foe).includes(tag);
}

/** Whether a steed's modifier replaces that of a kind of card. Sidekicks and curses still count (D29). */
function isRiders(kind: Kind): boolean {
  return kind === 'race' || kind === 'class' || kind === 'item' || kind === 'steed';
}

function addPart(parts: Part[], part: Part): void {
  if (part.amount !== 0) parts.push(part);
}

/** Whether the runner escapes a monster without a roll. */
function slipsAway(game: Game, flight: Flight, seat: Seat, foe: Foe): boolean {
  if (flight.escaping.includes(seat) || combatOf(game).eluded.includes(foe.card)) return true;
  return foeDef(game, foe).traits.ignores.some((who) => isWho(game, seat, who));
}

/** The lowest face with which a seat escapes a monster, from 1 (any) to 7 (none). */
export function escapeNeeds(game: Game, seat: Seat, foe: Foe, modifiers: Sum): number {
  if (foeDef(game, foe).traits.noEscape) return FACES + 1;
  if (slipsAway(game, flightOf(game), seat, foe)) return 1;
  return Math.min(Math.max(ESCAPE_AT - modifiers.total, 1), escapesAt(game, seat).least, FACES + 1);
}

/** Runs from one monster. One that can't be escaped catches the runner without a roll (D31). */
export function runFrom(game: Game, seat: Seat, card: CardId): void {
  const flight = flightOf(game);
  const foe = foeOf(game, card);
  if (foe === null) throw new Error(`card ${card} is no monster of this combat`);
  flight.left = flight.left.filter((other) => other !== card);
  flight.rolls += 1;
  game.state.phaseClock = newClock(game);
  if (foeDef(game, foe).traits.noEscape) strike(game, seat, foe);
  else if (slipsAway(game, flight, seat, foe)) getAway(game, seat, foe);
  else rollAgainst(game, seat, foe);
}

/** Rolls against a monster, and waits for the runner's own powers if the roll fails. */
function rollAgainst(game: Game, seat: Seat, foe: Foe): void {
  const flight = flightOf(game);
  const die = flight.fixed > 0 ? fixedDie(game, seat, flight.fixed) : throwFor(game, seat, true);
  flight.fixed = 0;
  const modifiers = fleeModifiers(game, seat, foe);
  flight.boosts = flight.boosts.filter((boost) => boost.seat !== seat || boost.until === 'flight');
  const parts: Part[] = [{ amount: die, what: 'die', rule: 'flee.roll' }, ...modifiers.parts];
  const saved = escapeBy(game, seat, die, die + modifiers.total);
  if (saved !== null) parts.push(saved);
  const total = die + modifiers.total + (saved?.amount ?? 0);
  const sum: Sum = { total, parts };
  emit(game, { e: 'die', seat, die, why: 'flee', sum, cause: { card: foe.kin, rule: 'flee.roll' } });
  if (total >= ESCAPE_AT) {
    getAway(game, seat, foe);
    return;
  }
  flight.failed += 1;
  const frame: CaughtFrame = { f: 'caught', clock: newClock(game), seat, foe: foe.card, die, total };
  push(game, frame);
  // Races and classes are public, so waiting only for those with such a power reveals nothing.
  if (!hasPowerNow(game, seat)) settleCaught(game, frame);
}

/** What a card adds to a result with which its owner escapes regardless of modifiers. */
function escapeBy(game: Game, seat: Seat, die: number, total: number): Part | null {
  const { card, least } = escapesAt(game, seat);
  return die < least || total >= ESCAPE_AT ? null : { amount: ESCAPE_AT - total, card, seat };
}

/** Repeats the same roll (second wind): the frame of the failed one is already gone. */
export function rollAgain(game: Game, frame: CaughtFrame): void {
  const foe = foeOf(game, frame.foe);
  if (foe !== null) rollAgainst(game, frame.seat, foe);
}

/** Settles a failed roll, which may have been raised enough to escape. */
export function settleCaught(game: Game, frame: CaughtFrame): void {
  drop(game, frame);
  const foe = foeOf(game, frame.foe);
  if (foe === null) return;
  if (frame.total >= ESCAPE_AT) getAway(game, frame.seat, foe);
  else strike(game, frame.seat, foe);
}

function getAway(game: Game, seat: Seat, foe: Foe): void {
  escapeAll(game, [seat], [foe]);
}

/** Lets runners escape monsters, which may still hurt them, one after another (`flee.parting-shot`). */
export function escapeAll(game: Game, seats: readonly Seat[], foes: readonly Foe[]): void {
  const escapes = seats.flatMap((seat) => foes.map((foe) => ({ seat, foe })));
  for (const { seat, foe } of escapes) {
    emit(game, { e: 'escaped', seat, card: foe.card, cause: { card: foe.kin, rule: 'flee.roll' } });
  }
  // The last frame pushed is resolved first.
  for (const { seat, foe } of escapes.toReversed()) {
    pushDeeds(game, foeDef(game, foe).escaped, { subject: seat, card: foe.kin, by: -1 });
  }
}

function strike(game: Game, seat: Seat, foe: Foe): void {
  emit(game, { e: 'caught', seat, card: foe.card, cause: { card: foe.kin, rule: 'flee.bad-stuff' } });
  if (game.sheet.badStuff === 'ordered') flightOf(game).caught.push(foe.card);
  else suffer(game, seat, foe);
}

function suffer(game: Game, seat: Seat, foe: Foe): void {
  pushDeeds(game, foeDef(game, foe).badStuff, { subject: seat, card: foe.kin, by: -1 });
}

/** Asks the runner, after all rolls, for the order of the Bad Stuff of the monsters that caught them. */
function askForOrder(game: Game, seat: Seat, flight: Flight): void {
  const from = cardPicks(flight.caught);
  const count = from.length;
  ask(game, { seat, about: 'order', from, min: count, max: count, ordered: count > 1 });
}

/** Carries out the Bad Stuff in the chosen order. */
export function orderChosen(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  flightOf(game).caught = [];
  for (const card of pickedCards(picks).toReversed()) {
    const foe = foeOf(game, card);
    if (foe !== null) suffer(game, frame.seat, foe);
  }
}

/** Starts the next runner, or ends the run. Nothing is pending. */
export function settleFlight(game: Game): void {
  const flight = flightOf(game);
  const combat = combatOf(game);
  const [seat] = flight.runners;
  if (seat !== undefined && flight.caught.length > 0) {
    askForOrder(game, seat, flight);
    return;
  }
  flight.runners.shift();
  if (flight.runners.length === 0) {
    endCombat(game, { rule: 'flee.clean-up' });
    return;
  }
  flight.left = combat.foes.map((foe) => foe.card);
  game.state.phaseClock = newClock(game);
  flight.rolls = 0;
  flight.failed = 0;
  flight.used = {};
  flight.fixed = 0;
}
