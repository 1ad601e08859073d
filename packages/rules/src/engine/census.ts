/** Where every card is. Between two moves each card is in exactly one place; anything else is a defect. */
import type { CardPool, CardId } from '../model/card.ts';
import { cardsInPlay } from '../model/in-play.ts';
import type { Player, State } from '../model/state.ts';
import { kindOf } from '../frames/kind-of.ts';

/** Reports what is wrong with the cards' places; empty if each is in exactly one. */
export function census(pool: CardPool, state: State): string[] {
  const places: (string | undefined)[] = [];
  const wrong: string[] = [];
  const put = (card: CardId, place: string): void => {
    const name = pool.cards[card]?.id;
    if (name === undefined) wrong.push(`no card ${card}, in ${place}`);
    else if (places[card] === undefined) places[card] = place;
    else wrong.push(`${name} (${card}) is in ${places[card]} and in ${place}`);
  };
  for (const [cards, place] of piles(state)) for (const card of cards) put(card, place);
  for (const [card, def] of pool.cards.entries()) {
    if (places[card] === undefined) wrong.push(`${def.id} (${card}) is nowhere`);
  }
  return wrong;
}

type Pile = readonly [cards: readonly CardId[], place: string];

function piles(state: State): Pile[] {
  const { decks, discards, combat } = state;
  return [
    [decks.doors, 'the door deck'],
    [decks.treasures, 'the treasure deck'],
    [discards.doors, 'the discarded doors'],
    [discards.treasures, 'the discarded treasures'],
    [state.door < 0 ? [] : [state.door], 'the doorway'],
    [state.place === undefined ? [] : [state.place], 'the place'],
    [(combat?.foes ?? []).map((foe) => foe.card), 'the combat'],
    [(combat?.enhancers ?? []).map((enhancer) => enhancer.card), 'the combat'],
    [combat?.aside ?? [], 'the combat'],
    ...state.bodies.map(({ cards }): Pile => [cards, 'a body']),
    ...state.stack.map((frame): Pile => [kindOf(frame).holds(frame), 'what is pending']),
    ...state.players.flatMap(ofPlayer),
  ];
}

function ofPlayer(player: Player): Pile[] {
  const { name } = player;
  return [
    [player.hand, `the hand of ${name}`],
    [cardsInPlay(player), `what ${name} has in play`],
  ];
}
