import type { PackFiles } from '@kickdoor/packs';
import { cardWords, definitionOf, isLanguage, NO_LANGUAGE } from '@kickdoor/words';
import { useMemo, useState } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import { HyphenateContext } from '../cards/hyphenate.ts';
import { learnLook } from '../cards/looks.ts';
import { Button } from '../ui/Button.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { check, drafted, type Drafted } from './checking.ts';
import { cardsOf } from './model/cards.ts';
import { companionsOf, languagesOf } from './model/manifest.ts';
import { titleOfCard } from './model/titles.ts';
import { PlaySheet } from './PlaySheet.tsx';
import { usePackWords, type PackSpeech } from './usePackWords.ts';
import { useWork } from './WorkContext.ts';

/** Previews the open card in every language of its pack. */
export function Preview({ checked }: { readonly checked: PackFiles }) {
  const words = useWords();
  const { language } = useSpoken();
  const { chosen, isReadOnly } = useWork();
  const [trying, setTrying] = useState(false);
  const draft = useMemo(() => {
    const entry = cardsOf(checked).find(({ file, at }) => file === chosen.file && at === chosen.at);
    const made = entry === undefined ? null : drafted(checked, entry);
    if (made !== null) learnLook(made.pack.id, made.pack.look);
    return entry === undefined ? 'none' : made;
  }, [checked, chosen.file, chosen.at]);
  const languages = languagesOf(checked);
  const pack = draft === 'none' ? null : (draft?.pack ?? null);
  const speech = usePackWords(pack, languages, companionsOf(checked));
  return (
    <section
      id="bench-look"
      className="bench-look"
      tabIndex={-1}
      aria-label={words.say('shop-zone-look')}
      data-testid="preview"
    >
      <h2 className="visually-hidden">{words.say('shop-zone-look')}</h2>
      {draft === null ? (
        <p className="paper bench-note" role="status">
          {words.say('shop-no-look')}
        </p>
      ) : null}
      {draft === 'none' ? <p className="paper bench-note">{words.say('shop-no-card')}</p> : null}
      {draft === null || draft === 'none' || isReadOnly || check(checked).pack !== draft.pack ? null : (
        <Button tone="main" data-testid="try-card" onPress={() => setTrying(true)}>
          {words.say('shop-try')}
        </Button>
      )}
      {trying && draft !== null && draft !== 'none' ? (
        <PlaySheet
          pack={draft.pack}
          card={{
            id: draft.def.id,
            title: titleOfCard(checked, draft.def.id, language)?.text ?? draft.def.id,
          }}
          onClose={() => setTrying(false)}
        />
      ) : null}
      {draft === null || draft === 'none'
        ? null
        : speech.map((one) => <Said key={one.language} draft={draft} speech={one} />)}
    </section>
  );
}

function Said({ draft, speech }: { readonly draft: Drafted; readonly speech: PackSpeech }) {
  const { language, words, hyphenate } = speech;
  const said = useMemo(() => {
    const own = cardWords(words, draft.def);
    // The card has no name yet.
    return own.borrowed === NO_LANGUAGE ? { ...own, title: '…', borrowed: null } : own;
  }, [words, draft.def]);
  return (
    <figure className="bench-said" lang={language} data-language={language}>
      <HyphenateContext value={hyphenate}>
        <CardFace def={draft.def} size="full" {...said} />
      </HyphenateContext>
      <figcaption className="bench-language">
        {isLanguage(language) ? definitionOf(language).name : language}
      </figcaption>
    </figure>
  );
}
