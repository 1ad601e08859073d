/** What a newcomer stands before: a function of what a seat sees and may do, and nothing else. */
import type { CardId, CardPool, LegalMove, Seat, Verb, View } from '@kickdoor/rules';

/** Each has a sentence of its own, `coach-ID`. */
export const SITUATIONS = [
  'lay-out',
  'ready',
  'kick',
  'wear',
  'door-card',
  'trouble',
  'fight-win',
  'fight-help',
  'fight-card',
  'fight-flee',
  'roll',
  'spoil',
  'pass',
  'asked',
  'curse',
  'choose',
  'sell',
  'charity',
  'end',
] as const;
export type SituationId = (typeof SITUATIONS)[number];

export interface Situation {
  readonly id: SituationId;
  /** The card to play; the coach points at it. */
  readonly card: CardId | null;
  /** The button to press, if it is not a card. */
  readonly verb: Verb | null;
  /** Whom the sentence is about. */
  readonly who: Seat | null;
}

/** What the coach looks at. */
export interface Sight {
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  readonly pool: CardPool;
}

const about = (id: SituationId, part: Partial<Omit<Situation, 'id'>> = {}): Situation => ({
  id,
  card: null,
  verb: null,
  who: null,
  ...part,
});

/** The situation that a seat is in now; `null` where there is nothing to say: it waits, watches, or the game is over. */
export function situationOf(sight: Sight): Situation | null {
  const { view } = sight;
  if (view.seat === null || view.phase === 'over') return null;
  return pendingOf(sight) ?? (view.combat === null ? turnOf(sight) : combatOf(sight, view.combat));
}

const may = ({ legalMoves }: Sight, verb: Verb): boolean => legalMoves.some(({ move }) => move.do === verb);

/** Somebody asks this seat something. */
function pendingOf(sight: Sight): Situation | null {
  const { view } = sight;
  const { pending, combat } = view;
  if (combat?.request?.to === view.seat) {
    return about('asked', { verb: 'accept', who: combat?.fighter ?? null });
  }
  if (may(sight, 'choose')) return about('choose');
  if (pending?.kind === 'cancel' && may(sight, 'pass')) {
    return about('curse', { verb: 'pass', who: pending.victim });
  }
  if (may(sight, 'roll')) return about('roll', { verb: 'roll' });
  return null;
}

/** One's own turn outside of a fight. */
function turnOf(sight: Sight): Situation | null {
  const { view } = sight;
  const card = wearable(sight);
  if (view.phase === 'setup') {
    if (!may(sight, 'end')) return null;
    return card === null ? about('ready', { verb: 'end' }) : about('lay-out', { card });
  }
  if (view.turn !== view.seat) return null;
  if (may(sight, 'charity')) return about('charity', { verb: 'charity' });
  if (card !== null && (may(sight, 'kick') || may(sight, 'end'))) return about('wear', { card });
  if (may(sight, 'kick')) return about('kick', { verb: 'kick' });
  if (view.phase === 'door' && may(sight, 'take')) return about('door-card', { verb: 'take' });
  if (view.phase === 'trouble') return about('trouble', { verb: 'loot' });
  if (!may(sight, 'end')) return null;
  return may(sight, 'sell') ? about('sell', { verb: 'sell' }) : about('end', { verb: 'end' });
}

/** A fight: one's own, or one that somebody else is about to win. */
function combatOf(sight: Sight, combat: NonNullable<View['combat']>): Situation | null {
  const { view } = sight;
  if (combat.fighter !== view.seat) {
    const card = combat.helper === view.seat ? null : turning(sight, combat, 'monsters');
    if (card !== null && combat.winning) return about('spoil', { card, who: combat.fighter });
    return may(sight, 'pass') ? about('pass', { verb: 'pass', who: combat.fighter }) : null;
  }
  if (may(sight, 'claim')) return about('fight-win', { verb: 'claim' });
  if (combat.winning || combat.request !== null) return null;
  const card = turning(sight, combat, 'fighters');
  if (card !== null) return about('fight-card', { card });
  if (may(sight, 'ask') && helpers(view, combat).length > 0) return about('fight-help', { verb: 'ask' });
  return may(sight, 'flee') ? about('fight-flee', { verb: 'flee' }) : null;
}

/** Those who would turn the fight, and have not refused. */
export function helpers({ players, seat }: View, combat: NonNullable<View['combat']>): readonly Seat[] {
  const missing = combat.monsters.total - combat.fighters.total;
  return players
    .filter((player) => player.seat !== seat && !player.dead && !player.left)
    .filter((player) => player.strength.total > missing && !combat.declined.includes(player.seat))
    .map((player) => player.seat);
}

const WORN: ReadonlySet<string> = new Set(['item', 'race', 'class']);

/** A card of the hand that helps once it lies in front of its owner, and may be played there now. */
function wearable({ view, legalMoves, pool }: Sight): CardId | null {
  const found = legalMoves.find(
    ({ move }) =>
      move.do === 'play' &&
      move.seat === undefined &&
      move.on === undefined &&
      view.hand?.includes(move.card) === true &&
      WORN.has(pool.cards[move.card]?.kind ?? ''),
  );
  return found?.move.do === 'play' ? found.move.card : null;
}

/** The card that turns a fight and costs least; `null` if none does. A tie is the monsters'. */
function turning(
  { legalMoves, pool }: Sight,
  combat: NonNullable<View['combat']>,
  side: 'fighters' | 'monsters',
): CardId | null {
  const lead = combat.fighters.total - combat.monsters.total;
  const least = side === 'fighters' ? 1 - lead : lead;
  const able = legalMoves.flatMap(({ move }) => {
    if (move.do !== 'play') return [];
    const strength = strengthOf(pool, move, side);
    return strength >= least && strength > 0 ? [{ card: move.card, strength }] : [];
  });
  return able.toSorted((a, b) => a.strength - b.strength)[0]?.card ?? null;
}

/** What a card adds to a side of the fight if it is played so; 0 if that can't be told from its figures. */
function strengthOf(
  pool: CardPool,
  move: LegalMove['move'] & { do: 'play' },
  side: 'fighters' | 'monsters',
): number {
  const card = pool.cards[move.card];
  if (card === undefined) return 0;
  if (card.kind === 'enhancer') return side === 'monsters' && move.on !== undefined ? card.bonus : 0;
  if (move.side !== side) return 0;
  return card.plays.reduce((sum, play) => {
    if (play.play !== 'strength') return sum;
    return sum + (typeof play.with === 'number' ? play.with : play.with.amount);
  }, 0);
}
