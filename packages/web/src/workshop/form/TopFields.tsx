import { takenBy, type MapField } from '../model/schema.ts';
import { Field, type FieldProps } from './Field.tsx';
import { FieldProblems } from './Problems.tsx';

interface TopFieldsProps {
  readonly fields: readonly MapField[];
  readonly value: Readonly<Record<string, unknown>>;
}

/** The fields of a card or a file, each with its problems. */
export function TopFields({ fields, value }: TopFieldsProps) {
  return fields.map(({ name, schema, isNeeded, usual }) => (
    <TopField
      key={name}
      name={name}
      schema={schema}
      path={[name]}
      value={value[name]}
      isOptional={!isNeeded}
      usual={usual}
    />
  ));
}

function TopField(props: FieldProps) {
  const taken = takenBy(props.schema);
  const isList = taken.is === 'list' && takenBy(taken.item).is === 'effect';
  return (
    <>
      <Field {...props} />
      <FieldProblems name={props.name} isList={isList} />
    </>
  );
}
