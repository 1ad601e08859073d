/** Describes why a bot made a move, according to the record, and what a move cost. */
import { CHARACTERS, reasonGiven, WHYS, type JudgedMove } from '@kickdoor/bots';
import { stateAt, view, type Move, type Names, type Phrase, type Thought, type View } from '@kickdoor/rules';
import { moveTold } from '../review/move-told.ts';
import { text } from '../words/say.ts';
import type { Opened } from './open.ts';

/** Converts a chance from 0 to 1 to a whole percentage. */
const percent = (chance: number): number => Math.round(chance * 100);

/** A bot's reasons for a move; `null` if the record has none: a person made the move, or an older version did. */
export function thoughtAt({ record }: Pick<Opened, 'record'>, number: number): Thought | null {
  return record.moves[number - 1]?.thought ?? null;
}

/** The view of the seat that made a move, before the move; `null` if no seat made it. */
export function seenBefore({ content, film }: Pick<Opened, 'content' | 'film'>, number: number): View | null {
  const seat = film.steps[number]?.seat ?? -1;
  return seat < 0 ? null : view(content.pool, stateAt(content.pool, film, number - 1), seat);
}

/** The bot's stated reason; `null` if the record has none that this version knows. */
export function reasonTold({ why, character, level, treasures }: Thought): Phrase | null {
  const known = WHYS.find((one) => one === why);
  if (known === undefined) return null;
  const numbers = {
    ...(level === undefined ? {} : { level }),
    ...(treasures === undefined ? {} : { treasures }),
  };
  return reasonGiven({ why: known, ...numbers }, CHARACTERS.find((one) => one === character) ?? null);
}

/** A move that a bot compared with others. */
export interface ConsideredTold {
  readonly label: Phrase;
  readonly percent: number;
  readonly isMade: boolean;
}

const isSame = (one: Move | null, other: Move | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The moves that a bot compared and their chances, best first. */
export function comparedTold(
  { compared = [] }: Thought,
  { made, names, seen }: { readonly made: Move | null; readonly names: Names; readonly seen: View },
): readonly ConsideredTold[] {
  return compared.map(({ move, chance }) => ({
    label: candidateTold(move, names, seen),
    percent: percent(chance),
    isMade: isSame(move, made),
  }));
}

function candidateTold(move: Move | null, names: Names, seen: View): Phrase {
  return move === null ? text('advice-wait') : moveTold(move, names, seen);
}

/** The judged moves of people, in the order of the game; bots explain their own moves. */
export function movesOfPeople(
  opened: Pick<Opened, 'record'>,
  judged: readonly JudgedMove[],
): readonly JudgedMove[] {
  return judged.filter(({ number }) => thoughtAt(opened, number) === null);
}

/** A move's cost as a whole percentage; 0 unless some other move was clearly better. */
export function costOf({ cost, deviation }: JudgedMove): number {
  return cost > deviation ? percent(cost) : 0;
}

/** A sentence on a move's cost. */
export function costTold(move: JudgedMove, names: Names, seen: View): Phrase {
  const { seat, made, best } = move;
  const told = { who: names.who(seat), made: moveTold(made, names, seen) };
  const cost = costOf(move);
  if (cost > 0) return text('cost-some', { ...told, percent: cost, best: candidateTold(best, names, seen) });
  if (isSame(made, best)) return text('cost-best', told);
  return text('cost-even', { ...told, best: candidateTold(best, names, seen) });
}
