/** Plays from the hand that the voice proposes; all other plays start from the card. */
import { TALENTS, type CardId, type LegalMove, type Move, type View } from '@kickdoor/rules';
import { isUseful, usefulCards } from '../foresight/worth.ts';
import { actionsOf } from '../hand/actions.ts';
import { isSpared } from './curse-results.ts';
import { fightAfter } from './help-results.ts';
import type { Outlook, Result } from './outlook.ts';
import { resultOf } from './results.ts';
import { sale } from './sale.ts';
import { isThreat, stopsWin } from './stakes.ts';

/** Kinds of cards that stay in play. */
const LAID = new Set<string>([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  ...TALENTS,
  'item',
  'sidekick',
  'steed',
  'item-enhancer',
  'cheat',
]);

/** Whether the seat may put cards into play: on its own turn, or before the game begins. */
function isArranging({ combat, pending, phase, turn, seat }: View): boolean {
  return combat === null && pending === null && (phase === 'setup' || turn === seat);
}

/** The useful cards that can be put into play now. All of them are proposed before the turn continues. */
export function layable(outlook: Outlook): readonly CardId[] {
  const { view, pool, legalMoves } = outlook;
  if (!isArranging(view)) return [];
  // One-shots only if the hand is over its limit.
  const isLaid = (kind = '') => LAID.has(kind) || (kind === 'oneshot' && view.phase === 'closing');
  return usefulCards(outlook, legalMoves).filter((card) => isLaid(pool.cards[card]?.kind));
}

/** Puts the first useful card into play. */
function layout(outlook: Outlook): LegalMove | undefined {
  const { view, pool, legalMoves } = outlook;
  const [first] = layable(outlook);
  if (first === undefined) return undefined;
  return actionsOf({ pool, view }, legalMoves, first)
    .map(({ legalMove }) => legalMove)
    .find(({ move }) => move.do === 'play' && isUseful(outlook, move));
}

/** Plays a card that gains a Level; if it takes the Level from somebody, from the player furthest ahead. */
function levelUp(outlook: Outlook): LegalMove | undefined {
  const { view, ahead, legalMoves } = outlook;
  const { seat, players } = view;
  if (seat === null || view.turn !== seat || !isArranging(view)) return undefined;
  const levelOf = ({ move }: LegalMove) => ('seat' in move ? (players[move.seat ?? -1]?.level ?? 0) : 0);
  const gains = ({ move }: LegalMove) => {
    const after = move.do === 'play' ? ahead.after([seat, move]) : null;
    return (after?.players[seat]?.level ?? 0) > (players[seat]?.level ?? 0);
  };
  return legalMoves.filter(gains).toSorted((a, b) => levelOf(b) - levelOf(a))[0];
}

/** Looks for trouble with a monster from the hand: of those it would beat, the one with the best reward. */
function trouble(outlook: Outlook): LegalMove | undefined {
  const { view, pool, legalMoves } = outlook;
  if (view.phase !== 'trouble') return undefined;
  const worth = (move: Move) => {
    const monster = 'card' in move ? pool.cards[move.card ?? -1] : undefined;
    return 3 * (monster?.levels ?? 0) + (monster?.treasures ?? 0);
  };
  return legalMoves
    .filter((legalMove) => legalMove.move.do === 'fight' && fightAfter(outlook, legalMove)?.winning === true)
    .toSorted((a, b) => worth(b.move) - worth(a.move))[0];
}

/** Whether the seat is fighting and would currently lose. */
function isLosing({ combat, seat, memory }: View): boolean {
  if (combat === null || memory.phase !== 'combat') return false;
  return combat.fighter === seat && !combat.winning && combat.claim === null && combat.request === null;
}

/** The first play from the hand whose result passes the test. */
function playFor(outlook: Outlook, serves: (result: Result) => boolean): LegalMove | undefined {
  return outlook.legalMoves.find(
    (legalMove) => legalMove.move.do === 'play' && serves(resultOf(outlook, legalMove)),
  );
}

/** Plays a card that wins the game. */
function victory({ view, ...outlook }: Outlook): LegalMove | undefined {
  return view.seat === null ? undefined : playFor({ view, ...outlook }, ({ game }) => game === 'won');
}

const endsFight = ({ ends }: Result): boolean => ends === true;

/** Plays a card that turns the current fight, or one that ends a losing fight or somebody else's winning one. */
function rescue(outlook: Outlook): LegalMove | undefined {
  const { view } = outlook;
  // Ending the fight is preferred: nobody can turn it again afterwards.
  if (isThreat(view)) return playFor(outlook, endsFight) ?? playFor(outlook, (one) => stopsWin(view, one));
  if (!isLosing(view)) return undefined;
  return playFor(outlook, ({ wins }) => wins === true) ?? playFor(outlook, endsFight);
}

/** The voice's proposals: useful cards before the turn continues, and cards that turn a fight. */
export function proposals(outlook: Outlook): readonly LegalMove[] {
  const { view, legalMoves } = outlook;
  if (view.pending?.kind === 'cancel') {
    if (isSpared(outlook)) return [];
    const { card } = view.pending;
    return legalMoves.filter(({ move }) => move.do === 'play' && move.on === card);
  }
  const won = victory(outlook);
  if (won !== undefined) return [won];
  const laid = layout(outlook);
  const found =
    laid === undefined ? [levelUp(outlook), sale(outlook), trouble(outlook), rescue(outlook)] : [laid];
  return found.filter((legalMove) => legalMove !== undefined);
}
