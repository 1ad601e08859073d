/** The fields of one name: the name itself, its forms and its flavor text. */
import type { SheetId } from '@kickdoor/rules';
import { definitionOf, type Language } from '@kickdoor/words';
import { useState } from 'react';
import { Switch } from '../../ui/Switch.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import type { Named } from '../model/words.ts';
import { TextInput } from '../TextInput.tsx';
import { useWork } from '../WorkContext.ts';
import { useName } from './useName.ts';

interface NameFieldsProps {
  readonly id: string;
  /** The test id of its first field, without the language. */
  readonly testId?: string;
  readonly language: Language;
  readonly isKind: boolean;
  readonly hasFlavor?: boolean;
  /** The rule sheet for which this name replaces the pack's own. */
  readonly sheet?: SheetId;
}

/** The fields of a name in a language, with the forms that the language needs. */
export function NameFields({
  id,
  testId = 'name',
  language,
  isKind,
  hasFlavor = true,
  sheet,
}: NameFieldsProps) {
  const words = useWords();
  const { named, file, write, isReadOnly } = useName(id, language, sheet);
  // Part of the other fields' test ids.
  const place = sheet === undefined ? language : `${language}-${sheet}`;
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
        testId={`${testId}-${place}`}
        onChange={(value) => write({ ...named, value }, 'name')}
      />
      {needed.length === 0 ? null : (
        <Switch isSelected={isNoun} onChange={(on) => put('noun', on ? '' : 'no')} testId={`noun-${place}`}>
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
              <FormInput key={attribute} {...{ attribute, language, place, named, put }} />
            ),
          )}
        </div>
      ) : null}
      {isNoun && optional.length > 0 ? (
        <MoreForms key={id} {...{ optional, language, place, named, put }} />
      ) : null}
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
  /** Part of the forms' test ids: the language and, for a sheet's name, the sheet. */
  readonly place: string;
  readonly named: Named;
  readonly put: (attribute: string, value: string) => void;
}

function FormInput({ attribute, language, place, named, put }: FormsProps & { readonly attribute: string }) {
  const words = useWords();
  const { isReadOnly } = useWork();
  return (
    <TextInput
      label={formLabel(words, attribute)}
      value={named.attributes[attribute] ?? ''}
      language={language}
      isReadOnly={isReadOnly}
      testId={`form-${place}-${attribute}`}
      onChange={(value) => put(attribute, value)}
    />
  );
}

/** Forms that are flags rather than words: the value they have when set. */
const SET: Readonly<Record<string, string>> = { article: 'none', tonic: 'yes' };

/** Forms that few names need. They are expanded if the name has one. */
function MoreForms({
  optional,
  language,
  place,
  named,
  put,
}: FormsProps & { readonly optional: readonly string[] }) {
  const words = useWords();
  const [wasUsed] = useState(() => optional.some((attribute) => named.attributes[attribute] !== undefined));
  return (
    <details className="form-optional" open={wasUsed} data-testid={`more-forms-${place}`}>
      <summary>{words.say('shop-more-forms')}</summary>
      <div className="form-forms">
        {optional.map((attribute) => {
          const set = SET[attribute];
          if (set === undefined) {
            return <FormInput key={attribute} {...{ attribute, language, place, named, put }} />;
          }
          return (
            <Switch
              key={attribute}
              isSelected={named.attributes[attribute] === set}
              onChange={(on) => put(attribute, on ? set : '')}
              testId={`form-${place}-${attribute}`}
            >
              {formLabel(words, attribute)}
            </Switch>
          );
        })}
      </div>
    </details>
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
