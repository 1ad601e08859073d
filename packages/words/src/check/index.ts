/** Checks word files and reports problems with their positions. Packs report their problems in the same form. */
export { firstTab, MAX_FILE, MAX_NESTING, readWords, type WordFile } from './ftl.ts';
export { hiddenIn } from './hidden.ts';
export { checkNames, checkSheetNames, type Nameable } from './names.ts';
export {
  flaw,
  gap,
  mistake,
  printProblem,
  problemPhrase,
  sortProblems,
  WEIGHTS,
  type Place,
  type Problem,
} from './problem.ts';
export { advise, type Advice } from './suggest.ts';
