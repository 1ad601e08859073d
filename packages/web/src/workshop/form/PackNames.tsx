import { definitionOf, type Language } from '@kickdoor/words';
import { useWords } from '../../words/WordsContext.tsx';
import { languagesOf, marksOf } from '../model/manifest.ts';
import { TextInput } from '../TextInput.tsx';
import { useWork } from '../WorkContext.ts';
import { Group } from './Group.tsx';
import { NameFields } from './NameFields.tsx';
import { useName } from './useName.ts';

/** Names the pack and its own marks in each of its languages. */
export function PackNames() {
  const words = useWords();
  const { files } = useWork();
  const marks = marksOf(files);
  return (
    <form className="shop-form" data-testid="pack-names" onSubmit={(event) => event.preventDefault()}>
      {languagesOf(files).map((language) => (
        <Group key={language} label={definitionOf(language).name}>
          <PackTitle language={language} />
          {marks.map((mark) => (
            <Group key={mark} label={words.say('shop-mark', { mark })}>
              <NameFields
                id={`mark-${mark}`}
                testId={`mark-${mark}`}
                language={language}
                isKind
                hasFlavor={false}
              />
            </Group>
          ))}
        </Group>
      ))}
    </form>
  );
}

function PackTitle({ language }: { readonly language: Language }) {
  const words = useWords();
  const { file, named, write, isReadOnly } = useName('pack', language);
  if (named === null) return <p className="bench-note">{words.say('shop-name-by-hand', { file })}</p>;
  return (
    <TextInput
      label={words.say('shop-pack-title')}
      value={named.value}
      language={language}
      isReadOnly={isReadOnly}
      testId={`title-${language}`}
      onChange={(value) => write({ ...named, value }, 'name')}
    />
  );
}
