import { takenBy } from '../model/schema.ts';
import { Field, type FieldProps } from './Field.tsx';
import { FieldProblems } from './Problems.tsx';

/** A field of a card or a file, with what the checker says of it. */
export function TopField(props: FieldProps) {
  const taken = takenBy(props.schema);
  const isList = taken.is === 'list' && takenBy(taken.item).is === 'effect';
  return (
    <>
      <Field {...props} />
      <FieldProblems name={props.name} isList={isList} />
    </>
  );
}
