/** Players who would rather do something with certain cards, or what has been done least. */
import { sampleMove, type Box, type CardId, type Move, type Offer, type Verb } from '@kickdoor/rules';

/** What is only said, or put about; and leaving. */
const IDLE: ReadonlySet<Verb> = new Set(['show', 'offer', 'withdraw', 'equip', 'unequip', 'concede']);

/** What a game's players like: the cards of its theme, and how often each sort of move was made so far. */
export interface Likings {
  readonly cards: ReadonlySet<CardId>;
  readonly made: Map<string, number>;
}

/** The sort of a move: its verb, with the power or the kind of card. */
function sortOf(box: Box, move: Move): string {
  if (move.do === 'use') return `use ${move.power}`;
  const kind = 'card' in move && move.card !== undefined ? box.cards[move.card]?.kind : undefined;
  return kind === undefined ? move.do : `${move.do} ${kind}`;
}

/** Whether a move does something with one of these cards, other than being rid of it. */
function isAbout(box: Box, move: Move, cards: ReadonlySet<CardId>): boolean {
  if (move.do === 'drop') return false;
  if ('card' in move && move.card !== undefined && cards.has(move.card)) return true;
  if ('on' in move && move.on !== undefined && cards.has(move.on)) return true;
  if (move.do !== 'use') return false;
  return [...cards].some((card) => box.cards[card]?.powers.some(({ name }) => name === move.power) === true);
}

/** How often in ten a player does something with the cards of the theme, and what was made least, where there is anything. */
const THEME = 4;
const SELDOM = 2;

/** The move that a player likes, if any: one with the cards of the theme, or of the sort that was made least. */
export function liked(
  box: Box,
  offers: readonly Offer[],
  { cards, made }: Likings,
  random: () => number,
): Move | null {
  const mood = random() * 10;
  if (mood > THEME + SELDOM) return null;
  const doing = offers.filter(({ move }) => !IDLE.has(move.do));
  const times = ({ move }: Offer): number => made.get(sortOf(box, move)) ?? 0;
  const least = Math.min(...doing.map(times));
  const fits = (offer: Offer): boolean =>
    mood < THEME ? isAbout(box, offer.move, cards) : times(offer) === least;
  const able = doing.filter(fits);
  const offer = able[Math.floor(random() * able.length)];
  return offer === undefined ? null : sampleMove(offer, random);
}

/** Notes a move that was made. */
export function noteMade(box: Box, { made }: Likings, move: Move): void {
  const sort = sortOf(box, move);
  made.set(sort, (made.get(sort) ?? 0) + 1);
}
