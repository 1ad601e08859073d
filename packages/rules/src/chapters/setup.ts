/** The start of a game (`setup.*`). */
import type { CardId, Seat } from '../model/card.ts';
import { def, edit, player, type Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { isItem, isUsable } from './items.ts';
import { beginTurn } from './turn.ts';
import { nextSeat } from './who.ts';

/** Why a card can't be put in play before the first turn (`setup.opening-plays`). */
export function validateOpeningPlay(game: Game, seat: Seat, card: CardId): Refusal | null {
  const no = refuse('setup.opening-plays');
  const { opening } = game.sheet;
  const it = player(game, seat);
  if (it.ready || !it.hand.includes(card)) return no;
  switch (def(game, card).kind) {
    case 'race':
      return it.races.length < opening.races ? null : refuse('traits.one-each', 'setup.opening-plays');
    case 'class':
      return it.classes.length < opening.classes + it.superMunchkins.length
        ? null
        : refuse('traits.one-each', 'setup.opening-plays');
    case 'power':
    case 'style':
    case 'training':
      return validateOpeningTalent(game, seat, card);
    case 'super-munchkin':
      return opening.superMunchkin ? null : no;
    case 'sidekick':
      return it.sidekicks.length < (isItem(def(game, card)) ? 1 : opening.sidekicks)
        ? null
        : refuse('setup.opening-plays', 'sidekicks.play');
    case 'item':
    case 'steed':
      return opening.items === 'any' || isUsable(game, seat, card)
        ? null
        : refuse('setup.opening-plays', 'items.restricted');
    case 'oneshot':
      return null;
    default:
      return no;
  }
}

/** Allows one talent of each sort, as with races and classes. */
function validateOpeningTalent(game: Game, seat: Seat, card: CardId): Refusal | null {
  const { kind } = def(game, card);
  const has = player(game, seat).talents.some((have) => def(game, have).kind === kind);
  return has ? refuse('setup.opening-plays', 'mixing.everyone') : null;
}

/** Ends a seat's opening plays. Once all have finished, the first turn starts. */
export function setReady(game: Game, seat: Seat): void {
  edit(game, seat).ready = true;
  startGame(game);
}

/** Starts the first turn once everybody is ready. */
function startGame(game: Game): void {
  const { state } = game;
  if (!state.players.every((it) => it.ready || it.left)) return;
  const first = player(game, state.turn).left ? nextSeat(game, state.turn) : state.turn;
  beginTurn(game, first);
}
