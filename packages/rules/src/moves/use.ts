/** Using a power: use. */
import { performPower, pushPowers, validatePower } from '../chapters/powers.ts';
import { ANY_TIME, verb } from './verb.ts';

export const useVerb = verb('use', {
  phases: ANY_TIME,
  ownTurn: false,
  validate: validatePower,
  apply: performPower,
  legalMoves: pushPowers,
});
