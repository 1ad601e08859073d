/**
 * Guided games: real games at real tables, from seeds that deal what the lesson teaches, with bots that keep out of the
 * learner's way. `packages/bots/scripts/lesson-seeds.ts` finds the seeds.
 */
import { freezeAll, type LegalMove, type Options, type SheetId, type Verb } from '@kickdoor/rules';
import type { Bot } from './bot.ts';

export type LessonName = 'door' | 'help' | 'betrayal';

export interface Lesson {
  readonly table: {
    readonly sheet: SheetId;
    readonly seats: number;
    /** The learner gets the remaining seat. */
    readonly bots: readonly number[];
    readonly options: Partial<Options>;
    readonly speed: 'slow';
    readonly pace: 'none';
    readonly spectators: false;
  };
  readonly seed: string;
}

/** Long waits, in milliseconds, so that learners aren't rushed. */
const OPTIONS = { grace: 60_000, limit: 600_000 };

/** The learner begins. */
const LEARNER_FIRST: Lesson['table'] = {
  sheet: 'classic',
  seats: 3,
  bots: [1, 2],
  options: OPTIONS,
  speed: 'slow',
  pace: 'none',
  spectators: false,
};

export const LESSONS: Readonly<Record<LessonName, Lesson>> = freezeAll({
  door: { table: LEARNER_FIRST, seed: 'door 7' },
  help: { table: LEARNER_FIRST, seed: 'help 47' },
  betrayal: { table: { ...LEARNER_FIRST, bots: [0, 1] }, seed: 'betrayal 55' },
});

/** What a bot may do in a guided game besides laying out its own cards. */
const PEACEFUL: ReadonlySet<Verb> = new Set([
  'kick',
  'take',
  'loot',
  'equip',
  'claim',
  'accept',
  'decline',
  'pass',
  'flee',
  'roll',
  'choose',
  'charity',
  'give',
  'end',
]);

/** Whether a move is neither a curse nor a card that helps or hinders anybody in a combat. */
function isPeaceful({ move }: LegalMove): boolean {
  if (move.do !== 'play') return PEACEFUL.has(move.do);
  const { seat, on, side, with: along } = move;
  return [seat, on, side, along].every((one) => one === undefined);
}

/** Makes a bot behave for a guided game: it spoils nothing, fights with what it wears, and helps when asked. */
export function mannered(bot: Bot): Bot {
  return {
    decide(view, legalMoves, pool, random, past) {
      const accept = legalMoves.find(({ move }) => move.do === 'accept');
      if (accept !== undefined && view.combat?.request?.to === view.seat) {
        return { move: accept.move, why: 'bot-why-accept-help' };
      }
      const decision = bot.decide(view, legalMoves.filter(isPeaceful), pool, random, past);
      // The turn has to continue even if only unkind moves are left.
      return decision === null && view.turn === view.seat
        ? bot.decide(view, legalMoves, pool, random, past)
        : decision;
    },
  };
}
