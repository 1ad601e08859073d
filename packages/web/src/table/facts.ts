import type { CardWords } from '@kickdoor/words';
import type { CardDef } from '@kickdoor/rules';
import { numberOf } from '../cards/kinds.ts';

/** The figures and symbols on a card's face, for screen readers: its kind, number, and value or cost. */
export function factsOf({ def, kindLine, facts }: CardWords & { readonly def: CardDef }): readonly string[] {
  const number = numberOf(def);
  const { treasures, levels, price, slot, big } = facts;
  const monster = def.kind === 'monster';
  const said = [
    number === null ? kindLine : `${kindLine} ${number}`,
    monster || def.treasures !== 0 ? treasures : null,
    monster && def.levels > 0 ? levels : null,
    def.gold === null ? null : price,
    def.slot === 'none' ? null : slot,
    def.big ? big : null,
  ];
  return said.filter((each) => each !== null && each !== undefined);
}
