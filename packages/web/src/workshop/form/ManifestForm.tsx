import type { Problem } from '@kickdoor/words/check';
import { useWords } from '../../words/WordsContext.tsx';
import { textAt } from '../model/files.ts';
import { manifestOf } from '../model/manifest.ts';
import { placed } from '../model/problem-places.ts';
import { manifestSchema, takenBy } from '../model/schema.ts';
import { useWork } from '../WorkContext.ts';
import { TopFields } from './TopFields.tsx';
import { FormContext } from './FormContext.ts';
import { Problems, ProblemsContext } from './Problems.tsx';
import { useFormOf } from './useFormOf.ts';

/** Edits pack.yaml as a form. */
export function ManifestForm({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useWords();
  const { files } = useWork();
  const form = useFormOf('pack.yaml', null);
  const value = manifestOf(files);
  const taken = takenBy(manifestSchema());
  if (taken.is !== 'map') return null;
  const own = placed(
    textAt(files, 'pack.yaml'),
    null,
    problems.filter(({ file }) => file === 'pack.yaml'),
  );
  const elsewhere = own.filter(({ path }) => taken.fields.every(({ name }) => name !== path[0]));
  return (
    <FormContext value={form}>
      <ProblemsContext value={own}>
        <form
          className="shop-form"
          aria-label={words.say('shop-pack-form')}
          data-testid="pack-form"
          onSubmit={(event) => event.preventDefault()}
        >
          <Problems of={elsewhere.map(({ problem }) => problem)} />
          <TopFields fields={taken.fields} value={value} />
        </form>
      </ProblemsContext>
    </FormContext>
  );
}
