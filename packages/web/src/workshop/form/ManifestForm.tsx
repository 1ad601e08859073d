import { useWords } from '../../words/WordsContext.tsx';
import { manifestOf } from '../model/manifest.ts';
import { manifestSchema, takenBy } from '../model/schema.ts';
import { useWork } from '../WorkContext.ts';
import { Field } from './Field.tsx';
import { FormContext } from './FormContext.ts';
import { useFormOf } from './useFormOf.ts';

/** What pack.yaml says, as a form. */
export function ManifestForm() {
  const words = useWords();
  const { files } = useWork();
  const form = useFormOf('pack.yaml', null);
  const value = manifestOf(files);
  const taken = takenBy(manifestSchema());
  if (taken.is !== 'map') return null;
  return (
    <FormContext value={form}>
      <form
        className="shop-form"
        aria-label={words.say('shop-pack-form')}
        data-testid="pack-form"
        onSubmit={(event) => event.preventDefault()}
      >
        {taken.fields.map(({ name, schema, isNeeded, usual }) => (
          <Field
            key={name}
            name={name}
            schema={schema}
            path={[name]}
            value={value[name]}
            isOptional={!isNeeded}
            usual={usual}
          />
        ))}
      </form>
    </FormContext>
  );
}
