/** What a seat sees. Built by picking what it may see, never by removing what it may not. */
import type { CardPool, CardId, DeckName, Seat } from '../model/card.ts';
import type { Part } from '../model/event.ts';
import type { Combat, ReadonlyPlayer, ShownPhase, State } from '../model/state.ts';
import type { CombatView, EscapeView, FoeView, PlayerView, View } from '../model/view.ts';
import { excess } from '../chapters/charity.ts';
import { enhancersOn, foeOf } from '../chapters/foes.ts';
import { foeLevels, foeTreasures, levelsAtStake, treasuresAtStake } from '../chapters/stakes.ts';
import { oddsOf } from '../chapters/dice.ts';
import { escapeNeeds, fleeModifiers } from '../chapters/flee.ts';
import { handLimit } from '../chapters/hand.ts';
import { ineffectiveItems } from '../chapters/items.ts';
import {
  fightersStrength,
  foeStrength,
  monstersStrength,
  playerStrength,
  winning,
} from '../chapters/strength.ts';
import { askedNow } from '../chapters/trade.ts';
import { kindOf } from '../frames/kind-of.ts';
import { memoOf, seenOf, type OpenView } from '../kernel/memo.ts';
import { viewMemory, viewTerms } from './view-memory.ts';
import { openToRead, player, top, type Game } from '../kernel/game.ts';
import { clocks } from './time.ts';

/** A seat's view of a table; `null` is a spectator. */
export function view(pool: CardPool, state: State, seat: Seat | null): View {
  const game = openToRead(pool, state);
  const own = seat === null ? undefined : state.players[seat];
  const frame = top(game);
  const open = openView(game, state);
  const seen = seenOf(game);
  const { combat } = state;
  return {
    seat,
    sheet: state.sheet,
    sets: state.sets,
    options: state.options,
    phase: shownPhase(state),
    turn: state.turn,
    turns: state.turns,
    players: open.shows ? seen.players.keep(playersFor(game, open, seat)) : open.players,
    hand: own === undefined ? null : own.hand.slice(),
    justReceived: own === undefined || own.justReceived.length === 0 ? NONE : own.justReceived.slice(),
    decks: open.decks,
    discards: open.discards,
    door: state.door < 0 ? null : state.door,
    ...(state.place === undefined ? {} : { place: state.place }),
    combat: combat === null || open.combat === null ? null : viewCombat(game, combat, open.combat, seat),
    flight: open.flight,
    pending: frame === undefined ? null : seen.pending.keep(viewPending(game, seat)),
    trades: open.trades,
    charity: open.charity,
    clocks: open.clocks,
    memory: seen.memory.keep(viewMemory(game, seat)),
    winners: state.winners.slice(),
    ...(state.counts === undefined ? {} : { counts: state.counts.slice() }),
  };
}

/** What the views of one position share. What has not changed since the one before is the same object. */
function openView(game: Game, state: State): OpenView {
  const { memo } = game;
  const known = memo?.open;
  if (known !== undefined) return known;
  const seen = seenOf(game);
  const { combat, charity } = state;
  const made: OpenView = {
    players: seen.players.keep(state.players.map((_, at) => viewOpenly(game, at))),
    shows: state.players.some(({ shown }) => shown.length > 0),
    decks: seen.decks.keep({ doors: state.decks.doors.length, treasures: state.decks.treasures.length }),
    discards: seen.discards.keep({
      doors: viewPile(state, 'doors'),
      treasures: viewPile(state, 'treasures'),
    }),
    combat: combat === null ? null : seen.combat.keep(viewFight(game, combat)),
    flight: seen.flight.keep(viewFlight(game)),
    trades: seen.trades.keep(
      state.trades.map(({ from, to, give, get }) => ({ from, to, give: give.slice(), get: get.slice() })),
    ),
    charity:
      charity === null
        ? null
        : seen.charity.keep({ excess: excess(game, state.turn), lowest: charity.lowest.slice() }),
    clocks: seen.clocks.keep(clocks(state)),
  };
  if (memo !== null) memo.open = made;
  return made;
}

/**
 * What a spectator sees with a seat. Cards that others have shown to it, or promised, are seen only if these have let
 * spectators see what they see as well: they are among the seats that are `open`.
 */
export function viewThrough(pool: CardPool, state: State, seat: Seat, open: ReadonlySet<Seat>): View {
  const own = view(pool, state, seat);
  const all = view(pool, state, null);
  const tells = (whose: Seat): boolean => whose === seat || open.has(whose);
  // What a fighter promises is of the fighter's hand.
  const { combat, memory } = state.combat === null || tells(state.combat.fighter) ? own : all;
  return {
    // What everybody sees, and of what the seat sees only what is picked here.
    ...all,
    seat,
    players: all.players.map((it) => (tells(it.seat) ? (own.players[it.seat] ?? it) : it)),
    hand: own.hand,
    justReceived: own.justReceived,
    combat,
    pending: own.pending,
    memory: {
      ...all.memory,
      frame: own.memory.frame,
      concerned: own.memory.concerned,
      combat: memory.combat,
    },
  };
}

/** What is pending, as a seat sees it; `null` if nothing is, or nobody is asked. */
export function viewPending(game: Game, seat: Seat | null): View['pending'] {
  const frame = top(game);
  return frame === undefined ? null : (kindOf(frame).prompt?.view(game, frame, seat) ?? null);
}

/** The phase in players' terms: shares being chosen, a body being looted, or the turn's own. */
export function shownPhase(state: State): ShownPhase {
  for (const frame of state.stack) {
    const { phase } = kindOf(frame);
    if (phase !== null) return phase;
  }
  return state.phase;
}

/** How many cards a discard pile has, and the top one. */
export function viewPile(state: State, deck: DeckName): { count: number; top: CardId | null } {
  const pile = state.discards[deck];
  return { count: pile.length, top: pile.at(-1) ?? null };
}

/** All players as a viewer sees them. */
function playersFor(game: Game, open: OpenView, viewer: Seat | null): readonly PlayerView[] {
  return open.players.map((it) => withShown(game, it, viewer));
}

/** A player as a viewer sees them, to whom cards of the hand may have been shown. */
function withShown(game: Game, open: PlayerView, viewer: Seat | null): PlayerView {
  const { shown } = player(game, open.seat);
  return shown.length === 0 ? open : { ...open, shown: shownTo(shown, viewer) };
}

/** A player as everybody sees them, without the hand cards shown to some. What has not changed is the same object. */
function viewOpenly(game: Game, seat: Seat): PlayerView {
  const memo = memoOf(game, seat);
  const table = viewAtTable(game, seat);
  const before = memo?.view ?? viewCards(player(game, seat), seat, table);
  const now = isSame(before, table) ? before : { ...before, ...table };
  if (memo !== null) memo.view = now;
  return now;
}

/** What of a player's view depends on the hand, or on the rest of the table. */
type AtTable = Pick<PlayerView, 'hand' | 'handLimit' | 'ineffective' | 'strength' | 'flee' | 'asked'>;

function viewAtTable(game: Game, seat: Seat): AtTable {
  return {
    hand: player(game, seat).hand.length,
    handLimit: handLimit(game, seat),
    ineffective: ineffectiveItems(game, seat),
    strength: playerStrength(game, seat),
    flee: fleeModifiers(game, seat, null),
    asked: asked(game, seat),
  };
}

function isSame(before: AtTable, now: AtTable): boolean {
  return (
    before.hand === now.hand &&
    before.handLimit === now.handLimit &&
    before.asked === now.asked &&
    isSameList(before.ineffective, now.ineffective, Object.is) &&
    isSameList(before.strength.parts, now.strength.parts, isSamePart) &&
    isSameList(before.flee.parts, now.flee.parts, isSamePart)
  );
}

function isSamePart(one: Part, other: Part): boolean {
  return (
    one.amount === other.amount &&
    one.what === other.what &&
    one.card === other.card &&
    one.seat === other.seat &&
    one.foe === other.foe &&
    one.power === other.power &&
    one.rule === other.rule &&
    one.by === other.by
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[], isEqual: (a: T, b: T) => boolean): boolean {
  return (
    one.length === other.length &&
    one.every((item, at) => {
      const there = other[at];
      return there !== undefined && isEqual(item, there);
    })
  );
}

function viewCards(it: ReadonlyPlayer, seat: Seat, table: AtTable): PlayerView {
  return {
    seat,
    name: it.name,
    sex: it.sex,
    level: it.level,
    hand: table.hand,
    handLimit: table.handLimit,
    shown: NONE,
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
    ineffective: table.ineffective,
    dead: it.dead,
    left: it.left,
    ready: it.ready,
    ...(it.owed === undefined ? {} : { owed: it.owed }),
    strength: table.strength,
    flee: table.flee,
    asked: table.asked,
  };
}

const NONE: readonly CardId[] = Object.freeze([]);

/** The cards of a hand that a viewer has been shown. */
export function shownTo(shown: ReadonlyPlayer['shown'], viewer: Seat | null): CardId[] {
  return shown.flatMap(([card, to]) => (to < 0 || to === viewer ? [card] : []));
}

/** What a seat has to answer. */
export function asked(game: Game, seat: Seat): PlayerView['asked'] {
  const frame = top(game);
  const prompt = frame === undefined ? null : kindOf(frame).prompt;
  if (frame !== undefined && prompt?.marks === true && prompt.asked(frame) === seat) return 'choice';
  return askedNow(game, seat);
}

/** The terms of a combat as a viewer may know them. */
function viewCombat(game: Game, combat: Combat, open: CombatView, seat: Seat | null): CombatView {
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
    ...(combat.sealed === undefined ? {} : { sealed: combat.sealed }),
    treasures: treasuresAtStake(game, combat),
    levels: levelsAtStake(game, combat),
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
