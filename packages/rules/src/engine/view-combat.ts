/** What a seat sees of a combat and of a run. */
import type { CardId, Seat } from '../model/card.ts';
import type { Combat } from '../model/state.ts';
import type { CombatView, EscapeView, FoeView, View } from '../model/view.ts';
import { oddsOf } from '../chapters/dice.ts';
import { escapeNeeds, fleeModifiers } from '../chapters/flee.ts';
import { enhancersOn, foeOf, isSealed } from '../chapters/foes.ts';
import { foeLevels, foeTreasures, levelsOfWin, treasuresAtStake } from '../chapters/stakes.ts';
import { fightersStrength, foeStrength, monstersStrength, winning } from '../chapters/strength.ts';
import { seenOf } from '../kernel/seen.ts';
import type { Game } from '../kernel/game.ts';
import { viewTerms } from './view-memory.ts';

/** A combat as a viewer may see it: the last such object if nothing has changed. */
export function viewCombat(game: Game, combat: Combat, open: CombatView, seat: Seat | null): CombatView {
  const found = fightFor(combat, open, seat);
  return found === open ? open : seenOf(game).combat.keep(found);
}

/** What everybody sees of a combat, with its terms as far as a viewer may know them. */
export function fightFor(combat: Combat, open: CombatView, seat: Seat | null): CombatView {
  const { fighter, helper, terms, request } = combat;
  if (terms === null && request === null) return open;
  return {
    ...open,
    terms: terms === null ? null : viewTerms(terms, sees(seat, fighter, helper)),
    request:
      request === null
        ? null
        : { to: request.to, terms: viewTerms(request.terms, sees(seat, fighter, request.to)) },
  };
}

/** A combat as everybody sees it, without promised cards. */
export function viewFight(game: Game, combat: Combat): CombatView {
  const { claim } = combat;
  return {
    fighter: combat.fighter,
    helper: combat.helper,
    helperSpent: combat.helperSpent,
    terms: null,
    foes: combat.foes.map((foe): FoeView => ({
      card: foe.card,
      kin: foe.kin,
      enhancers: enhancersOn(combat, foe),
      strength: foeStrength(game, combat, foe),
      treasures: foeTreasures(game, combat, foe),
      levels: foeLevels(game, combat, foe),
    })),
    fighters: fightersStrength(game),
    monsters: monstersStrength(game),
    winning: winning(game),
    ...(isSealed(game) ? { sealed: true as const } : {}),
    treasures: treasuresAtStake(game, combat),
    levels: levelsOfWin(game, combat),
    boosts: combat.boosts.map(({ side, amount, card, by, power, on }) => ({
      side,
      amount,
      card,
      by,
      ...(power === undefined ? {} : { power }),
      ...(on === undefined ? {} : { on }),
    })),
    claim: claim === null ? null : { kind: claim.kind, passed: claim.passed.slice() },
    request: null,
    declined: combat.refusals.map((refusal) => refusal.seat),
  };
}

function sees(seat: Seat | null, ...concerned: readonly (Seat | null)[]): boolean {
  return seat !== null && concerned.includes(seat);
}

/** A run as everybody sees it; `null` if there is none. */
export function viewFlight(game: Game): View['flight'] {
  const { flight } = game.state;
  const [runner, ...waiting] = flight?.runners ?? [];
  if (flight === null || runner === undefined) return null;
  const left = flight.left.slice();
  return { runner, waiting, left, escapes: left.flatMap((card) => viewEscape(game, runner, card)) };
}

function viewEscape(game: Game, seat: Seat, card: CardId): readonly EscapeView[] {
  const foe = foeOf(game, card);
  if (foe === null) return [];
  const modifiers = fleeModifiers(game, seat, foe);
  const needs = escapeNeeds(game, seat, foe, modifiers);
  const odds = needs > 1 && needs < 7 ? oddsOf(game, seat, needs) : null;
  return [{ card, modifiers, needs, ...(odds === null ? {} : { odds }) }];
}
