/** Finds the meaning of a card's numbered answers in the card's own composed text. */
import { cardText, type CardDef, type Phrase, type PhraseArg } from '@kickdoor/rules';

function* within(arg: PhraseArg): Generator<Phrase> {
  if (typeof arg === 'string' || typeof arg === 'number') return;
  if (!('id' in arg)) {
    for (const each of arg) yield* within(each);
    return;
  }
  yield arg;
  for (const each of Object.values(arg.args ?? {})) yield* within(each);
}

/** The effect of the option with this number; `null` unless the text mentions it exactly once. */
export function optionPhrase(def: CardDef, number: number): PhraseArg | null {
  const found = [...within(cardText(def))].filter(
    ({ id, args }) => id === 'deed-either-option' && args?.['number'] === number,
  );
  return found.length === 1 ? (found[0]?.args?.['deeds'] ?? null) : null;
}
