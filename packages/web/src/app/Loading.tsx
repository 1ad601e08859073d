import { useWords } from '../words/WordsContext.tsx';

/** Stands for a page, or most of one, that is being loaded. */
export function Loading() {
  return <p className="page-loading">{useWords().say('loading')}</p>;
}
