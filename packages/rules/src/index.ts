/** The game: state, moves, events, views. No I/O, no clock, no randomness except from the seed, no card names. */
export * from './model/card.ts';
export * from './model/effect.ts';
/** @public What the declarations of other packages are made of. */
export type { DeedList } from './kernel/effect.ts';
export * from './model/event.ts';
export * from './model/frame.ts';
export { freezeAll } from './model/freeze.ts';
export { cardsInPlay } from './model/in-play.ts';
export * from './model/move.ts';
export * from './model/phrase.ts';
export type { RuleMessages } from './model/messages.ts';
export * from './model/refusal.ts';
export * from './model/ruling.ts';
export * from './model/sheet.ts';
export * from './model/state.ts';
export * from './model/view.ts';
export {
  applyMove,
  defaultMove,
  validateMove,
  reasons,
  type Applied,
  type Unplayable,
} from './engine/apply.ts';
export { legalMoves } from './engine/legal-moves.ts';
export { admits } from './engine/admits.ts';
export { sampleMove, withCards } from './engine/sample.ts';
export { buildCardPool, type CardSet } from './effects/card-pool.ts';
export { census } from './engine/census.ts';
export { shuffle, stream } from './kernel/random.ts';
export { remember } from './kernel/game.ts';
export { clone, fork } from './engine/clone.ts';
export { blankTable, createTable, dealHand, openTable, rollForStart } from './engine/create.ts';
/** @public What `createTable` takes and throws. */
export { TableError, type TableSetup } from './engine/create.ts';
export { moveSchema, parseMove } from './engine/parse-move.ts';
export { rulingSchema } from './engine/parse-ruling.ts';
export { applyRuling, validateRuling, type Correction } from './engine/rule.ts';
export { goBack, isHarmless } from './engine/rewind.ts';
export { ESCAPE_AT } from './chapters/flee.ts';
export { LEVEL_PRICE } from './chapters/selling.ts';
export { clocks, isWaiting } from './engine/time.ts';
export { eventFor, eventThrough } from './engine/event-for.ts';
export { glance } from './engine/glance.ts';
export { view, viewThrough } from './engine/view.ts';
export * from './notation/index.ts';
export {
  baseSheet,
  DEFAULT_SHEET,
  homeSheet,
  isSheet,
  resolveOptions,
  SHEET_IDS,
  sheetOf,
  sheets,
  SHEETS,
} from './sheets/index.ts';
export { RULE_IDS } from './model/rule-ids.ts';
export {
  chapterOf,
  chapterPhrase,
  curseNames,
  ruleMessage,
  rulePhrase,
  ruleWording,
  tablePhrase,
} from './words/rule-phrase.ts';
export { lengthPhrase } from './words/length-phrase.ts';
export { rulesAt, rulesOf, rulesOfMixes, type RuleTable } from './words/rule-sheets.ts';
export { overrides } from './words/overrides.ts';
export * from './effects/index.ts';
export * from './effects/format.ts';
export { effectsOf, traitsOf, watchedEffects } from './effects/watch.ts';
export { badStuffPhrase, cardText, deedPhrase, deedsPhrase } from './words/card-text.ts';
export { whoWords } from './effects/words.ts';
export { EVENT_NAMES, eventPhrase, goesUnsaid } from './words/event-phrase.ts';
export { cardList, termsPhrase, type Names } from './words/log-names.ts';
export * from './records/index.ts';
export * from './saved/index.ts';
