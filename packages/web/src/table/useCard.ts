import { cardText, type CardDef, type CardId } from '@kickdoor/rules';
import { nameOf } from '@kickdoor/packs/words';
import { cardLabels } from '../cards/labels.ts';
import type { CardFacts } from '../cards/CardFoot.tsx';
import { useTable } from './TableContext.ts';

export interface CardWords {
  readonly def: CardDef;
  readonly title: string;
  readonly text: string[];
  readonly flavour: string | null;
  readonly kindLine: string;
  readonly facts: CardFacts;
}

/** A card of this table with its words; `null` for a card that is not in the box. */
export function useCard(card: CardId): CardWords | null {
  const { box, words } = useTable();
  const def = box.cards[card];
  if (def === undefined) return null;
  const name = nameOf(def);
  return {
    def,
    title: words.say(name),
    text: cardText(def).map((phrase) => words.say(phrase)),
    flavour: words.attribute(name, 'flavour'),
    ...cardLabels(def, (id, args) => words.say(id, args)),
  };
}
