/** Computer players. */
export { reasonGiven, thoughtOf, WHYS, type Bot, type Decision } from './bot.ts';
export { randomBot } from './random.ts';
export { sensibleBot, tunedBot } from './sensible.ts';
export { LESSONS, mannered, type LessonName } from './lesson.ts';
/** @public For writing your own searching bots. */
export { sampleTable, tableWithout } from './search/sample.ts';
/** @public The options of {@link searchBot}, and the result of {@link appraise}. */
export type { Appraisal, Budget, SearchOptions } from './search/search.ts';
export { searchBot } from './search/search.ts';
export { depthsFor } from './search/trial.ts';
/** @public For coaches, and other programs that judge moves. */
export { appraise, judge, type Judgment } from './search/search.ts';
export { adviceFor, type Advice } from './review/advice.ts';
/** @public The options of {@link movesReviewed}. */
export type { ReviewOptions } from './review/mistakes.ts';
export { movesReviewed, type JudgedMove, type Mistake, type MoveReview } from './review/mistakes.ts';
export { turningPointsOf, type TurningPoint } from './review/turning-points.ts';
/** @public For benchmarks, and other programs in which bots play. */
export { MOST_MOVES, nextMove, playOne, type SelfPlay } from './self-play.ts';
/** @public For loops that ask only the seat that the table waits for. */
export { seatToAct } from './search/to-act.ts';
export { DAILY, seedOfDay } from './puzzles/daily.ts';
/** @public For pages that play a turn alone. */
export type { Alone } from './puzzles/alone.ts';
export { moveAlone, movesAlone, type AloneEnd } from './puzzles/alone.ts';
/** @public What {@link puzzlesFrom} yields. */
export type { Searched } from './puzzles/find.ts';
export { puzzlesFrom, type Puzzle, type PuzzleSource } from './puzzles/find.ts';
export { gradeOf, type Grade } from './puzzles/grade.ts';
export { knownPuzzle } from './puzzles/known-puzzle.ts';
export { CHARACTERS, type Character } from './characters/characters.ts';
export { NO_PAST, recall, type Past } from './past/past.ts';
export {
  botOf,
  regularBots,
  searches,
  THINKS,
  USUAL_STRENGTH,
  type Strength,
} from './strengths/strengths.ts';
export { replyOf, type Heard, type Reply } from './talk.ts';
export type { BotMessages } from './words/messages.ts';
export { bots, isBotName, type BotName } from './bots.ts';
