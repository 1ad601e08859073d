/** Why a bot made a move, as the record has it, and what a move cost, in words. */
import { CHARACTERS, reasonGiven, WHYS, type JudgedMove } from '@kickdoor/bots';
import { stateAt, view, type Move, type Names, type Phrase, type Thought, type View } from '@kickdoor/rules';
import { moveTold } from '../review/move-told.ts';
import { text } from '../words/say.ts';
import type { Opened } from './open.ts';

/** A chance from 0 to 1 as a whole number of 100. */
const percent = (chance: number): number => Math.round(chance * 100);

/** What a bot thought of when it made a move; `null` where the record says nothing of it: a person made it, or an older version. */
export function thoughtAt({ record }: Pick<Opened, 'record'>, number: number): Thought | null {
  return record.moves[number - 1]?.thought ?? null;
}

/** What the seat of a move saw when it made it; `null` for what is no move of a seat. */
export function seenBefore({ content, film }: Pick<Opened, 'content' | 'film'>, number: number): View | null {
  const seat = film.steps[number]?.seat ?? -1;
  return seat < 0 ? null : view(content.pool, stateAt(content.pool, film, number - 1), seat);
}

/** The reason that a bot gave at once; `null` where the record names none that bots give. */
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

/** The moves that a bot compared, and their chances; the best first. */
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

/** The judged moves of people, in the order of the game: bots tell themselves why they did what they did. */
export function movesOfPeople(
  opened: Pick<Opened, 'record'>,
  judged: readonly JudgedMove[],
): readonly JudgedMove[] {
  return judged.filter(({ number }) => thoughtAt(opened, number) === null);
}

/** What a move cost, as a whole number of 100; 0 where nothing surely better was found. */
export function costOf({ cost, deviation }: JudgedMove): number {
  return cost > deviation ? percent(cost) : 0;
}

/** What a move cost, in a sentence. */
export function costTold(move: JudgedMove, names: Names, seen: View): Phrase {
  const { seat, made, best } = move;
  const told = { who: names.who(seat), made: moveTold(made, names, seen) };
  const cost = costOf(move);
  if (cost > 0) return text('cost-some', { ...told, percent: cost, best: candidateTold(best, names, seen) });
  if (isSame(made, best)) return text('cost-best', told);
  return text('cost-even', { ...told, best: candidateTold(best, names, seen) });
}
