/** Games between bots, and what they show about the cards. Nothing here needs Node. */
export { playGame, Violation, type GameResult, type GameSetup } from './game.ts';
export { addTally, newTally, type Tally } from './tally.ts';
export { addGame, figuresOf, newBalance, type Balance, type CardFigures, type Figure } from './balance.ts';
