/** Players who prefer moves with certain cards, or the least-made sort of move. */
import {
  sampleMove,
  type CardPool,
  type CardId,
  type Move,
  type LegalMove,
  type Verb,
} from '@kickdoor/rules';

/** Verbs that only say or rearrange something, or leave. */
const NO_PROGRESS: ReadonlySet<Verb> = new Set(['show', 'offer', 'withdraw', 'equip', 'unequip', 'concede']);

/** The players' preferences in a game: the cards of its theme, and how often each sort of move has been made. */
export interface Likings {
  readonly cards: ReadonlySet<CardId>;
  readonly made: Map<string, number>;
}

/** The sort of a move: its verb, with the power or the kind of card. */
function sortOf(pool: CardPool, move: Move): string {
  if (move.do === 'use') return `use ${move.power}`;
  const kind = 'card' in move && move.card !== undefined ? pool.cards[move.card]?.kind : undefined;
  return kind === undefined ? move.do : `${move.do} ${kind}`;
}

/** Whether a move uses one of these cards rather than getting rid of it. */
function isAbout(pool: CardPool, move: Move, cards: ReadonlySet<CardId>): boolean {
  if (move.do === 'drop') return false;
  if ('card' in move && move.card !== undefined && cards.has(move.card)) return true;
  if ('on' in move && move.on !== undefined && cards.has(move.on)) return true;
  if (move.do !== 'use') return false;
  return [...cards].some((card) => pool.cards[card]?.powers.some(({ name }) => name === move.power) === true);
}

/** How many times out of ten a player prefers a move with theme cards, and one of the least-made sort. */
const THEME = 4;
const SELDOM = 2;

/** The move a player prefers, if any: one with theme cards, or of the sort made least often. */
export function liked(
  pool: CardPool,
  legalMoves: readonly LegalMove[],
  { cards, made }: Likings,
  random: () => number,
): Move | null {
  const mood = random() * 10;
  if (mood > THEME + SELDOM) return null;
  const doing = legalMoves.filter(({ move }) => !NO_PROGRESS.has(move.do));
  const times = ({ move }: LegalMove): number => made.get(sortOf(pool, move)) ?? 0;
  const least = Math.min(...doing.map(times));
  const fits = (legalMove: LegalMove): boolean =>
    mood < THEME ? isAbout(pool, legalMove.move, cards) : times(legalMove) === least;
  const able = doing.filter(fits);
  const legalMove = able[Math.floor(random() * able.length)];
  return legalMove === undefined ? null : sampleMove(legalMove, random);
}

/** Records that a move was made. */
export function noteMade(pool: CardPool, { made }: Likings, move: Move): void {
  const sort = sortOf(pool, move);
  made.set(sort, (made.get(sort) ?? 0) + 1);
}
