/** Powers: what players may do while a card is in play (`traits.when`, `help.powers-shared`). */
import type { CardId, Seat } from '../model/card.ts';
import type { Power } from '../model/effect.ts';
import type { Move, MoveOf, LegalMove } from '../model/move.ts';
import type { Combat } from '../model/state.ts';
import { cardsMisfit, isFillable } from '../kernel/bounds.ts';
import type { PowerUser, Use } from '../kernel/effect.ts';
import { powerModule } from '../kernel/registry.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { memoOf, type Given } from '../kernel/known.ts';
import { refuse, refuseBoth, type Refusal } from '../model/refusal.ts';
import { isShutOut } from './foes.ts';
import { ignoredSlots, isGearOf } from './ignored.ts';
import { activeCards } from './items.ts';

const NONE: readonly Given[] = [];

/** The powers a seat has, legal now or not: those of its own cards, and those offered by monsters. */
export function powersOf(game: Game, seat: Seat): readonly Given[] {
  const { combat } = game.state;
  if (combat === null) return ownPowers(game, seat);
  const own = withoutIgnored(game, seat, ownPowers(game, seat));
  if (!haveFoesPowers(game, combat)) return own;
  const given = own.slice();
  for (const foe of combat.foes) {
    // A mate gives exactly the powers its kin does.
    if (!given.some(({ card }) => card === foe.kin)) addPowers(game, foe.kin, given);
  }
  return given;
}

function haveFoesPowers(game: Game, { foes }: Combat): boolean {
  for (const foe of foes) if (def(game, foe.kin).powers.length > 0) return true;
  return false;
}

/** Powers, except those of gear ignored in the seat's current combat (D44). */
function withoutIgnored(game: Game, seat: Seat, own: readonly Given[]): readonly Given[] {
  const slots = ignoredSlots(game, seat);
  return slots.length === 0 ? own : own.filter(({ card }) => !isGearOf(game, card, slots));
}

function ownPowers(game: Game, seat: Seat): readonly Given[] {
  const memo = memoOf(game, seat);
  if (memo === null) return findPowers(game, seat);
  return (memo.powers ??= findPowers(game, seat));
}

function findPowers(game: Game, seat: Seat): readonly Given[] {
  let given: Given[] | null = null;
  for (const card of activeCards(game, seat)) {
    if (def(game, card).powers.length > 0) addPowers(game, card, (given ??= []));
  }
  return given ?? NONE;
}

function addPowers(game: Game, card: CardId, given: Given[]): void {
  for (const power of def(game, card).powers) given.push({ card, power });
}

const NOT_NOW = refuse('traits.when', 'meddling.power');
const NOT_PAID = refuse('traits.discard-powers', 'traits.when');

/** Why this power, given by this card, can't be used this way: only its `uses` are legal. */
function validateUse(game: Game, power: Power, use: Use): Refusal | null {
  const effect = powerModule(game, power);
  const { seat, card, move } = use;
  const by = { seat, card, name: move.power };
  const why = effect.barred?.(game, power.with, by) ?? null;
  if (why !== null) return why;
  const meant = effect
    .uses(game, power.with, by)
    .find((one) => one.seat === move.seat && one.on === move.on && one.side === move.side);
  if (meant === undefined) return effect.other?.(game, use) ?? NOT_NOW;
  const { pick } = meant;
  if (pick === undefined) return move.cards === undefined ? null : NOT_PAID;
  const isPaid = move.cards !== undefined && cardsMisfit(pick, move.cards) === null;
  return isPaid ? null : (effect.unpaid?.() ?? NOT_PAID);
}

const NO_USES: readonly LegalMove[] = [];

/** The legal uses of this power, given by this card. */
function usesOf(game: Game, power: Power, by: PowerUser): readonly LegalMove[] {
  const effect = powerModule(game, power);
  if ((effect.barred?.(game, power.with, by) ?? null) !== null) return NO_USES;
  const legal: LegalMove[] = [];
  for (const { pick, ...on } of effect.uses(game, power.with, by)) {
    if (pick === undefined) legal.push({ move: { do: 'use', power: by.name, ...on } });
    else if (isFillable(pick)) legal.push({ move: { do: 'use', power: by.name, ...on, cards: [] }, pick });
  }
  return legal;
}

/** Why a seat can't use any power now: the dead keep races and classes, but can't act until they return. */
function validateUser(game: Game, seat: Seat): Refusal | null {
  if (player(game, seat).dead) return refuse('death.return', 'death.no-gain');
  return isShutOut(game, seat) ? refuse('precedence.card-over-sheet', 'meddling.power') : null;
}

/** Why a power that none of the seat's cards gives can't be used, including its rule on meddling, if it has one. */
function withoutPower(game: Game, seat: Seat, move: MoveOf<'use'>): Refusal {
  const [power] = game.pool.defs.flatMap(({ powers }) => powers.filter(({ name }) => name === move.power));
  const other =
    power === undefined ? undefined : powerModule(game, power).other?.(game, { seat, card: -1, move });
  const also = other?.also.filter((rule) => rule.startsWith('meddling.') && rule !== 'meddling.power') ?? [];
  return refuse('traits.at-once', 'traits.none', 'traits.when', 'meddling.power', ...also);
}

/** Why a power can't be used this way; if several cards give it, one that allows it is enough. */
export function validatePower(game: Game, seat: Seat, move: MoveOf<'use'>): Refusal | null {
  const no = validateUser(game, seat);
  if (no !== null) return no;
  let refusal: Refusal | null = null;
  for (const { card, power } of powersOf(game, seat)) {
    if (power.name !== move.power) continue;
    const why = validateUse(game, power, { seat, card, move });
    if (why === null) return null;
    refusal = why;
  }
  refusal ??= withoutPower(game, seat, move);
  // Once running away has started, strengths no longer count (D4).
  return game.state.phase === 'flee' ? refuseBoth(refusal, refuse('flee.roll')) : refusal;
}

/** Uses a power. The caller has validated it. */
export function performPower(game: Game, seat: Seat, move: MoveOf<'use'>): void {
  for (const { card, power } of powersOf(game, seat)) {
    if (power.name !== move.power) continue;
    if (validateUse(game, power, { seat, card, move }) !== null) continue;
    powerModule(game, power).apply(game, power.with, { seat, card, move });
    return;
  }
  throw new Error(`no power ${move.power} to use`);
}

/** Adds the legal uses of powers. */
export function pushPowers(game: Game, seat: Seat, out: LegalMove[]): void {
  if (validateUser(game, seat) !== null) return;
  const given = powersOf(game, seat);
  if (given.length === 0) return;
  for (const legalMove of legalUses(game, seat, given)) out.push(legalMove);
}

/**
 * Lists the legal uses of powers. If several of the seat's cards give a power of the same name it is listed once, with
 * the widest choice; each monster's power is listed separately.
 */
function legalUses(game: Game, seat: Seat, given: readonly Given[]): LegalMove[] {
  const all: LegalMove[] = [];
  const seen: string[] = [];
  for (const { card, power } of given) {
    const uses = usesOf(game, power, { seat, card, name: power.name });
    if (uses.length === 0) continue;
    if (seen.includes(power.name)) {
      for (const use of uses) addWider(all, use);
      continue;
    }
    for (const use of uses) all.push(use);
    if (def(game, card).kind !== 'monster') seen.push(power.name);
  }
  return all;
}

/** Adds a legal move, or widens the existing one for the same use of the power. */
function addWider(out: LegalMove[], offer: LegalMove): void {
  const at = out.findIndex((known) => isSameUse(known.move, offer.move));
  const known = out[at];
  if (known === undefined) out.push(offer);
  else if ((known.pick?.max ?? 0) < (offer.pick?.max ?? 0)) out[at] = offer;
}

function isSameUse(a: Move, b: Move): boolean {
  return (
    a.do === 'use' &&
    b.do === 'use' &&
    a.power === b.power &&
    a.seat === b.seat &&
    a.on === b.on &&
    a.side === b.side
  );
}

/** Whether a seat has any power it could use now. */
export function hasPowerNow(game: Game, seat: Seat): boolean {
  return legalUses(game, seat, powersOf(game, seat)).length > 0;
}
