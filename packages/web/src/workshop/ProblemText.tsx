import { problemPhrase, type Problem } from '@kickdoor/words/check';
import { useWords } from '../words/WordsContext.tsx';

/** A problem in a file: its message and location. */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const words = useWords();
  return (
    <>
      {words.say(problemPhrase(problem))}{' '}
      <small className="shop-place">
        {problem.file}:{problem.line}:{problem.column}
      </small>
    </>
  );
}
