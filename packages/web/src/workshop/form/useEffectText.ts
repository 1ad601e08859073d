import { compileCards, type Companion, type PackFiles } from '@kickdoor/packs';
import { cardText, type Kind } from '@kickdoor/rules';
import { createContext, useContext, useMemo } from 'react';
import { stringify } from 'yaml';
import type { PageWords } from '../../words/say.ts';
import { namesIn } from '../code/helping.ts';
import type { EffectKind } from '../model/schema.ts';
import { useWork } from '../WorkContext.ts';
import { STARTS } from '../model/starts.ts';

/** The words for the sentences of a pack's cards; `null` until they have loaded. */
export const EffectWords = createContext<PageWords | null>(null);

/** Returns an effect's sentence on a card; `null` if it can't be read, and empty until the words have loaded. */
export function useEffectText(of: EffectKind, value: unknown): string | null {
  const words = useContext(EffectWords);
  const { files, card } = useWork();
  return useMemo(
    () => (words === null ? '' : effectText(words, files, of, value, card?.kind ?? null)),
    [words, files, of, value, card?.kind],
  );
}

/** Returns an effect's sentence on a card of a kind; `null` if it can't be read. */
export function effectText(
  words: PageWords,
  files: PackFiles,
  of: EffectKind,
  value: unknown,
  kind: Kind | null,
): string | null {
  const beside = {
    races: namesIn(files, 'race'),
    classes: namesIn(files, 'class'),
    marks: namesIn(files, 'mark'),
  };
  for (const card of cardsWith(of, value, kind)) {
    const { set } = compileCards('draft.yaml', stringify([card]), [], 'draft', beside);
    const def = set?.cards[0];
    if (def === undefined) continue;
    // The card's other sentences are not part of the effect.
    const plain = new Set(of === 'effect' ? textOf(words, { ...card, effects: [] }, beside) : []);
    const said = cardText(def).map((phrase) => words.say(phrase));
    const own = said.filter((text) => !plain.has(text));
    if (own.length > 0) return own.join(' ');
  }
  return null;
}

/** A card's sentences; none if it can't be read. */
function textOf(words: PageWords, card: object, beside: Companion): readonly string[] {
  const { set } = compileCards('draft.yaml', stringify([card]), [], 'draft', beside);
  return (set?.cards ?? []).flatMap((def) => cardText(def)).map((phrase) => words.say(phrase));
}

/** Minimal cards that have an effect. */
function cardsWith(of: EffectKind, value: unknown, kind: Kind | null): readonly object[] {
  if (of === 'deed') return [{ id: 'draft', kind: 'curse', strike: [value] }];
  if (of === 'play') return [{ id: 'draft', kind: 'oneshot', gold: null, use: [value] }];
  const plain = [
    { id: 'draft', kind: 'class', effects: [value] },
    { id: 'draft', kind: 'monster', level: 1, treasures: 1, badStuff: [], effects: [value] },
    { id: 'draft', kind: 'curse', lasting: true, effects: [value] },
    { id: 'draft', kind: 'sidekick', effects: [value] },
  ];
  if (kind === 'monster') return [plain[1] ?? {}, ...plain];
  const own =
    kind === null || !('effects' in STARTS[kind])
      ? []
      : [{ ...STARTS[kind], id: 'draft', kind, effects: [value] }];
  return [...own, ...plain];
}
