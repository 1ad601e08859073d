import { definitionOf, type Language } from '@kickdoor/words';
import { useWords } from '../../words/WordsContext.tsx';
import { isMap, type CardEntry } from '../model/cards.ts';
import { languagesOf } from '../model/manifest.ts';
import { TextInput } from '../TextInput.tsx';
import { useWork } from '../WorkContext.ts';
import { Group } from './Group.tsx';
import { NameFields } from './NameFields.tsx';
import { SheetNames } from './SheetNames.tsx';
import { useName } from './useName.ts';

/** A card's name in each language of its pack, with the forms that sentences need, and its flavor text. */
export function NamesForm({ card }: { readonly card: CardEntry }) {
  const { files } = useWork();
  const powers = powersOf(card.value);
  const id = card.id ?? '';
  const isKind = card.kind === 'race' || card.kind === 'class';
  return (
    <form className="shop-form" data-testid="names-form" onSubmit={(event) => event.preventDefault()}>
      {languagesOf(files).map((language) => (
        <Group key={language} label={definitionOf(language).name}>
          <NameFields id={id} language={language} isKind={isKind} />
          {id === '' ? null : <SheetNames key={id} id={id} language={language} isKind={isKind} />}
          {powers.map((power) => (
            <PowerName key={power} power={power} language={language} />
          ))}
        </Group>
      ))}
    </form>
  );
}

/** The names of a card's powers, as written. */
function powersOf({ effects }: Readonly<Record<string, unknown>>): readonly string[] {
  const list: readonly unknown[] = Array.isArray(effects) ? effects : [];
  return list.flatMap((entry) => {
    const [takes] = isMap(entry) ? Object.values(entry) : [];
    return isMap(takes) && typeof takes['name'] === 'string' ? [takes['name']] : [];
  });
}

function PowerName({ power, language }: { readonly power: string; readonly language: Language }) {
  const words = useWords();
  const { named, write, isReadOnly } = useName(`power-${power}`, language);
  if (named === null) return null;
  return (
    <TextInput
      label={words.say('shop-power-name')}
      code={power}
      value={named.value}
      language={language}
      isReadOnly={isReadOnly}
      testId={`power-${language}-${power}`}
      onChange={(value) => write({ ...named, value }, 'name')}
    />
  );
}
