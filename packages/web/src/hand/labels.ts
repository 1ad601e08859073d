/** The labels of moves and actions on buttons. */
import type { CardId, Move, Names, Phrase, View } from '@kickdoor/rules';
import { text } from '../words/say.ts';
import { composer, type Action } from './actions.ts';

/** The label on a move's button. */
export function moveLabel(move: Move, names: Names, view: View): Phrase {
  switch (move.do) {
    case 'play':
      return playLabel(move, names, view);
    case 'use':
      return useLabel(move, names, view);
    case 'roll':
      return move.card === undefined
        ? text('do-roll')
        : text('do-roll-against', { card: names.card(move.card) });
    case 'sacrifice': {
      const args = { card: names.card(move.card) };
      if (move.seat === undefined) return text('do-sacrifice', args);
      return text('do-sacrifice-with', { ...args, whom: names.who(move.seat) });
    }
    case 'kick':
      return { id: view.phase === 'trouble' ? 'do-kick-second' : 'do-kick' };
    case 'fight':
      return { id: view.phase === 'door' ? 'do-fight-door' : 'do-fight' };
    case 'seize':
      return seizeLabel(move, names, view);
    case 'end':
      return text(`do-end-${view.phase}`);
    case 'claim':
      return text(view.combat?.foes.length === 0 ? 'do-claim-empty' : 'do-claim');
    case 'pass':
      return { id: view.pending?.kind === 'looting' ? 'do-pass-loot' : 'do-pass' };
    case 'ask':
      return text('do-ask-whom', { whom: names.who(move.seat) });
    case 'offer':
      return text('do-offer-whom', { whom: names.who(move.seat) });
    case 'accept':
    case 'decline':
    case 'withdraw':
      return text(`do-${move.do}`);
    default:
      return text(`do-${move.do}`);
  }
}

function seizeLabel(move: Extract<Move, { do: 'seize' }>, names: Names, view: View): Phrase {
  const paid = names.card(move.card);
  const card = claimedCard(view);
  return card === null ? text('do-play') : text('do-seize', { card: names.card(card), paid });
}

/** The discarded card that is claimed, or can be. */
function claimedCard(view: View): CardId | null {
  return view.pending?.kind === 'seize' ? view.pending.card : view.discards.doors.top;
}

function playLabel(move: Extract<Move, { do: 'play' }>, names: Names, view: View): Phrase {
  if (move.side !== undefined) return text('do-play-side', { side: move.side });
  if (move.on !== undefined && move.with !== undefined) {
    return text('do-play-on-with', { on: names.card(move.on), with: names.card(move.with) });
  }
  if (move.on !== undefined) return text('do-play-on', { on: names.card(move.on) });
  if (move.seat !== undefined && move.seat === view.seat) return text('do-play-self');
  if (move.seat !== undefined) return text('do-play-player', { whom: names.who(move.seat) });
  if (move.with !== undefined) return text('do-play-with', { with: names.card(move.with) });
  return text('do-play');
}

/** The label of a play that names its card, for a button that isn't next to the card. */
export function byLabel(move: Extract<Move, { do: 'play' }>, names: Names, view: View): Phrase {
  const card = names.card(move.card);
  if (view.pending?.kind === 'cancel' && view.pending.card === move.on) return text('do-stop-with', { card });
  if (move.seat !== undefined && move.seat !== view.seat) {
    return text('do-play-card-on', { card, whom: names.who(move.seat) });
  }
  return text('do-play-card', { card });
}

function useLabel(move: Extract<Move, { do: 'use' }>, names: Names, view: View): Phrase {
  const power = names.power(move.power);
  if (move.seat !== undefined && move.seat !== view.seat) {
    return text('do-use-player', { power, whom: names.who(move.seat) });
  }
  if (move.on !== undefined) return text('do-use-on', { power, on: names.card(move.on) });
  if (move.side !== undefined) return text('do-use-side', { power, side: move.side });
  return text('do-use', { power });
}

/** The label of an action. If the action opens a sheet where the recipient is chosen, the label names none. */
export function actionLabel(action: Action, names: Names, view: View): Phrase {
  const one = composer(action.legalMove.move);
  return one === null ? moveLabel(action.legalMove.move, names, view) : text(`do-${one}`);
}

/** What can be done with a card of the hand that is of no use now. */
export function lawfulNote(actions: readonly Action[]): Phrase {
  const moves = actions.map(({ legalMove }) => legalMove.move);
  if (moves.some((move) => composer(move) === null)) return text('hand-lawful');
  const charity = moves.find((move) => move.do === 'charity');
  if (charity !== undefined) return text(charity.seat === undefined ? 'hand-discarded' : 'hand-given');
  if (moves.some((move) => move.do === 'give')) return text('hand-given');
  return text(moves.some((move) => move.do === 'sell') ? 'hand-sold' : 'hand-lawful');
}
