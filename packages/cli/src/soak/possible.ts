/** What can happen at a table, and why the rest can't. */
import {
  EVENT_NAMES,
  deeds,
  effectsOf,
  plays,
  powers,
  rulesAt,
  sheetOf,
  traits,
  type CardPool,
  type CardDef,
  type RuleId,
  type SheetId,
} from '@kickdoor/rules';
import type { CliMessages } from '../words/messages.ts';

/** For each rule, what refuses moves by it: an effect's name (`power chase`), or `null` for the rest of the engine. */
export type Citations = ReadonlyMap<RuleId, ReadonlySet<string | null>>;

/** Why something can't happen, as a message. */
type Reason = keyof CliMessages & `cli-never-${string}`;

/** What to expect of a sheet with some sets, by names as in {@link Counts}. */
export interface Expected {
  readonly possible: readonly string[];
  /** What can't happen, by reason. */
  readonly impossible: ReadonlyMap<Reason, readonly string[]>;
}

/** A requirement that not every table meets. */
interface Need {
  readonly of: readonly string[];
  readonly isMet: (sheet: SheetId, pool: CardPool) => boolean;
  /** Why it can't happen without the requirement. */
  readonly why: Reason;
}

const hasCard =
  (is: (def: CardDef) => boolean): Need['isMet'] =>
  (_, pool) =>
    pool.defs.some((def) => is(def));

/** Options that add rules. */
const OPTIONS = { fast: true, listen: true, sharedVictory: true, epic: true } as const;

/** The rules of a table, whatever its options. */
function rulesHere(sheet: SheetId, pool: CardPool): ReadonlySet<RuleId> {
  const { sets } = pool;
  return new Set([...rulesAt({ sheet, sets }), ...rulesAt({ sheet, sets, options: OPTIONS })]);
}

/** Whether a card can kill a player who isn't running away: Bad Stuff and parting shots strike only during a run. */
function killsAnytime(def: CardDef): boolean {
  return effectsOf({ ...def, badStuff: [], escaped: [], killed: [] }).includes('deed die');
}

const NEEDS: readonly Need[] = [
  {
    of: ['event joined-lasers', 'event parted-laser'],
    isMet: hasCard(({ laser }) => laser),
    why: 'cli-never-laser',
  },
  {
    of: ['event seizing', 'event seized'],
    isMet: (sheet, pool) => rulesHere(sheet, pool).has('fast.claim-discard'),
    why: 'cli-never-claim',
  },
  {
    of: ['event sacrificed'],
    isMet: (sheet, { sets, defs }) => {
      const { sacrifices } = sheetOf(sheet, sets);
      return defs.some(({ kind, traits: { sacrifice } }) => kind === 'sidekick' && (sacrifices || sacrifice));
    },
    why: 'cli-never-sacrifice',
  },
  {
    of: ['event peeked'],
    isMet: hasCard((def) => effectsOf(def).includes('power track')),
    why: 'cli-never-peek',
  },
  {
    of: ['event sex'],
    isMet: hasCard((def) => effectsOf(def).includes('deed change-sex')),
    why: 'cli-never-sex',
  },
  {
    of: ['event died', 'event reborn', 'event looted'],
    isMet: (sheet, pool) => sheetOf(sheet, pool.sets).death,
    why: 'cli-never-death',
  },
  {
    // A dead player who may not be asked for help must have died this turn, before the combat.
    of: ['rule death.return'],
    isMet: hasCard(killsAnytime),
    why: 'cli-never-killed',
  },
];

/** The names of all effects. */
function allEffects(): string[] {
  return Object.entries({ deed: deeds, trait: traits, play: plays, power: powers }).flatMap(([kind, table]) =>
    Object.keys(table).map((name) => `${kind} ${name}`),
  );
}

/** Why something can't happen at a table; `null` if it can. */
type Bar = (name: string) => Reason | null;

function needsBar(sheet: SheetId, pool: CardPool): Bar {
  return (name) => NEEDS.find((need) => need.of.includes(name) && !need.isMet(sheet, pool))?.why ?? null;
}

function effectBar(pool: CardPool): Bar {
  const had = new Set(pool.defs.flatMap(effectsOf));
  return (name) => (had.has(name) ? null : 'cli-never-effect');
}

/** Based on where rules apply. Effects that no card has can't refuse moves. */
function ruleBar(sheet: SheetId, pool: CardPool, cited: Citations): (rule: RuleId) => Reason | null {
  const holds = rulesHere(sheet, pool);
  const had = new Set(pool.defs.flatMap(effectsOf));
  const refuses = (source: string | null): boolean => source === null || had.has(source);
  return (rule) => {
    if (!holds.has(rule)) return 'cli-never-rule';
    return [...(cited.get(rule) ?? [])].some(refuses) ? null : 'cli-never-refusing';
  };
}

/** Everything that can happen on a sheet with some sets, and the reasons why the rest can't. */
export function expected(sheet: SheetId, pool: CardPool, cited: Citations): Expected {
  const [byNeed, byEffect, byRule] = [needsBar(sheet, pool), effectBar(pool), ruleBar(sheet, pool, cited)];
  const possible: string[] = [];
  const impossible = new Map<Reason, string[]>();
  const sort = (name: string, why: Reason | null): void => {
    if (why === null) possible.push(name);
    else impossible.set(why, [...(impossible.get(why) ?? []), name]);
  };
  for (const name of allEffects().toSorted()) sort(name, byEffect(name));
  for (const name of EVENT_NAMES) sort(`event ${name}`, byNeed(`event ${name}`));
  for (const [rule, sources] of cited) {
    if (sources.size > 0) sort(`rule ${rule}`, byRule(rule) ?? byNeed(`rule ${rule}`));
  }
  return { possible, impossible };
}
