/** Whether a legal move is useful now. */
import type { CardPool, Move, Seat, View } from '@kickdoor/rules';
import { actionsOf, type Action } from '../hand/actions.ts';
import type { Fight, Figures, Foresight } from './foresee.ts';
import { winnersBy } from './winning.ts';

/** `useful` now; `lawful`: legal, but pointless or harmful to its player; `idle`: can't be played at all. */
export type Standing = 'useful' | 'lawful' | 'idle';

/** The input of the judgment. */
export interface Scene {
  readonly pool: CardPool;
  readonly view: View;
  readonly ahead: Foresight;
}

/** Moves that use a card; all others give it up. */
const USES: ReadonlySet<Move['do']> = new Set([
  'play',
  'fight',
  'equip',
  'use',
  'roll',
  'seize',
  'sacrifice',
]);

function lead({ fighters, monsters }: Fight): number {
  return fighters - monsters;
}

/** Whether a seat is one of the fighters. */
export function isFighting({ combat }: View, seat: Seat | null): boolean {
  return combat !== null && seat !== null && (combat.fighter === seat || combat.helper === seat);
}

/** Whether a seat could want this change to a fight. */
function improves(view: View, before: Fight, after: Fight): boolean {
  if (!isFighting(view, view.seat)) return true;
  if (lead(after) > lead(before)) return true;
  // A winning fighter gains nothing but protection from the others.
  if (after.sealed && !before.sealed) return after.winning;
  return after.winning && after.treasures > before.treasures;
}

type Figure = Figures['players'][number];

function rises(was: Figure, is: Figure): boolean {
  return is.strength > was.strength || is.level > was.level || is.flee > was.flee;
}

/**
 * Whether a seat's own figures improved, or somebody else's changed at no cost. What only lifts others doesn't serve.
 */
function serves(view: View, before: Figures, after: Figures): boolean {
  const { seat } = view;
  if (seat === null) return false;
  const changes = before.players.flatMap((was, at) => {
    const is = after.players[at];
    return is === undefined ? [] : [{ at, up: rises(was, is), down: rises(is, was) }];
  });
  const mine = changes.find(({ at }) => at === seat);
  if (mine === undefined) return false;
  if (mine.up || mine.down) return mine.up;
  return changes.some(({ down }) => down) || !changes.some(({ up }) => up);
}

/** Whether a move at the end of the seat's own turn reduces the number of excess cards to give away. */
export function relievesHand({ seat, turn, phase, players }: View, before: Figures, after: Figures): boolean {
  if (seat === null || turn !== seat || phase !== 'closing') return false;
  const { hand = 0 } = before.players[seat] ?? {};
  return hand > (players[seat]?.handLimit ?? hand) && (after.players[seat]?.hand ?? hand) < hand;
}

/** Whether the change in the figures makes a move worthwhile. */
export function isImprovement(view: View, before: Figures, after: Figures): boolean {
  if (after.winners.length > 0) return view.seat !== null && after.winners.includes(view.seat);
  if (before.fingerprint === after.fingerprint) return relievesHand(view, before, after);
  if (before.fight === null) return serves(view, before, after);
  if (after.fight === null) return !isFighting(view, view.seat) || !before.fight.winning;
  return before.fight.fingerprint === after.fight.fingerprint
    ? serves(view, before, after)
    : improves(view, before.fight, after.fight);
}

/** Whether a move is useful: it changes something without letting others win, or its result can't be foreseen. */
export function isUseful({ view, ahead, pool }: Scene, move: Move): boolean {
  const { seat } = view;
  if (seat === null || !USES.has(move.do)) return false;
  if (move.do === 'play' && pool.cards[move.card]?.kind === 'curse' && move.seat === seat) return false;
  const after = ahead.after([seat, move]);
  if (after === null) return true;
  const winners = winnersBy({ view, ahead }, seat, move);
  return (winners.length === 0 || winners.includes(seat)) && isImprovement(view, ahead.now, after);
}

/** The standing of a card in the seat's own hand, by the actions it has. */
export function standingOf(scene: Scene, actions: readonly Action[]): Standing {
  if (actions.length === 0) return 'idle';
  return actions.some(({ legalMove }) => isUseful(scene, legalMove.move)) ? 'useful' : 'lawful';
}

/** The cards in the seat's own hand that are useful now. */
export function usefulCards(scene: Scene, legalMoves: Parameters<typeof actionsOf>[1]): readonly number[] {
  return (scene.view.hand ?? []).filter(
    (card) => standingOf(scene, actionsOf(scene, legalMoves, card)) === 'useful',
  );
}
