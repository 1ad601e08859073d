/** What a card's frame says in words: its kind, and the meaning of the figures at its foot. */
import type { CardDef } from '@kickdoor/rules';
import type { CardFaceProps } from './CardFace.tsx';

/** Says a message of the page's words (`words/…/cards.ftl`). */
type Say = (id: string, args?: Readonly<Record<string, string | number>>) => string;

function slotOf(def: CardDef): string {
  return `frame-slot-${def.slot.replace(' ', '-')}`;
}

/** The kind as the card names it: a trap is a curse, a hireling a sidekick among the treasures. */
function kindId(def: CardDef): string {
  if (def.trap) return 'kind-trap';
  return def.kind === 'sidekick' && def.deck === 'treasures' ? 'kind-hireling' : `kind-${def.kind}`;
}

/** The props of a card's face that words make: `<CardFace {...cardLabels(def, say)} />`. */
export function cardLabels(def: CardDef, say: Say): Required<Pick<CardFaceProps, 'kindLine' | 'facts'>> {
  const kind = say(kindId(def));
  const more: string[] = [];
  if (def.kind === 'item' && def.slot !== 'none') more.push(say(slotOf(def)));
  return {
    kindLine: [kind, ...more].join(' · '),
    facts: {
      treasures: say('fact-treasures', { count: def.treasures }),
      levels: say('fact-levels', { count: def.levels }),
      price: say('fact-price', { gold: def.gold ?? 0 }),
      slot: say(slotOf(def)),
      big: say('fact-big'),
    },
  };
}
