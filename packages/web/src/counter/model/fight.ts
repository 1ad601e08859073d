/** Who is winning a fight at the real table. */
import { playerOf, strengthOf, type Counter, type CounterFight, type CounterPlayer } from './counter.ts';

/** What of a card's traits a fight asks for. */
export interface Role {
  readonly id: string;
  /** When its owner wins ties. */
  readonly ties: 'always' | 'alone' | 'single' | null;
  /** What it adds to the roll of somebody who runs away. */
  readonly flee: number;
}

export interface Standing {
  readonly fighters: number;
  readonly monsters: number;
  /** What the fighters have more than the monsters. */
  readonly lead: number;
  readonly isWon: boolean;
  /** A tie: why it goes to whom. */
  readonly tie: 'monsters' | 'fighters' | 'role' | null;
}

/** The players on the fighters' side who are still there. */
export function fightersOf(counter: Counter, { player, helper }: CounterFight): readonly CounterPlayer[] {
  return [player, helper].flatMap((id) => playerOf(counter, id) ?? []);
}

/** How a fight stands. Monsters win ties, unless a race or class of a fighter, or what the players said, is against it. */
export function standingOf(
  counter: Counter,
  fight: CounterFight,
  roles: ReadonlyMap<string, Role>,
): Standing {
  const fighters =
    fight.bonus.fighters + fightersOf(counter, fight).reduce((sum, player) => sum + strengthOf(player), 0);
  const monsters =
    fight.bonus.monsters + fight.monsters.reduce((sum, { level, bonus }) => sum + level + bonus, 0);
  const lead = fighters - monsters;
  const tie = lead === 0 ? tieOf(counter, fight, roles) : null;
  return { fighters, monsters, lead, tie, isWon: lead > 0 || tie === 'fighters' || tie === 'role' };
}

function tieOf(
  counter: Counter,
  fight: CounterFight,
  roles: ReadonlyMap<string, Role>,
): NonNullable<Standing['tie']> {
  if (fight.ties !== 'rules') return fight.ties;
  const held = fightersOf(counter, fight).flatMap(({ races, classes }) => races.concat(classes));
  const wins = held.some((id) => {
    const ties = roles.get(id)?.ties ?? null;
    if (ties === 'alone') return fight.helper === null;
    return ties === 'always' || (ties === 'single' && fight.monsters.length === 1);
  });
  return wins ? 'role' : 'monsters';
}

/** The lowest roll, with everything added, with which somebody gets away. */
export const ESCAPES = 5;

/** What somebody's races and classes add when they run away. */
export function fleeBonus({ races, classes }: CounterPlayer, roles: ReadonlyMap<string, Role>): number {
  return [...races, ...classes].reduce((sum, id) => sum + (roles.get(id)?.flee ?? 0), 0);
}

/** Levels for a win: one for each monster. */
export function reward({ monsters }: CounterFight): number {
  return Math.min(monsters.length, 20);
}
