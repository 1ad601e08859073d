/** What a bot decides by: its view and legal moves, and the queries that its parts share. */
import type {
  CardPool,
  CardDef,
  CardId,
  Mark,
  Move,
  MoveOf,
  LegalMove,
  PlayerView,
  Seat,
  Verb,
  View,
  Who,
} from '@kickdoor/rules';
import type { Decision, Why } from './bot.ts';
import { NO_PAST, type Past } from './past/past.ts';
import { PLAIN, type Style } from './style.ts';

export interface Scene {
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  /** The same moves by verb, because the advisors query one verb after another. */
  readonly byVerb: ReadonlyMap<Verb, readonly LegalMove[]>;
  readonly pool: CardPool;
  readonly random: () => number;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly style: Style;
  /** What players have recently done to each other. */
  readonly past: Past;
}

/** A legal move with one verb. */
export type LegalMoveOf<V extends Verb> = LegalMove & { readonly move: MoveOf<V> };

/** The scene of a seat; `null` if there is none, as for a spectator. */
export function sceneOf(
  view: View,
  legalMoves: readonly LegalMove[],
  pool: CardPool,
  random: () => number,
  style: Style = PLAIN,
  past: Past = NO_PAST,
): Scene | null {
  const { seat } = view;
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || me === undefined) return null;
  return { view, legalMoves, byVerb: byVerb(legalMoves), pool, random, seat, me, style, past };
}

function byVerb(legalMoves: readonly LegalMove[]): ReadonlyMap<Verb, readonly LegalMove[]> {
  const found = new Map<Verb, LegalMove[]>();
  for (const legalMove of legalMoves) {
    const list = found.get(legalMove.move.do);
    if (list === undefined) found.set(legalMove.move.do, [legalMove]);
    else list.push(legalMove);
  }
  return found;
}

/** Makes a decision; with the victim's Level if the move is made because of it. */
export function decision(move: Move, why: Why, level?: number): Decision {
  return level === undefined ? { move, why } : { move, why, level };
}

function isOf<V extends Verb>(legalMove: LegalMove, verb: V): legalMove is LegalMoveOf<V> {
  return legalMove.move.do === verb;
}

/** The legal moves with one verb. */
export function legalMovesOf<V extends Verb>(scene: Scene, verb: V): LegalMoveOf<V>[] {
  const found: LegalMoveOf<V>[] = [];
  for (const legalMove of scene.byVerb.get(verb) ?? []) if (isOf(legalMove, verb)) found.push(legalMove);
  return found;
}

/** Whether any move with this verb is legal now. */
export function mayDo(scene: Scene, verb: Verb): boolean {
  return scene.byVerb.has(verb);
}

const UNKNOWN = 'a card that is not in the box';

export function def(scene: Scene, card: CardId): CardDef {
  const found = scene.pool.cards[card];
  if (found === undefined) throw new Error(UNKNOWN);
  return found;
}

export function playerAt(scene: Scene, seat: Seat): PlayerView {
  return scene.view.players[seat] ?? scene.me;
}

/** The other players still in the game, dead or alive. */
export function rivals(scene: Scene): PlayerView[] {
  return scene.view.players.filter((player) => player.seat !== scene.seat && !player.left);
}

/** Whether a condition holds for a player, as far as the table shows. */
export function isWho(scene: Scene, player: PlayerView, who: Who): boolean {
  const ids = (cards: readonly CardId[]): string[] => cards.map((card) => def(scene, card).id);
  const race =
    who.race === undefined ||
    (who.race === 'human' ? player.races.length === 0 : ids(player.races).includes(who.race));
  return (
    race &&
    (who.class === undefined || ids(player.classes).includes(who.class)) &&
    (who.sex === undefined || who.sex === player.sex) &&
    (who.minLevel === undefined || player.level >= who.minLevel) &&
    (who.maxLevel === undefined || player.level <= who.maxLevel) &&
    (who.armed === undefined || isArmed(scene, player, who.armed)) &&
    (who.marked === undefined || isMarked(scene, player, who.marked)) &&
    (who.any?.some((one) => isWho(scene, player, one)) ?? true) &&
    (who.all?.every((one) => isWho(scene, player, one)) ?? true) &&
    (who.not === undefined || !isWho(scene, player, who.not))
  );
}

/** Whether a player has an active item with this mark. */
function isArmed(scene: Scene, player: PlayerView, mark: Mark): boolean {
  const lying = player.attached.map(([, card]) => card);
  return [...player.equipped, ...lying].some((card) => {
    const it = def(scene, card);
    return bears(it, mark) && !player.ineffective.includes(card) && canUse(scene, player, it);
  });
}

/** Whether a card has a mark, or gives it to the item it is attached to. */
export function bears({ kind, marks, makes }: CardDef, mark: Mark): boolean {
  return marks.includes(mark) || (kind === 'item-enhancer' && makes === mark);
}

/** The cards in play that may give a player a mark. */
function shown(player: PlayerView): readonly CardId[] {
  const { races, classes, talents, equipped, sidekicks, steeds, curses, attached } = player;
  const lying = attached.map(([, card]) => card);
  return [races, classes, talents, equipped, sidekicks, steeds, curses, lying].flat();
}

/** Whether a player has a card in play with this mark. */
function isMarked(scene: Scene, player: PlayerView, mark: Mark): boolean {
  return shown(player).some((card) => bears(def(scene, card), mark) && !player.ineffective.includes(card));
}

/** Whether a player can use an item right now. */
export function canUse(scene: Scene, player: PlayerView, item: CardDef): boolean {
  return (
    (item.for === null || isFor(scene, player, item.for, item)) &&
    (item.notFor === null || !isFor(scene, player, item.notFor, item))
  );
}

/**
 * Whether an item's condition holds. Any other card with the mark counts, even an inactive one, but not the item
 * itself.
 */
function isFor(scene: Scene, player: PlayerView, who: Who, item: CardDef): boolean {
  const { armed, marked, any, all, not, ...kind } = who;
  const { equipped, attached } = player;
  const has = (cards: readonly CardId[], mark: Mark): boolean =>
    cards.some((card) => def(scene, card) !== item && bears(def(scene, card), mark));
  const worn = [...equipped, ...attached.map(([, card]) => card)];
  return (
    isWho(scene, player, kind) &&
    (armed === undefined || has(worn, armed)) &&
    (marked === undefined || has(shown(player), marked)) &&
    (any?.some((one) => isFor(scene, player, one, item)) ?? true) &&
    (all?.every((one) => isFor(scene, player, one, item)) ?? true) &&
    (not === undefined || !isFor(scene, player, not, item))
  );
}

/** The cards whose traits count for a player: races, classes, talents and equipped items. */
export function active({ races, classes, talents, equipped }: PlayerView): readonly CardId[] {
  return [...races, ...classes, ...talents, ...equipped];
}

/** The Level below the winning one: the highest that can be reached without a kill. */
export function lastButOne(scene: Scene): number {
  return scene.view.options.level - 1;
}

/** The first non-null decision of several advisors. */
export function firstOf(
  scene: Scene,
  ...advisors: readonly ((scene: Scene) => Decision | null)[]
): Decision | null {
  for (const advise of advisors) {
    const found = advise(scene);
    if (found !== null) return found;
  }
  return null;
}

/** The item with the highest score above the threshold. */
export function best<T>(list: readonly T[], score: (item: T) => number, above = 0): T | null {
  let found: T | null = null;
  let most = above;
  for (const item of list) {
    const points = score(item);
    if (points > most) {
      most = points;
      found = item;
    }
  }
  return found;
}
