/**
 * Cards put in play in front of their player: races, classes, cards that allow two of them, items, sidekicks, cheats.
 */
import type { CardId, Seat } from '../../model/card.ts';
import { def, edit, player, type Game } from '../../kernel/game.ts';
import { refuse, refuseBoth, type Refusal, type RuleId } from '../../model/refusal.ts';
import { inCombat } from '../../chapters/foes.ts';
import { receiveItem } from '../../chapters/equipping.ts';
import { limitAgainst, limitRefusal } from '../../chapters/limits.ts';
import { validateOpeningPlay } from '../../chapters/setup.ts';
import { validateDoubler, validateTalent, validateTrait } from '../../chapters/traits.ts';
import { namesOnly, plain, sayPlayed, takeUp, type PlayMove, type PlayRules } from './source.ts';

const FROZEN = refuse(
  'combat.gear-frozen',
  'timing.own-turn',
  'items.no-new-gear-when-helping',
  'timing.not-in-combat',
);

/** What is received in combat may be played when the combat is over (D21). */
const FROZEN_ON_RECEIPT = refuseBoth(FROZEN, refuse('timing.on-receipt'));

/** For what is put in play on the player's own turn, or at the moment it is received. */
const NOT_ONES_TURN = refuse('timing.own-turn', 'timing.on-receipt');

/** Whether a seat may put any card in play that is put there on its player's own turn, or when just received. */
export function mayLay(game: Game, seat: Seat): boolean {
  const { turn, phase } = game.state;
  return phase === 'setup' || turn === seat || player(game, seat).justReceived.length > 0;
}

/**
 * Why a card can't be put in play now: on the player's own turn out of combat, or the moment it is received
 * (`timing.on-receipt`).
 */
export function validateLaying(game: Game, seat: Seat, card: CardId): Refusal | null {
  const { turn, phase } = game.state;
  const isReceived = player(game, seat).justReceived.includes(card);
  if (inCombat(game, seat)) return isReceived ? FROZEN_ON_RECEIPT : FROZEN;
  if (phase === 'setup') return NOT_ONES_TURN;
  const isOwnTurn = turn === seat && phase !== 'over';
  return isOwnTurn || isReceived ? null : NOT_ONES_TURN;
}

/**
 * A race or class: at any point of the player's own turn, combat included, or the moment it is received
 * (`timing.own-turn`).
 */
export function validateTraitTime(game: Game, seat: Seat, card: CardId): Refusal | null {
  const { phase, turn } = game.state;
  if (phase === 'setup') return validateOpeningPlay(game, seat, card);
  if (turn === seat) return null;
  const received = player(game, seat).justReceived.includes(card) && !inCombat(game, seat);
  return received ? null : NOT_ONES_TURN;
}

/** Adds to a refusal another rule that says the same about these cards. */
export function naming(no: Refusal | null, rule: RuleId): Refusal | null {
  return no === null ? null : refuseBoth(no, refuse(rule));
}

/**
 * Rules for cards with only one way to be put in play, so that the card alone decides. A move that names more is
 * refused by `rule`.
 */
export function laying(
  rule: RuleId,
  when: 'own turn' | 'any time',
  validate: (game: Game, seat: Seat, card: CardId) => Refusal | null,
  apply: PlayRules['apply'],
): PlayRules {
  return {
    ownTurn: when === 'own turn',
    validate(game, seat, move) {
      const no = validate(game, seat, move.card);
      if (namesOnly(move)) return no;
      // Only one-shots are used for a side.
      const wrong = move.side === undefined ? refuse(rule) : refuse('combat.one-shots');
      return no === null ? wrong : refuseBoth(wrong, no);
    },
    apply,
    candidates: plain,
  };
}

export const trait = laying(
  'timing.own-turn',
  'own turn',
  (game, seat, card) => validateTraitTime(game, seat, card) ?? validateTrait(game, seat, card),
  (game, seat, move) => {
    const it = edit(game, seat);
    takeUp(game, seat, move.card);
    (def(game, move.card).kind === 'race' ? it.races : it.classes).push(move.card);
    sayPlayed(game, seat, move, { rule: 'traits.at-once' });
  },
);

/** A power, style or training is put in play like a race or class (`mixing.everyone`). */
export const talent = laying(
  'timing.own-turn',
  'own turn',
  (game, seat, card) => validateTraitTime(game, seat, card) ?? validateTalent(game, seat, card),
  (game, seat, move) => {
    takeUp(game, seat, move.card);
    edit(game, seat).talents.push(move.card);
    sayPlayed(game, seat, move, { rule: 'traits.at-once' });
  },
);

export const halfBreed = laying(
  'traits.half-breed',
  'own turn',
  (game, seat, card) =>
    naming(validateTraitTime(game, seat, card), 'traits.half-breed') ??
    validateDoubler(game, seat, 'half-breed'),
  (game, seat, move) => {
    takeUp(game, seat, move.card);
    edit(game, seat).halfBreeds.push(move.card);
    sayPlayed(game, seat, move, { rule: 'traits.half-breed' });
  },
);

/** Why an item can't be put in play now. */
export function validateLayingItem(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (game.state.phase === 'setup') {
    const no = validateOpeningPlay(game, seat, card);
    if (no !== null) return no;
  } else {
    const no = validateLaying(game, seat, card);
    if (no !== null) return no;
  }
  const limit = limitAgainst(game, seat, card);
  return limit === null ? null : limitRefusal(game, limit);
}

/** Puts an item from the hand in play: equipped right away if possible. */
export function layItem(game: Game, seat: Seat, move: PlayMove): void {
  takeUp(game, seat, move.card);
  receiveItem(game, seat, move.card);
  sayPlayed(game, seat, move, { rule: 'items.carried' });
}

export const item = laying('timing.own-turn', 'own turn', validateLayingItem, layItem);
