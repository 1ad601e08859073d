import type { Pack } from '@kickdoor/packs';
import { DEFAULT_SHEET, homeSheet, type SheetId } from '@kickdoor/rules';
import { isLanguage, wordsOfPack, type Language, type WordSource } from '@kickdoor/words';
import { useMemo } from 'react';
import { usePromise } from '../app/usePromise.ts';
import type { Hyphenate } from '../cards/hyphenate.ts';
import { contentOf } from '../net/content.ts';
import { hyphensOf } from '../words/hyphens.ts';
import { ownWords, tableWords, type OwnWords } from '../words/texts.ts';
import type { PageWords } from '../words/say.ts';

/** A language in which cards are shown. */
export interface PackSpeech {
  readonly language: Language;
  readonly words: PageWords;
  readonly hyphenate: Hyphenate;
}

interface Base {
  readonly language: Language;
  readonly own: OwnWords;
  readonly companions: readonly WordSource[];
  readonly hyphenate: Hyphenate;
}

/** The part of a pack that its words need. */
type Named = Pick<Pack, 'id' | 'words' | 'sheets'>;

/**
 * Returns the words for a pack's cards in each of some languages; empty until the page's own words in them have loaded.
 */
export function usePackWords(
  pack: Named | null,
  languages: readonly string[],
  companions: readonly string[],
): readonly PackSpeech[] {
  const wanted = languages.filter(isLanguage);
  const { value } = usePromise(
    () => Promise.all(wanted.map((one) => load(one, companions))),
    [...wanted, '/', ...companions].join(' '),
  );
  return useMemo(() => {
    if (pack === null || value === null) return [];
    const sheet: SheetId = pack.sheets?.[0] ?? homeSheet(companions[0] ?? '')?.id ?? DEFAULT_SHEET;
    return value.map(({ language, own, companions: beside, hyphenate }) => ({
      language,
      hyphenate,
      words: tableWords(language, own, [...beside, ...wordsOfPack(pack.id, pack.words, language)], {
        table: { sheet, sets: [pack.id, ...companions] },
      }),
    }));
    // Companions are compared by their names.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pack, value]);
}

async function load(language: Language, companions: readonly string[]): Promise<Base> {
  const [own, beside, hyphenate] = await Promise.all([
    ownWords(language, 'all'),
    companions.length === 0
      ? []
      : contentOf({ sets: [...companions], editions: null }, language).then(({ names }) => names(language)),
    hyphensOf(language),
  ]);
  return { language, own, companions: beside, hyphenate };
}
