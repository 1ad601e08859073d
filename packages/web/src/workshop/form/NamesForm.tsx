import { definitionOf, type Language } from '@kickdoor/words';
import { useState } from 'react';
import { Switch } from '../../ui/Switch.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import { isMap, type CardEntry } from '../model/cards.ts';
import { languagesOf } from '../model/manifest.ts';
import type { Named } from '../model/words.ts';
import { TextInput } from '../TextInput.tsx';
import { useWork } from '../WorkContext.ts';
import { Group } from './Group.tsx';
import { useName } from './useName.ts';

/** What a card is called in each language of its pack: its name with the forms that sentences need, and its flavor text. */
export function NamesForm({ card }: { readonly card: CardEntry }) {
  const { files } = useWork();
  const powers = powersOf(card.value);
  return (
    <form className="shop-form" data-testid="names-form" onSubmit={(event) => event.preventDefault()}>
      {languagesOf(files).map((language) => (
        <Group key={language} label={definitionOf(language).name}>
          <NameFields
            id={card.id ?? ''}
            language={language}
            isKind={card.kind === 'race' || card.kind === 'class'}
          />
          {powers.map((power) => (
            <PowerName key={power} power={power} language={language} />
          ))}
        </Group>
      ))}
    </form>
  );
}

/** The names by which a card's powers are called, as they are written. */
function powersOf({ effects }: Readonly<Record<string, unknown>>): readonly string[] {
  const list: readonly unknown[] = Array.isArray(effects) ? effects : [];
  return list.flatMap((entry) => {
    const [takes] = isMap(entry) ? Object.values(entry) : [];
    return isMap(takes) && typeof takes['name'] === 'string' ? [takes['name']] : [];
  });
}

interface NameFieldsProps {
  readonly id: string;
  /** What tests find its first field by, before the language. */
  readonly testId?: string;
  readonly language: Language;
  readonly isKind: boolean;
  readonly hasFlavor?: boolean;
}

/** The fields of a name in a language, with the forms that it needs. */
export function NameFields({ id, testId = 'name', language, isKind, hasFlavor = true }: NameFieldsProps) {
  const words = useWords();
  const { named, file, write, isReadOnly } = useName(id, language);
  if (named === null) return <p className="bench-note">{words.say('shop-name-by-hand', { file })}</p>;
  const { nouns } = definitionOf(language);
  const needed = isKind ? [...nouns.needed, ...nouns.neededOfKinds] : nouns.needed;
  const optional = nouns.allowed.filter((attribute) => !needed.includes(attribute));
  const isNoun = named.attributes['noun'] !== 'no';
  const put = (attribute: string, value: string): void =>
    write({ ...named, attributes: { ...named.attributes, [attribute]: value } }, attribute);
  return (
    <>
      <TextInput
        label={words.say('shop-name')}
        value={named.value}
        language={language}
        isReadOnly={isReadOnly}
        testId={`${testId}-${language}`}
        onChange={(value) => write({ ...named, value }, 'name')}
      />
      {needed.length === 0 ? null : (
        <Switch
          isSelected={isNoun}
          onChange={(on) => put('noun', on ? '' : 'no')}
          testId={`noun-${language}`}
        >
          {words.say('shop-noun')}
        </Switch>
      )}
      {isNoun ? (
        <div className="form-forms">
          {needed.map((attribute) =>
            attribute === 'gender' ? (
              <Gender
                key={attribute}
                genders={nouns.genders}
                value={named.attributes['gender'] ?? ''}
                onChange={(value) => put('gender', value)}
              />
            ) : (
              <FormInput key={attribute} {...{ attribute, language, named, put }} />
            ),
          )}
        </div>
      ) : null}
      {isNoun && optional.length > 0 ? <MoreForms key={id} {...{ optional, language, named, put }} /> : null}
      {hasFlavor ? (
        <TextInput
          label={words.say('shop-flavour')}
          value={named.attributes['flavour'] ?? ''}
          language={language}
          isLong
          isReadOnly={isReadOnly}
          testId={`flavour-${language}`}
          onChange={(value) => put('flavour', value)}
        />
      ) : null}
    </>
  );
}

interface FormsProps {
  readonly language: Language;
  readonly named: Named;
  readonly put: (attribute: string, value: string) => void;
}

function FormInput({ attribute, language, named, put }: FormsProps & { readonly attribute: string }) {
  const words = useWords();
  const { isReadOnly } = useWork();
  return (
    <TextInput
      label={formLabel(words, attribute)}
      value={named.attributes[attribute] ?? ''}
      language={language}
      isReadOnly={isReadOnly}
      testId={`form-${language}-${attribute}`}
      onChange={(value) => put(attribute, value)}
    />
  );
}

/** Forms that are no words: what they are set to where they hold. */
const SET: Readonly<Record<string, string>> = { article: 'none', tonic: 'yes' };

/** Forms that few names need. They are open where the name has one. */
function MoreForms({
  optional,
  language,
  named,
  put,
}: FormsProps & { readonly optional: readonly string[] }) {
  const words = useWords();
  const [wasUsed] = useState(() => optional.some((attribute) => named.attributes[attribute] !== undefined));
  return (
    <details className="form-optional" open={wasUsed} data-testid={`more-forms-${language}`}>
      <summary>{words.say('shop-more-forms')}</summary>
      <div className="form-forms">
        {optional.map((attribute) => {
          const set = SET[attribute];
          if (set === undefined) {
            return <FormInput key={attribute} {...{ attribute, language, named, put }} />;
          }
          return (
            <Switch
              key={attribute}
              isSelected={named.attributes[attribute] === set}
              onChange={(on) => put(attribute, on ? set : '')}
              testId={`form-${language}-${attribute}`}
            >
              {formLabel(words, attribute)}
            </Switch>
          );
        })}
      </div>
    </details>
  );
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

function formLabel(words: ReturnType<typeof useWords>, attribute: string): string {
  const id = `form-${attribute}`;
  return words.has(id) ? words.say({ id }) : attribute;
}

interface GenderProps {
  readonly genders: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Gender({ genders, value, onChange }: GenderProps) {
  const words = useWords();
  const { isReadOnly } = useWork();
  return (
    <label className="field">
      <span className="field-label">{words.say('form-gender')}</span>
      <select
        className="input"
        value={value}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{words.say('shop-unset')}</option>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {formLabel(words, gender)}
          </option>
        ))}
      </select>
    </label>
  );
}
