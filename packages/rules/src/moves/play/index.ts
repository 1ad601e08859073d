/** Playing a card: each kind has its own rules. */
import type { CardId, Kind, Seat } from '../../model/card.ts';
import { def, player, type Game } from '../../kernel/game.ts';
import { handMemoOf } from '../../kernel/memo.ts';
import { mayLay } from '../common.ts';
import { ANY_TIME, verb } from '../verb.ts';
import type { LegalMove } from '../../model/move.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { leaveDoor } from '../../chapters/phases.ts';
import { enhancer, mate, monster, wandering } from './fight.ts';
import { cheat, sidekick, steed } from './followers.ts';
import { itemEnhancer } from './improve.ts';
import { halfBreed, item, talent, trait } from './lay.ts';
import { isPlayable, isShown, type PlayMove, type PlayRules } from './source.ts';
import { curse, event, oneshot, special } from './special.ts';
import { superMunchkin } from './super.ts';

const RULES: Readonly<Record<Kind, PlayRules>> = {
  monster,
  race: trait,
  class: trait,
  'half-breed': halfBreed,
  'super-munchkin': superMunchkin,
  power: talent,
  style: talent,
  training: talent,
  curse,
  enhancer,
  mate,
  wandering,
  event,
  item,
  'item-enhancer': itemEnhancer,
  oneshot,
  special,
  cheat,
  sidekick,
  steed,
};

function rulesOf(game: Game, card: CardId): PlayRules {
  return RULES[def(game, card).kind];
}

/** Why a card can't be played like this. */
function validatePlay(game: Game, seat: Seat, move: PlayMove): Refusal | null {
  if (!isPlayable(game, seat, move.card)) return refuse('cards.hand-private', 'cards.no-return');
  return rulesOf(game, move.card).validate(game, seat, move);
}

/** The moves with a card that might be legal. */
export function playCandidates(game: Game, seat: Seat, card: CardId): readonly PlayMove[] {
  return rulesOf(game, card)
    .candidates(game, seat, card)
    .map(({ move }) => move);
}

/** Cards a seat could play at all. Usually this is the hand, which is returned as is. */
export function playableCards(game: Game, seat: Seat): readonly CardId[] {
  const { hand, carried } = player(game, seat);
  const { door } = game.state;
  const others: CardId[] = isShown(game, seat, door) ? [door] : [];
  for (const card of carried) if (def(game, card).kind === 'oneshot') others.push(card);
  return others.length === 0 ? hand : hand.concat(others);
}

/** Cards a seat could play when it may put none in play. */
function cardsAnyTime(game: Game, seat: Seat): readonly CardId[] {
  const memo = handMemoOf(game, seat);
  return memo === null ? findAnyTime(game, seat) : (memo.anyTime ??= findAnyTime(game, seat));
}

function findAnyTime(game: Game, seat: Seat): readonly CardId[] {
  return playableCards(game, seat).filter((card) => !rulesOf(game, card).ownTurn);
}

function pushCard(game: Game, seat: Seat, card: CardId, out: LegalMove[]): void {
  const { candidates, validate } = rulesOf(game, card);
  for (const legalMove of candidates(game, seat, card)) {
    if (validate(game, seat, legalMove.move) === null) out.push(legalMove);
  }
}

export const playVerb = verb('play', {
  phases: ['setup', ...ANY_TIME],
  ownTurn: false,
  validate: validatePlay,
  apply(game, seat, move) {
    const shown = isShown(game, seat, move.card);
    rulesOf(game, move.card).apply(game, seat, move);
    if (shown && game.state.phase === 'door') leaveDoor(game);
  },
  legalMoves(game, seat, out) {
    const cards = mayLay(game, seat) ? playableCards(game, seat) : cardsAnyTime(game, seat);
    for (const card of cards) pushCard(game, seat, card, out);
  },
});
