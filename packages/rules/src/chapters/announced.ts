/**
 * Cards that can be canceled before they take effect. If the table's sets have a card that cancels any card just
 * played, cards that are used up are announced first: everybody gets the same time, whether or not they could cancel
 * (as in D2).
 */
import type { CardId, Kind, Seat, Side } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import type { CancelFrame } from '../model/frame.ts';
import { def, emit, newClock, push, type Game } from '../kernel/game.ts';
import { inCombat } from './foes.ts';
import { ownerInPlay } from './table.ts';

/** The kinds of cards that are used up when played. Other cards are put in play and stay there. */
const USED_UP: ReadonlySet<Kind> = new Set<Kind>([
  'oneshot',
  'special',
  'event',
  'enhancer',
  'mate',
  'wandering',
]);

const cancelers = new WeakMap<Game['pool'], readonly CardId[]>();

/** The cards of the table's sets that cancel any card just played. */
function cancelersOf({ pool }: Game): readonly CardId[] {
  const known = cancelers.get(pool);
  if (known !== undefined) return known;
  const found = pool.cards.flatMap((it, card) =>
    it.plays.some(({ play }) => play === 'cancel-card') ? [card] : [],
  );
  cancelers.set(pool, found);
  return found;
}

/**
 * Whether a card is announced when it is played: it is used up, and some card that could cancel it isn't known to be
 * out of reach. Only public information decides, so that the wait reveals nothing.
 */
export function isAnnounced(game: Game, card: CardId): boolean {
  const able = cancelersOf(game);
  if (able.length === 0 || !USED_UP.has(def(game, card).kind)) return false;
  const { discards, combat } = game.state;
  const gone = new Set([card, ...discards.doors, ...discards.treasures, ...(combat?.aside ?? [])]);
  return able.some((one) => !gone.has(one));
}

/** Announces a card. The caller has removed it from its place. */
export function announce(game: Game, seat: Seat, move: MoveOf<'play'>): void {
  const { card } = move;
  const victim = move.seat ?? seat;
  const frame: CancelFrame = {
    f: 'cancel',
    clock: newClock(game),
    card,
    victim,
    by: seat,
    sidekick: -1,
    passed: [seat],
    move,
  };
  push(game, frame);
  const cause = { rule: 'precedence.card-over-sheet', by: seat } as const;
  emit(game, { e: 'announced', seat, card, ...namedIn(move), cause });
}

/** What a play names besides its card, as the fields of an event. */
export function namedIn({ on, seat: target, side, with: other }: MoveOf<'play'>): {
  readonly on?: CardId;
  readonly target?: Seat;
  readonly side?: Side;
  readonly with?: CardId;
} {
  return {
    ...(on === undefined ? {} : { on }),
    ...(target === undefined ? {} : { target }),
    ...(side === undefined ? {} : { side }),
    ...(other === undefined ? {} : { with: other }),
  };
}

/** Whether an announced card can't be played as announced once this player has left. */
export function announcedAbout(game: Game, { by, victim, move }: CancelFrame, seat: Seat): boolean {
  const owner = move?.on === undefined ? null : ownerInPlay(game, move.on);
  return by === seat || victim === seat || owner === seat || inCombat(game, seat);
}
