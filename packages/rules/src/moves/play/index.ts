/** Playing a card: each kind in its own way. */
import type { CardId, Kind, Seat } from '../../model/card.ts';
import { def, player, type Game } from '../../kernel/game.ts';
import { verb } from '../verb.ts';
import type { Offer } from '../../model/move.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { leaveDoor } from '../../chapters/phases.ts';
import { enhancer, mate, monster, wandering } from './fight.ts';
import { cheat, sidekick, steed } from './followers.ts';
import { itemEnhancer } from './improve.ts';
import { halfBreed, item, talent, trait } from './lay.ts';
import { isPlayable, isShown, complete, type CompleteRules, type PlayMove } from './source.ts';
import { curse, event, oneshot, special } from './special.ts';
import { superMunchkin } from './super.ts';

const laidOut = complete(trait);
const learned = complete(talent);
const RULES: Readonly<Record<Kind, CompleteRules>> = {
  monster: complete(monster),
  race: laidOut,
  class: laidOut,
  'half-breed': complete(halfBreed),
  'super-munchkin': complete(superMunchkin),
  power: learned,
  style: learned,
  training: learned,
  curse: complete(curse),
  enhancer: complete(enhancer),
  mate: complete(mate),
  wandering: complete(wandering),
  event: complete(event),
  item: complete(item),
  'item-enhancer': complete(itemEnhancer),
  oneshot: complete(oneshot),
  special: complete(special),
  cheat: complete(cheat),
  sidekick: complete(sidekick),
  steed: complete(steed),
};

function rulesOf(game: Game, card: CardId): CompleteRules {
  return RULES[def(game, card).kind];
}

/** Why a card can't be played so. */
function judgePlay(game: Game, seat: Seat, move: PlayMove): Refusal | null {
  if (!isPlayable(game, seat, move.card)) return refuse('cards.hand-private', 'cards.no-return');
  return rulesOf(game, move.card).judge(game, seat, move);
}

/** The moves that could be lawful with a card. */
export function playCandidates(game: Game, seat: Seat, card: CardId): readonly PlayMove[] {
  return rulesOf(game, card).candidates(game, seat, card);
}

/** Cards that a seat could play at all. */
export function playableCards(game: Game, seat: Seat): CardId[] {
  const { hand, carried } = player(game, seat);
  const door = isShown(game, seat, game.state.door) ? [game.state.door] : [];
  return [...hand, ...door, ...carried.filter((card) => def(game, card).kind === 'oneshot')];
}

function offerCard(game: Game, seat: Seat, card: CardId, out: Offer[]): void {
  rulesOf(game, card).offers(game, seat, card, out);
}

export const playVerb = verb('play', {
  judge: judgePlay,
  perform(game, seat, move) {
    const shown = isShown(game, seat, move.card);
    rulesOf(game, move.card).perform(game, seat, move);
    if (shown && game.state.phase === 'door') leaveDoor(game);
  },
  offers(game, seat, out) {
    const { hand, carried } = player(game, seat);
    const { door } = game.state;
    for (const card of hand) offerCard(game, seat, card, out);
    if (isShown(game, seat, door)) offerCard(game, seat, door, out);
    for (const card of carried) if (def(game, card).kind === 'oneshot') offerCard(game, seat, card, out);
  },
});
