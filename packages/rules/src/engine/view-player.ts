/** What a viewer sees of each player. */
import type { CardId, Seat } from '../model/card.ts';
import type { Part } from '../model/event.ts';
import type { ReadonlyPlayer } from '../model/state.ts';
import type { PlayerView } from '../model/view.ts';
import { fleeModifiers } from '../chapters/flee.ts';
import { handLimit } from '../chapters/hand.ts';
import { ineffectiveItems } from '../chapters/items.ts';
import { playerStrength } from '../chapters/strength.ts';
import { askedNow } from '../chapters/trade.ts';
import { kindOf } from '../frames/kind-of.ts';
import { memoOf } from '../kernel/known.ts';
import type { OpenView } from '../kernel/memo.ts';
import { player, top, type Game } from '../kernel/game.ts';

/** All players as a viewer sees them. */
export function playersFor(game: Game, open: OpenView, viewer: Seat | null): readonly PlayerView[] {
  return open.players.map((it) => withShown(game, it, viewer));
}

/** A player as a viewer sees them, with the hand cards shown to that viewer. */
function withShown(game: Game, open: PlayerView, viewer: Seat | null): PlayerView {
  const { shown } = player(game, open.seat);
  return shown.length === 0 ? open : { ...open, shown: shownTo(shown, viewer) };
}

/** A player as everybody sees them, without hand cards shown to some: the same object as long as nothing changes. */
export function viewOpenly(game: Game, seat: Seat): PlayerView {
  const memo = memoOf(game, seat);
  const table = viewAtTable(game, seat);
  const before = memo?.view ?? viewCards(player(game, seat), seat, table);
  const now = isSame(before, table) ? before : { ...before, ...table };
  if (memo !== null) memo.view = now;
  return now;
}

/** The fields of a player's view that depend on the hand or on the rest of the table. */
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
