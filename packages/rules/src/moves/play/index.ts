/** Playing a card: each kind has its own rules. */
import type { CardId, Kind, Seat } from '../../model/card.ts';
import { announce, isAnnounced } from '../../chapters/announced.ts';
import { discard } from '../../chapters/decks.ts';
import { putInHand } from '../../chapters/hand.ts';
import { take } from '../../chapters/table.ts';
import { def, drop, emit, player, type Game } from '../../kernel/game.ts';
import type { CancelFrame } from '../../model/frame.ts';
import { handMemoOf } from '../../kernel/known.ts';
import { ANY_TIME, verb } from '../verb.ts';
import type { LegalMove } from '../../model/move.ts';
import { refuse, refuseBoth, type Refusal } from '../../model/refusal.ts';
import { isShutOut } from '../../chapters/foes.ts';
import { leaveDoor } from '../../chapters/phases.ts';
import { enhancer, mate, monster, wandering } from './fight.ts';
import { cheat, sidekick, steed } from './followers.ts';
import { itemEnhancer } from './improve.ts';
import { halfBreed, item, mayLay, talent, trait } from './lay.ts';
import { isPlayable, isShown, type PlayMove, type PlayRules } from './source.ts';
import { curse, event, isPutDown, oneshot, place, special } from './special.ts';
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
  place,
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
  if (isShutOut(game, seat)) return refuse('precedence.card-over-sheet', 'meddling.one-shot');
  if (!isPlayable(game, seat, move.card)) return refuse('cards.hand-private', 'cards.no-return');
  const no = rulesOf(game, move.card).validate(game, seat, move);
  return no !== null && game.state.phase === 'setup' ? refuseBoth(no, refuse('setup.opening-plays')) : no;
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

/** Whether a one-shot is only put in play, to be used later. */
function isLaid(game: Game, seat: Seat, move: PlayMove): boolean {
  return def(game, move.card).kind === 'oneshot' && isPutDown(game, seat, move);
}

/**
 * Plays an announced card that nobody canceled, from the hand. If it can't be played like that anymore, it is
 * discarded.
 */
export function playAnnounced(game: Game, frame: CancelFrame): void {
  drop(game, frame);
  const { by, card, move } = frame;
  putInHand(game, by, [card]);
  if (move !== undefined && rulesOf(game, card).validate(game, by, move) === null) {
    rulesOf(game, card).apply(game, by, move);
    return;
  }
  take(game, by, [card]);
  discard(game, card);
  emit(game, { e: 'no-effect', seat: by, card, cause: { rule: 'curses.nothing-to-strike' } });
}

export const playVerb = verb('play', {
  phases: ['setup', ...ANY_TIME],
  ownTurn: false,
  validate: validatePlay,
  apply(game, seat, move) {
    const shown = isShown(game, seat, move.card);
    if (!shown && isAnnounced(game, move.card) && !isLaid(game, seat, move)) {
      take(game, seat, [move.card]);
      announce(game, seat, move);
      return;
    }
    rulesOf(game, move.card).apply(game, seat, move);
    if (shown && game.state.phase === 'door') leaveDoor(game);
  },
  legalMoves(game, seat, out) {
    if (isShutOut(game, seat)) return;
    const cards = mayLay(game, seat) ? playableCards(game, seat) : cardsAnyTime(game, seat);
    for (const card of cards) pushCard(game, seat, card, out);
  },
});
