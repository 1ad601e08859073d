/** Prints moves in the notation that `parse.ts` reads. */
import type { CardPool, CardId, Seat } from '../model/card.ts';
import type { Move, MoveOf, Pick } from '../model/move.ts';
import { cardName } from './names.ts';

/** What names depend on: the cards, and the players in seating order. */
export interface Naming {
  readonly pool: CardPool;
  readonly players: readonly { readonly name: string }[];
}

type Spelled = readonly (string | null)[];

function name(naming: Naming, seat: Seat): string {
  return naming.players[seat]?.name ?? `seat ${seat}`;
}

function card(naming: Naming, id: CardId): string {
  return cardName(naming.pool, id);
}

function cards(naming: Naming, ids: readonly CardId[]): string[] {
  return ids.map((id) => card(naming, id));
}

/** A word and what follows it, or nothing if nothing follows. */
function clause(word: string, rest: string | readonly string[] | undefined): string | null {
  const words = typeof rest === 'string' ? [rest] : (rest ?? []);
  return words.length === 0 ? null : [word, ...words].join(' ');
}

function player(naming: Naming, seat: Seat | undefined): string | undefined {
  return seat === undefined ? undefined : name(naming, seat);
}

function printPlay(naming: Naming, move: MoveOf<'play'>): Spelled {
  return [
    'play',
    card(naming, move.card),
    clause('on', player(naming, move.seat)),
    clause('on', move.on === undefined ? undefined : card(naming, move.on)),
    clause('for', move.side),
    clause('with', move.with === undefined ? undefined : card(naming, move.with)),
  ];
}

function printUse(naming: Naming, move: MoveOf<'use'>): Spelled {
  return [
    'use',
    move.power,
    clause('on', player(naming, move.seat)),
    clause('on', move.on === undefined ? undefined : card(naming, move.on)),
    clause('on', move.side),
    clause('with', cards(naming, move.cards ?? [])),
  ];
}

function printAsk(naming: Naming, move: MoveOf<'ask'>, asker: Seat): Spelled {
  const { treasures, first, items, plays } = move.terms;
  return [
    'ask',
    name(naming, move.seat),
    clause('treasures', treasures === 0 ? undefined : String(treasures)),
    clause('first', first === asker ? undefined : name(naming, first)),
    clause('items', cards(naming, items)),
    clause('plays', cards(naming, plays)),
  ];
}

function printPick(naming: Naming, pick: Pick): string {
  if ('card' in pick) return card(naming, pick.card);
  if ('seat' in pick) return name(naming, pick.seat);
  return 'number' in pick ? String(pick.number) : pick.word;
}

function spell(naming: Naming, move: Move, seat: Seat): Spelled {
  switch (move.do) {
    case 'play':
      return printPlay(naming, move);
    case 'use':
      return printUse(naming, move);
    case 'ask':
      return printAsk(naming, move, seat);
    case 'fight':
    case 'equip':
    case 'unequip':
    case 'part':
    case 'drop':
    case 'seize':
      return [move.do, card(naming, move.card)];
    case 'roll':
      return [move.do, move.card === undefined ? null : card(naming, move.card)];
    case 'sacrifice':
      return [move.do, card(naming, move.card), clause('with', player(naming, move.seat))];
    case 'join':
    case 'sell':
      return [move.do, ...cards(naming, move.cards)];
    case 'give':
    case 'charity':
    case 'show':
      return [move.do, ...cards(naming, move.cards), clause('to', player(naming, move.seat))];
    case 'offer':
      return [
        move.do,
        ...cards(naming, move.give),
        clause('to', name(naming, move.seat)),
        clause('for', cards(naming, move.get)),
      ];
    case 'choose':
      return [move.do, ...move.picks.map((pick) => printPick(naming, pick))];
    case 'timeout':
      return ['wait'];
    case 'kick':
    case 'take':
    case 'loot':
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'claim':
    case 'pass':
    case 'flee':
    case 'end':
    case 'concede':
      return [move.do];
  }
}

/** Returns a seat's move as text. */
export function printMove(naming: Naming, seat: Seat, move: Move): string {
  return spell(naming, move, seat)
    .filter((word) => word !== null)
    .join(' ');
}
