/** Who is winning a fight at the real table. */
import { playerOf, strengthOf, type Counter, type CounterFight, type CounterPlayer } from './counter.ts';

/** The traits of a race or class that matter in a fight. */
export interface Role {
  readonly id: string;
  /** When its owner wins ties. */
  readonly ties: 'always' | 'alone' | 'single' | null;
  /** The bonus to its owner's roll when running away. */
  readonly flee: number;
}

export interface Standing {
  readonly fighters: number;
  readonly monsters: number;
  /** By how much the fighters are ahead of the monsters. */
  readonly lead: number;
  readonly isWon: boolean;
  /** In a tie, who wins it and why. */
  readonly tie: 'monsters' | 'fighters' | 'role' | null;
}

/** The players on the fighters' side who are still at the table. */
export function fightersOf(counter: Counter, { player, helper }: CounterFight): readonly CounterPlayer[] {
  return [player, helper].flatMap((id) => playerOf(counter, id) ?? []);
}

/**
 * The standing of a fight. Monsters win ties unless a fighter's race or class, or the players' own setting, says
 * otherwise.
 */
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

/** The lowest total roll that escapes. */
export const ESCAPES = 5;

/** The bonus of a player's races and classes to running away. */
export function fleeBonus({ races, classes }: CounterPlayer, roles: ReadonlyMap<string, Role>): number {
  return [...races, ...classes].reduce((sum, id) => sum + (roles.get(id)?.flee ?? 0), 0);
}

/** Levels for a win: one for each monster. */
export function reward({ monsters }: CounterFight): number {
  return Math.min(monsters.length, 20);
}
