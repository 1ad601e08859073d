/**
 * Recognizes the situations that are new to beginners, from a seat's view, its legal moves, and the voice's first act:
 * the coach must not propose something other than the voice does.
 */
import type { CardId, LegalMove, Seat, Verb, View } from '@kickdoor/rules';
import { nextEscape, rollsThatSave } from '../foresight/odds.ts';
import { relievesHand } from '../foresight/worth.ts';
import { isKept, isQuiet } from '../voice/sentence.ts';
import { isOwnAct } from '../hours/stop-me.ts';
import type { Voice } from '../voice/model.ts';
import type { Outlook } from '../voice/outlook.ts';

/** The situations; each has a sentence of its own, `coach-ID`. */
export const SITUATIONS = [
  'lay-out',
  'ready',
  'kick',
  'wear',
  'level',
  'full-hand',
  'door-card',
  'trouble',
  'loot',
  'fight-win',
  'fight-help',
  'fight-card',
  'fight-end',
  'fight-flee',
  'fight-lost',
  'roll',
  'roll-lost',
  'spoil',
  'pass',
  'pass-run',
  'asked',
  'trade',
  'stop',
  'announced',
  'curse',
  'choose',
  'sell',
  'charity',
  'discard',
  'end',
] as const;
export type SituationId = (typeof SITUATIONS)[number];

export interface Situation {
  readonly id: SituationId;
  /** The card to play, which the coach points at. */
  readonly card: CardId | null;
  /** The button to press, if there is no card to play. */
  readonly verb: Verb | null;
  /** The player the sentence is about. */
  readonly who: Seat | null;
  /** The move to put first, if it isn't the voice's: only the coach proposes moves against others. */
  readonly legalMove: LegalMove | null;
}

/** The coach's input: what the voice gets, and what the voice says. */
export interface Sight extends Outlook {
  readonly said: Pick<Voice, 'primary' | 'others'>;
}

const about = (id: SituationId, part: Partial<Omit<Situation, 'id'>> = {}): Situation => ({
  id,
  card: null,
  verb: null,
  who: null,
  legalMove: null,
  ...part,
});

/**
 * The seat's current situation. `null` if there is nothing to say: the seat is waiting or watching, the game is over,
 * or the voice puts something else first.
 */
export function situationOf(sight: Sight): Situation | null {
  const { view } = sight;
  if (view.seat === null || view.phase === 'over' || speaksForItself(sight)) return null;
  const found = pendingOf(sight) ?? (view.combat === null ? turnOf(sight) : combatOf(sight, view.combat));
  return found !== null && agrees(sight, found) ? found : null;
}

/** Whether a situation is about the voice's first act, or about no single button. */
function agrees(sight: Sight, { card, verb, legalMove }: Situation): boolean {
  if (legalMove !== null) return true;
  if (card !== null) return proposed(sight) === card;
  return verb === null || first(sight)?.do === verb;
}

/**
 * Whether the first act wins the game, or accepting the request for help would lose it: those buttons need no
 * explanation.
 */
function speaksForItself({ said: { primary, others } }: Sight): boolean {
  if (primary?.game === 'won' && primary.legalMove.move.do === 'play') return true;
  return [primary, ...others].some((act) => act?.legalMove.move.do === 'accept' && act.game === 'lost');
}

const may = ({ legalMoves }: Sight, verb: Verb): boolean => legalMoves.some(({ move }) => move.do === verb);

const first = ({ said }: Sight): LegalMove['move'] | null => said.primary?.legalMove.move ?? null;

/** The card in the hand that the voice puts first; `null` if it puts something else first. */
function proposed(sight: Sight): CardId | null {
  const move = first(sight);
  return move?.do === 'play' && move.card !== sight.view.door ? move.card : null;
}

/** The situation in which this seat has to answer something. */
function pendingOf(sight: Sight): Situation | null {
  const { view } = sight;
  const { pending, combat } = view;
  if (combat?.request?.to === view.seat) {
    return about('asked', { verb: first(sight)?.do ?? 'accept', who: combat?.fighter ?? null });
  }
  const trade = pending === null ? view.trades.find(({ to }) => to === view.seat) : undefined;
  if (trade !== undefined) return about('trade', { verb: first(sight)?.do ?? 'decline', who: trade.from });
  if (may(sight, 'choose')) return about('choose');
  if (pending?.kind === 'cancel' && may(sight, 'pass') && !isOwnAct(view)) return cancelOf(sight, pending);
  if (may(sight, 'roll')) return about(isHopeless(sight) ? 'roll-lost' : 'roll', { verb: 'roll' });
  return null;
}

/** The situation in which a curse is about to strike, or a card to be played, unless somebody stops it. */
function cancelOf(
  sight: Sight,
  { played, by, victim }: Extract<View['pending'], { readonly kind: 'cancel' }>,
): Situation {
  const card = proposed(sight);
  if (card !== null) return about('stop', { card });
  return played === true
    ? about('announced', { verb: 'pass', who: by })
    : about('curse', { verb: 'pass', who: victim });
}

/** The situation in the seat's own turn, outside of combat. */
function turnOf(sight: Sight): Situation | null {
  const { view } = sight;
  const card = proposed(sight);
  if (view.phase === 'setup') {
    if (!may(sight, 'end')) return null;
    return card === null ? about('ready', { verb: 'end' }) : about('lay-out', { card });
  }
  if (view.turn !== view.seat) return null;
  if (first(sight)?.do === 'sell') return about('sell', { verb: 'sell' });
  if (may(sight, 'charity')) return charityOf(view);
  if (card !== null) return about(useOf(sight), { card });
  if (may(sight, 'kick') && view.phase === 'opening') return about('kick', { verb: 'kick' });
  if (view.phase === 'door' && may(sight, 'take')) {
    // Where it can only be taken, the voice says so.
    return isKept(sight) ? null : about('door-card', { verb: first(sight)?.do ?? 'take' });
  }
  if (view.phase === 'trouble') {
    return isQuiet(sight)
      ? about('loot', { verb: 'loot' })
      : about('trouble', { verb: first(sight)?.do ?? 'loot' });
  }
  return may(sight, 'end') ? about('end', { verb: 'end' }) : null;
}

/** What the card that the voice puts first on the seat's own turn is for. */
function useOf({ view, ahead, said }: Sight): 'wear' | 'level' | 'full-hand' {
  const { seat } = view;
  const move = said.primary?.legalMove.move;
  const after = seat === null || move === undefined ? null : ahead.after([seat, move]);
  if (seat === null || after === null) return 'wear';
  const levels = [ahead.now, after].map(({ players }) => players[seat]?.level ?? 0);
  if ((levels[1] ?? 0) > (levels[0] ?? 0)) return 'level';
  return relievesHand(view, ahead.now, after) ? 'full-hand' : 'wear';
}

/** The situation of too many cards: the lowest players get them, or nobody does. */
function charityOf({ charity }: View): Situation {
  return about(charity?.lowest.length === 0 ? 'discard' : 'charity', { verb: 'charity' });
}

/** The situation in combat: the seat's own, or one that somebody else is about to win. */
function combatOf(sight: Sight, combat: NonNullable<View['combat']>): Situation | null {
  const { view } = sight;
  // There is nothing to win or lose any more.
  if (combat.foes.length === 0) return null;
  if (combat.fighter !== view.seat) {
    const spoils = combat.winning && combat.helper !== view.seat;
    const stops = spoils ? proposed(sight) : null;
    if (stops !== null) return about('stop', { card: stops });
    const turns = spoils ? turning(sight) : null;
    if (turns !== null) return about('spoil', { ...turns, who: combat.fighter });
    if (!may(sight, 'pass')) return null;
    return about(combat.claim?.kind === 'win' ? 'pass' : 'pass-run', { verb: 'pass', who: combat.fighter });
  }
  if (may(sight, 'claim')) return about('fight-win', { verb: 'claim' });
  if (combat.winning || combat.request !== null) return null;
  const card = proposed(sight);
  if (card !== null) return about(endsFight(sight) ? 'fight-end' : 'fight-card', { card });
  const verb = first(sight)?.do;
  if (verb === 'ask') return about('fight-help', { verb });
  if (verb !== 'flee') return null;
  return about(isHopeless(sight) ? 'fight-lost' : 'fight-flee', { verb });
}

/** Whether no face of the die would save this seat, as far as one monster is next. */
function isHopeless({ pool, view, said }: Sight): boolean {
  const escape = nextEscape(pool, view, said.primary?.legalMove.move);
  return escape !== null && rollsThatSave(escape) === 0;
}

/** Whether the voice's first act would end the current combat. */
function endsFight({ view, ahead, said }: Sight): boolean {
  const move = said.primary?.legalMove.move;
  if (view.seat === null || move === undefined) return false;
  return ahead.after([view.seat, move])?.fight === null;
}

/** The play that turns a fight against its fighter by the smallest margin; `null` if none does. */
function turning({ view, legalMoves, ahead }: Outlook): Pick<Situation, 'card' | 'legalMove'> | null {
  const able = legalMoves.flatMap((legalMove) => {
    const { move } = legalMove;
    if (move.do !== 'play' || view.seat === null) return [];
    const fight = ahead.after([view.seat, move])?.fight ?? null;
    if (fight === null || fight.winning) return [];
    return [{ card: move.card, legalMove, lead: fight.monsters - fight.fighters }];
  });
  const [least] = able.toSorted((a, b) => a.lead - b.lead);
  return least === undefined ? null : { card: least.card, legalMove: least.legalMove };
}
