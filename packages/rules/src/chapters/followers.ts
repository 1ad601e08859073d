/** Sidekicks, including hirelings, as cards in play (`sidekicks.*`, `mixing.followers`, D35). */
import type { CardDef, CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import { def, edit, emit, player, type Game } from '../kernel/game.ts';
import { handOver } from './equipping.ts';
import { activeCards, isCheated } from './items.ts';
import { attachedTo, pickUp } from './table.ts';

/** How many more sidekicks a seat may have in play (`sidekicks.play`); those allowed by a cheat don't count. */
export function sidekickRoom(game: Game, seat: Seat): number {
  let most = 1;
  for (const card of activeCards(game, seat)) most += def(game, card).traits.sidekicks;
  return most - player(game, seat).sidekicks.filter((card) => takesPlace(game, seat, card)).length;
}

/** Whether a sidekick counts toward those that its owner may have. */
export function takesPlace(game: Game, seat: Seat, card: CardId): boolean {
  return !isApart(def(game, card)) && !isCheated(game, seat, card);
}

/** Whether a seat has room for this sidekick. */
export function hasRoomFor(game: Game, seat: Seat, card: CardId): boolean {
  const it = def(game, card);
  if (!isApart(it)) return sidekickRoom(game, seat) > 0;
  return it.traits.apart.every((one) => {
    const kind = kindOf(it, one);
    const mine = ofKind(game, seat, kind);
    return mine.length < mostOf(game, [...mine, card], kind);
  });
}

/** The sidekicks of which a seat has too many, and how many of them have to go (D35). */
export function sidekicksInExcess(
  game: Game,
  seat: Seat,
): { readonly from: readonly CardId[]; readonly over: number } | null {
  const { sidekicks } = player(game, seat);
  if (sidekicks.length < 2) return null;
  const room = sidekickRoom(game, seat);
  if (room < 0) return { from: sidekicks.filter((card) => takesPlace(game, seat, card)), over: -room };
  for (const kind of kindsAmong(game, sidekicks)) {
    const from = ofKind(game, seat, kind);
    const over = from.length - mostOf(game, from, kind);
    if (over > 0) return { from, over };
  }
  return null;
}

/** The companions of one kind that two seats have, and how many more each may have. */
export interface Companions {
  readonly cards: readonly CardId[];
  readonly giver: number;
  readonly getter: number;
}

/** The limited kinds of companions that two seats have. An exchange between them must stay within these limits. */
export function companionsBetween(game: Game, from: Seat, to: Seat): readonly Companions[] {
  const all = [...player(game, from).sidekicks, ...player(game, to).sidekicks];
  return kindsAmong(game, all).flatMap((kind) => {
    const mine = ofKind(game, from, kind);
    const theirs = ofKind(game, to, kind);
    const cards = [...mine, ...theirs];
    const most = mostOf(game, cards, kind);
    if (most === Infinity) return [];
    return [{ cards, giver: Math.max(0, most - mine.length), getter: Math.max(0, most - theirs.length) }];
  });
}

type Apart = CardDef['traits']['apart'][number];

function isApart({ traits }: CardDef): boolean {
  return traits.apart.length > 0;
}

/** The kind of companion that a card is: that of its mark, or of its own copies. */
function kindOf({ set, id }: CardDef, { mark }: Apart): string {
  return mark ?? `${set}/${id}`;
}

function kindsAmong(game: Game, cards: readonly CardId[]): readonly string[] {
  const kinds = new Set<string>();
  for (const card of cards) {
    const it = def(game, card);
    for (const one of it.traits.apart) kinds.add(kindOf(it, one));
  }
  return [...kinds];
}

/** A seat's companions of a kind; those allowed by a cheat don't count. */
function ofKind(game: Game, seat: Seat, kind: string): readonly CardId[] {
  return player(game, seat).sidekicks.filter((card) => {
    const it = def(game, card);
    return it.traits.apart.some((one) => kindOf(it, one) === kind) && !isCheated(game, seat, card);
  });
}

/** How many of a kind a seat may have according to these cards: the lowest number, if they differ. */
function mostOf(game: Game, cards: readonly CardId[], kind: string): number {
  const limits = cards.flatMap((card) => {
    const it = def(game, card);
    return it.traits.apart.flatMap((one) =>
      kindOf(it, one) === kind && one.limit !== undefined ? [one.limit] : [],
    );
  });
  return Math.min(...limits);
}

/** The items a sidekick carries. */
export function itemsOn(game: Game, seat: Seat, card: CardId): CardId[] {
  return attachedTo(player(game, seat), card).filter((on) => def(game, on).kind === 'item');
}

/** Hands a sidekick's items to its owner, who carries them from then on. */
export function layDown(game: Game, seat: Seat, items: readonly CardId[]): void {
  for (const item of items) {
    pickUp(game, seat, item);
    edit(game, seat).carried.push(item);
  }
}

/** Gives a sidekick to another player, with what it carries (`sidekicks.carried-items`). */
export function changeSides(game: Game, from: Seat, to: Seat, card: CardId, cause: Cause): void {
  handOver(game, from, to, [card]);
  emit(game, { e: 'gave', seat: from, to, count: 1, cards: [card], cause });
}

/**
 * What enhancers on a sidekick or steed add in every combat: a fifth of what they would add to a monster, at least 0
 * (`sidekicks.enhanced`, `steeds.enhanced`).
 */
export function growthOf(game: Game, seat: Seat, card: CardId): number {
  if (!game.sheet.enhanceFollowers) return 0;
  const lying = attachedTo(player(game, seat), card).filter((on) => def(game, on).kind === 'enhancer');
  return Math.max(0, Math.trunc(lying.reduce((sum, on) => sum + def(game, on).bonus, 0) / 5));
}
