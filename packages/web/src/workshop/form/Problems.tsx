import type { Problem } from '@kickdoor/words/check';
import { createContext, useContext } from 'react';
import type { Placed } from '../model/problem-places.ts';
import { ProblemText } from '../ProblemText.tsx';
import type { FieldPath } from './FormContext.ts';

/** The problems in the form's fields. */
export const ProblemsContext = createContext<readonly Placed[]>([]);

/** The checker's messages. */
export function Problems({ of }: { readonly of: readonly Problem[] }) {
  return of.map((problem) => (
    <p key={JSON.stringify(problem)} className="form-problem" data-weight={problem.weight}>
      <ProblemText problem={problem} />
    </p>
  ));
}

/** Whether a problem is in an entry of a list field, such as an effect. */
const isOfEntry = ({ path }: Placed): boolean => typeof path[1] === 'number';

/** The problems of a field of the form, except those in the entries of its list. */
export function FieldProblems({ name, isList }: { readonly name: string; readonly isList: boolean }) {
  const all = useContext(ProblemsContext);
  const own = all.filter((one) => one.path[0] === name && !(isList && isOfEntry(one)));
  return <Problems of={own.map(({ problem }) => problem)} />;
}

/** The problems of an entry of a list, such as an effect. A nested entry's problems are shown at the outer one. */
export function EntryProblems({ path, at }: { readonly path: FieldPath; readonly at: number }) {
  const all = useContext(ProblemsContext);
  const [field] = path;
  if (path.length !== 1) return null;
  const own = all.filter((one) => one.path[0] === field && one.path[1] === at);
  return <Problems of={own.map(({ problem }) => problem)} />;
}
