import { useWords } from '../words/WordsContext.tsx';

/** A placeholder for a page that is still loading. */
export function Loading() {
  return <p className="page-loading">{useWords().say('loading')}</p>;
}
