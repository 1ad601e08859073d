import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useWords } from '../../words/WordsContext.tsx';
import { isMap } from '../model/cards.ts';
import {
  fits,
  startOf,
  takenBy,
  type Effect,
  type MapField,
  type Schema,
  type Taken,
  startOfBare,
  startOfMap,
} from '../model/schema.ts';
import { Choice } from './Choice.tsx';
import { Effects } from './Effects.tsx';
import { useForm, type FieldPath } from './FormContext.ts';
import { Group } from './Group.tsx';
import { fieldLabel } from './labels.ts';
import { Meaning } from './Meaning.tsx';
import { MoreFields } from './MoreFields.tsx';
import { NamedInput } from './NamedInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { WayChoice } from './WayChoice.tsx';
import { IconField } from '../picture/IconField.tsx';

export interface FieldProps {
  readonly name: string;
  readonly schema: Schema;
  readonly path: FieldPath;
  readonly value: unknown;
  /** Whether the field can be left out. */
  readonly isOptional: boolean;
  /** The meaning of leaving it out, if known. */
  readonly usual?: unknown;
  /** Whether it is an entry of a list, which already has the label and help. */
  readonly isEntry?: boolean;
}

/** A form field, generated from its schema. */
export function Field(props: FieldProps) {
  const words = useWords();
  const taken = takenBy(props.schema);
  const label = fieldLabel(words, props.name);
  return (
    <div className="form-field">
      <Typed {...props} taken={taken} label={label} />
      {props.isEntry === true ? null : <Meaning schema={props.schema} />}
    </div>
  );
}

type TypedProps = FieldProps & { readonly taken: Taken; readonly label: string };

function Typed(props: TypedProps) {
  const { taken, label, path, value, name, schema } = props;
  const { set, isReadOnly } = useForm();
  switch (taken.is) {
    case 'flag':
      return (
        <Switch
          isSelected={value === true || (value === undefined && props.usual === true)}
          testId={`field-${name}`}
          onChange={(on) => {
            if (!isReadOnly) set(path, on === (props.usual ?? false) && props.isOptional ? undefined : on);
          }}
        >
          {label}
        </Switch>
      );
    case 'number':
      return <NumberInput {...props} taken={taken} />;
    case 'choice':
      return <Choice {...props} values={taken.values} />;
    case 'text':
      return name === 'icon' ? (
        <IconField label={label} path={path} value={typeof value === 'string' ? value : ''} />
      ) : (
        <NamedInput
          label={label}
          name={name}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => set(path, text === '' && props.isOptional ? undefined : text)}
        />
      );
    case 'fixed':
      return null;
    case 'list':
      return takenBy(taken.item).is === 'effect' ? (
        <Effects label={label} name={name} path={path} value={value} item={taken.item} takes={takesOf} />
      ) : (
        <List {...props} item={taken.item} />
      );
    case 'effect':
      return null;
    case 'map':
      return <Fieldset {...props} fields={taken.fields} />;
    case 'either':
      return <Either {...props} ways={taken.ways} schema={schema} />;
  }
}

/** A list of plain values or maps. */
function List({ label, name, path, value, item }: TypedProps & { readonly item: Schema }) {
  const words = useWords();
  const { insert, remove, isReadOnly } = useForm();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Group label={label}>
      {entries.map((entry, at) => (
        // Entries have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="form-entry">
          <Field name={name} schema={item} path={[...path, at]} value={entry} isOptional={false} isEntry />
          {isReadOnly ? null : (
            <Button
              tone="quiet"
              size="small"
              aria-label={words.say('shop-remove-from', { field: label, n: at + 1 })}
              onPress={() => remove(path, at)}
            >
              {words.say('shop-remove')}
            </Button>
          )}
        </div>
      ))}
      {isReadOnly ? null : (
        <Button
          size="small"
          aria-label={words.say('shop-add-to', { field: label })}
          data-testid={`add-${name}`}
          onPress={() => insert(path, entries.length, startOf(item))}
        >
          {words.say('shop-add')}
        </Button>
      )}
    </Group>
  );
}

/** Up to this many optional fields are always shown. */
const FEW = 4;

/** A map: its fields or, if it has many, those that are set and a way to add others. */
function Fieldset({
  label,
  path,
  value,
  fields,
  isOptional,
}: TypedProps & { readonly fields: readonly MapField[] }) {
  const words = useWords();
  const { set, isReadOnly } = useForm();
  const own = isMap(value) ? value : {};
  if (isOptional && value === undefined) {
    return isReadOnly ? null : (
      <p className="form-adds">
        <Button size="small" onPress={() => set(path, startOfMap(fields))}>
          {words.say('shop-add-field', { field: label })}
        </Button>
      </p>
    );
  }
  return (
    <Group label={label}>
      <MapFields fields={fields} path={path} value={own} />
      {isOptional && !isReadOnly ? (
        <Button
          tone="quiet"
          size="small"
          aria-label={words.say('shop-remove-field', { field: label })}
          onPress={() => set(path, undefined)}
        >
          {words.say('shop-remove')}
        </Button>
      ) : null}
    </Group>
  );
}

interface MapFieldsProps {
  readonly fields: readonly MapField[];
  readonly path: FieldPath;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The fields of a map, in a column. */
function MapFields({ fields, path, value }: MapFieldsProps) {
  const { set, isReadOnly } = useForm();
  const optional = fields.filter(({ isNeeded }) => !isNeeded);
  const isLong = optional.length > FEW;
  const shown = fields.filter(({ name, isNeeded }) => isNeeded || !isLong || name in value);
  const others = fields.filter((field) => !shown.includes(field));
  return (
    <>
      {shown.map(({ name, schema, isNeeded, usual }) => (
        <Field
          key={name}
          name={name}
          schema={schema}
          path={[...path, name]}
          value={value[name]}
          isOptional={!isNeeded}
          usual={usual}
        />
      ))}
      {others.length === 0 || isReadOnly ? null : (
        <MoreFields fields={others} onPick={({ name, schema }) => set([...path, name], startOf(schema))} />
      )}
    </>
  );
}

/** A value of one of several types. */
function Either({
  label,
  name,
  path,
  value,
  ways,
  isOptional,
  usual,
}: TypedProps & { readonly ways: readonly Schema[] }) {
  const { set } = useForm();
  const at = ways.findIndex((way) => fits(way, value));
  const way = ways[at];
  const choose = (index: number): void =>
    set(path, ways[index] === undefined ? undefined : startOf(ways[index]));
  return (
    <div className="form-either">
      <WayChoice
        label={label}
        name={name}
        ways={ways}
        at={at}
        canBeUnset={isOptional || at === -1}
        usual={usual}
        onChoose={choose}
      />
      {way === undefined ? null : (
        <Typed
          name={name}
          schema={way}
          path={path}
          value={value}
          isOptional={false}
          taken={takenBy(way)}
          label={label}
        />
      )}
    </div>
  );
}

/** The label of an effect's only value, by type. */
const NAMES: Readonly<Partial<Record<Taken['is'], string>>> = {
  number: 'amount',
  either: 'amount',
  choice: 'which',
};

/** The fields for an effect's value. */
const takesOf = (effect: Effect, path: FieldPath, value: unknown) => (
  <Takes effect={effect} path={path} value={value} />
);

/** An effect's value. A bare name becomes a map when a value is added. */
function Takes({
  effect,
  path,
  value,
}: {
  readonly effect: Effect;
  readonly path: FieldPath;
  readonly value: unknown;
}) {
  const words = useWords();
  const { set, isReadOnly } = useForm();
  const { name, schema } = effect;
  if (schema === null) return null;
  const taken = takenBy(schema);
  if (value === undefined) {
    return isReadOnly ? null : (
      <Button size="small" tone="quiet" onPress={() => set(path, { [name]: startOfBare(effect) })}>
        {words.say('shop-say-more')}
      </Button>
    );
  }
  const inner = [...path, name];
  if (taken.is === 'map') {
    return <MapFields fields={taken.fields} path={inner} value={isMap(value) ? value : {}} />;
  }
  return (
    <Field name={NAMES[taken.is] ?? name} schema={schema} path={inner} value={value} isOptional={false} />
  );
}
