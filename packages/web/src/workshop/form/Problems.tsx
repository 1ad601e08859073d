import type { Problem } from '@kickdoor/words/check';
import { createContext, useContext } from 'react';
import type { Placed } from '../model/problem-places.ts';
import { ProblemText } from '../ProblemText.tsx';
import type { FieldPath } from './FormContext.ts';

/** What the checker says of the fields of a form. */
export const ProblemsContext = createContext<readonly Placed[]>([]);

/** Messages of the checker. */
export function Problems({ of }: { readonly of: readonly Problem[] }) {
  return of.map((problem) => (
    <p key={JSON.stringify(problem)} className="form-problem" data-weight={problem.weight}>
      <ProblemText problem={problem} />
    </p>
  ));
}

/** Whether a problem is of an entry of a field that is a list, such as an effect. */
const isOfEntry = ({ path }: Placed): boolean => typeof path[1] === 'number';

/** What the checker says of a field of the form, but not of the entries of its list. */
export function FieldProblems({ name, isList }: { readonly name: string; readonly isList: boolean }) {
  const all = useContext(ProblemsContext);
  const own = all.filter((one) => one.path[0] === name && !(isList && isOfEntry(one)));
  return <Problems of={own.map(({ problem }) => problem)} />;
}

/** What the checker says of an entry of a list, such as an effect; of one within another, the outer one's place says it. */
export function EntryProblems({ path, at }: { readonly path: FieldPath; readonly at: number }) {
  const all = useContext(ProblemsContext);
  const [field] = path;
  if (path.length !== 1) return null;
  const own = all.filter((one) => one.path[0] === field && one.path[1] === at);
  return <Problems of={own.map(({ problem }) => problem)} />;
}
