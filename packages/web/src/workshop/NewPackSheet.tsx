import type { PackFiles } from '@kickdoor/packs';
import { definitionOf, LANGUAGES, type Language } from '@kickdoor/words';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useSpoken, useWords } from '../words/WordsContext.tsx';
import { isFreeId, startPack } from './beginning.ts';
import { slugOf } from './model/slug.ts';
import { TextInput } from './TextInput.tsx';

interface NewPackSheetProps {
  readonly onClose: () => void;
  readonly onMade: (files: PackFiles) => void;
}

/** Asks for a new pack's title and languages. */
export function NewPackSheet({ onClose, onMade }: NewPackSheetProps) {
  const words = useWords();
  const { language } = useSpoken();
  const [title, setTitle] = useState('');
  const [ownId, setOwnId] = useState<string | null>(null);
  const [author, setAuthor] = useState('');
  const [withCards, setWithCards] = useState(true);
  const [languages, setLanguages] = useState<readonly Language[]>([language]);
  const [failed, setFailed] = useState(false);
  const id = ownId ?? slugOf(title, '', new Set());
  const isReady = title.trim() !== '' && isFreeId(id) && languages.length > 0;
  async function make(): Promise<void> {
    if (!isReady) return;
    try {
      onMade(await startPack({ title: title.trim(), id, languages, author, withCards }));
    } catch {
      setFailed(true);
    }
  }
  return (
    <Sheet
      title={words.say('shop-new')}
      onClose={onClose}
      testId="new-pack-sheet"
      foot={
        <Button tone="main" isDisabled={!isReady} data-testid="make-pack" onPress={() => void make()}>
          {words.say('shop-make')}
        </Button>
      }
    >
      <form
        className="shop-form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextInput label={words.say('shop-name')} value={title} onChange={setTitle} testId="pack-title" />
        <TextInput
          label={words.say('shop-id')}
          hint={words.say('shop-id-hint')}
          value={id}
          onChange={setOwnId}
          testId="pack-id"
          {...(id === '' || isFreeId(id) ? {} : { error: words.say('shop-id-wrong') })}
        />
        <TextInput
          label={words.say('shop-author')}
          value={author}
          onChange={setAuthor}
          testId="pack-author"
        />
        <fieldset className="mix-rows">
          <legend className="field-label">{words.say('shop-languages')}</legend>
          {LANGUAGES.map((one) => (
            <Switch
              key={one}
              isSelected={languages.includes(one)}
              testId={`pack-language-${one}`}
              onChange={(on) =>
                setLanguages(LANGUAGES.filter((each) => (each === one ? on : languages.includes(each))))
              }
            >
              <span lang={one}>{definitionOf(one).name}</span>
            </Switch>
          ))}
          <Button
            isDisabled={languages.length === LANGUAGES.length}
            onPress={() => setLanguages(LANGUAGES)}
            data-testid="pack-all-languages"
          >
            {words.say('shop-all-languages')}
          </Button>
        </fieldset>
        <Switch isSelected={withCards} onChange={setWithCards} testId="pack-with-cards">
          {words.say('shop-with-cards')}
        </Switch>
        {failed ? (
          <p className="field-error" role="alert">
            {words.say('shop-not-loaded')}
          </p>
        ) : null}
      </form>
    </Sheet>
  );
}
