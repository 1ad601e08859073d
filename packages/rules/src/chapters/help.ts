/** Asking for help, its terms, and the helper (`help.*`). */
import type { CardId, Seat } from '../model/card.ts';
import type { FreeTerms, Terms } from '../model/move.ts';
import type { Combat } from '../model/state.ts';
import { def, editHand, emit, namesKind, newClock, player, touch, type Game } from '../kernel/game.ts';
import { refuse, refuseBoth, type Refusal } from '../model/refusal.ts';
import { termsMisfit } from '../kernel/bounds.ts';
import { anyStrikes } from '../kernel/registry.ts';
import { combatOf, foeDef } from './foes.ts';
import { placeDef } from './place.ts';
import { treasuresAtStake } from './stakes.ts';
import { itemsInPlay } from './items.ts';
import { winning } from './strength.ts';
import { closeTradesOf, exchangeLimits, limitsBetween, tradeRefusal } from './trade.ts';

const NO_ASKING = refuse('help.ask');
const NO_HELP = refuse('precedence.card-over-sheet', 'help.ask');

/** Why a seat can't ask anybody for help now (D6, D7). */
export function validateAsker(game: Game, seat: Seat): Refusal | null {
  return game.state.combat?.request === null ? validateHelped(game, seat) : NO_ASKING;
}

/** Why a seat can't have anybody's help now, whether it has asked somebody already or not. */
export function validateHelped(game: Game, seat: Seat): Refusal | null {
  const { combat, phase } = game.state;
  if (combat === null || combat.fighter !== seat || phase !== 'combat') return NO_ASKING;
  if (combat.helperSpent || winning(game)) return NO_ASKING;
  return validateAnyHelp(game, combat);
}

/** Why nobody can help in this combat: the place or one of its monsters says so. */
export function validateAnyHelp(game: Game, { foes }: Combat): Refusal | null {
  const isBarred =
    placeDef(game)?.traits.noHelp === true || foes.some((foe) => foeDef(game, foe).traits.noHelp);
  return isBarred ? NO_HELP : null;
}

/** Why a seat can't be asked for help by one that may ask. */
export function validateAsked(game: Game, seat: Seat, to: Seat): Refusal | null {
  const it = game.state.players[to];
  if (to === seat || it?.left !== false) return NO_ASKING;
  return it.dead ? refuse('death.return', 'death.no-gain', 'help.ask') : null;
}

/** The terms a seat may offer another. */
export function termsBounds(game: Game, seat: Seat, to: Seat): FreeTerms {
  const { treasures, items, plays, refused } = freeTerms(game, seat, to);
  return { treasures, items, plays, limits: exchangeLimits(game, seat, to), refused };
}

function freeTerms(game: Game, seat: Seat, to: Seat): Omit<FreeTerms, 'limits'> {
  const combat = combatOf(game);
  const refused: Terms[] = [];
  // A player who refused may be asked again only once the terms or the combat have changed (D6).
  for (const it of combat.refusals) if (it.seat === to) refused.push(it.terms);
  return {
    treasures: treasuresAtStake(game, combat),
    items: itemsInPlay(game, seat),
    plays: game.sheet.bribeCards
      ? player(game, seat).hand.filter((card) => mayPromise(game, seat, to, card))
      : NO_CARDS,
    refused,
  };
}

const NO_CARDS: readonly CardId[] = [];

/** Why these terms can't be offered. */
export function validateTerms(game: Game, seat: Seat, to: Seat, terms: Terms): Refusal | null {
  const free = { ...freeTerms(game, seat, to), limits: limitsBetween(game, seat, to) };
  const misfit = termsMisfit(free, terms);
  if (misfit === 'treasures') return refuse('help.bribe-treasure');
  if (terms.first !== seat && terms.first !== to) return refuse('help.bribe-treasure');
  switch (misfit) {
    case null:
      return null;
    case 'items':
      return namesKind(game, terms.items, 'sidekick')
        ? refuse('help.bribe-items', 'sidekicks.not-items')
        : refuse('help.bribe-items');
    case 'plays':
      return game.sheet.bribeCards
        ? refuse('help.bribe-cards')
        : refuse('help.bribe-cards', 'help.bribe-items', 'trade.items-only');
    case 'refused':
      return refuse('help.ask');
    default:
      return refuseBoth(tradeRefusal(game, misfit), refuse('help.bribe-items'));
  }
}

/** Whether playing a hand card on the helper may be promised: it has to be legal. */
export function mayPromise(game: Game, seat: Seat, to: Seat, card: number): boolean {
  if (!player(game, seat).hand.includes(card)) return false;
  const it = def(game, card);
  return it.kind === 'special' && it.on === 'player' && anyStrikes(game, it.strike, to, card);
}

/** Asks for help on these terms; the player asked sees the promised hand cards, others only their number. */
export function askForHelp(game: Game, seat: Seat, to: Seat, terms: Terms): void {
  combatOf(game).request = { clock: newClock(game), to, terms };
  const { treasures, first, items, plays } = terms;
  emit(game, {
    e: 'asked',
    seat,
    to,
    terms: { treasures, first, items, plays: plays.length },
    ...(plays.length > 0 ? { secret: { seats: [seat, to], cards: plays } } : {}),
    cause: { rule: 'help.ask' },
  });
}

/** Accepts the request: the player asked joins the combat, and stays to the end (D7). */
export function acceptHelp(game: Game, seat: Seat): void {
  const combat = combatOf(game);
  if (combat.request === null) throw new Error('there is no request');
  join(game, combat, seat, combat.request.terms);
}

/** Forces a seat to help for nothing (through a power). */
export function forceHelp(game: Game, seat: Seat): void {
  const combat = combatOf(game);
  lapseRequest(game, combat);
  join(game, combat, seat, null);
}

function join(game: Game, combat: Combat, seat: Seat, terms: Terms | null): void {
  combat.request = null;
  combat.helper = seat;
  combat.helperSpent = true;
  combat.terms = terms;
  closeTradesOf(game, seat);
  editHand(game, seat).justReceived.length = 0;
  touch(game);
  // The promised hand cards stay between the two; the request has shown them to both.
  const shown = terms === null ? null : { ...terms, plays: [] };
  emit(game, { e: 'helps', seat, to: combat.fighter, terms: shown, cause: { rule: 'help.strength' } });
}

/** Closes the open request for help, if there is one, without an answer. */
export function lapseRequest(game: Game, combat: Combat): void {
  if (combat.request === null) return;
  combat.request = null;
  emit(game, { e: 'lapsed', seat: combat.fighter, what: 'help', cause: { rule: 'help.ask' } });
}

/** Refuses the request. Silence counts as a refusal. */
export function refuseHelp(game: Game): void {
  const combat = combatOf(game);
  const { request } = combat;
  if (request === null) throw new Error('there is no request');
  combat.refusals.push({ seat: request.to, terms: request.terms });
  combat.request = null;
  emit(game, {
    e: 'declined',
    seat: request.to,
    to: combat.fighter,
    what: 'help',
    cause: { rule: 'help.ask' },
  });
}
