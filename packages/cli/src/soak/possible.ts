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
  type Box,
  type CardDef,
  type RuleId,
  type SheetId,
} from '@kickdoor/rules';

/** For each rule, what refuses by it: an effect by its name (`power chase`), or `null` for the rest of the engine. */
export type Citations = ReadonlyMap<RuleId, ReadonlySet<string | null>>;

/** What to expect of a sheet with some sets: the names that {@link Counts} counts by. */
export interface Expected {
  readonly possible: readonly string[];
  /** What can't happen, by the reason. */
  readonly impossible: ReadonlyMap<string, readonly string[]>;
}

/** What something needs to happen that not every table has. */
interface Need {
  readonly of: readonly string[];
  readonly isMet: (sheet: SheetId, box: Box) => boolean;
  /** Why it can't happen where the need is not met. */
  readonly why: string;
}

const hasCard =
  (is: (def: CardDef) => boolean): Need['isMet'] =>
  (_, box) =>
    box.defs.some((def) => is(def));

/** Options that bring rules with them. */
const OPTIONS = { fast: true, listen: true, sharedVictory: true, epic: true } as const;

/** The rules that hold at a table, whatever its options. */
function rulesHere(sheet: SheetId, box: Box): ReadonlySet<RuleId> {
  const { sets } = box;
  return new Set([...rulesAt({ sheet, sets }), ...rulesAt({ sheet, sets, options: OPTIONS })]);
}

/** Whether a card may kill somebody who is not running away: Bad Stuff and parting shots strike in the flight alone. */
function killsAnytime(def: CardDef): boolean {
  return effectsOf({ ...def, badStuff: [], escaped: [], killed: [] }).includes('deed die');
}

const NEEDS: readonly Need[] = [
  {
    of: ['event joined-lasers', 'event parted-laser'],
    isMet: hasCard(({ laser }) => laser),
    why: 'no card is a laser',
  },
  {
    of: ['event seizing', 'event seized'],
    isMet: (sheet, box) => rulesHere(sheet, box).has('fast.claim-discard'),
    why: 'nobody claims discards here',
  },
  {
    of: ['event sacrificed'],
    isMet: (sheet, { sets, defs }) => {
      const { sacrifices } = sheetOf(sheet, sets);
      return defs.some(({ kind, traits: { sacrifice } }) => kind === 'sidekick' && (sacrifices || sacrifice));
    },
    why: 'no sidekick may be sacrificed',
  },
  {
    of: ['event peeked'],
    isMet: hasCard((def) => effectsOf(def).includes('power track')),
    why: 'no card looks at the top of a deck',
  },
  {
    of: ['event sex'],
    isMet: hasCard((def) => effectsOf(def).includes('deed change-sex')),
    why: 'no card changes the sex',
  },
  {
    of: ['event died', 'event reborn', 'event looted'],
    isMet: (sheet, box) => sheetOf(sheet, box.sets).death,
    why: 'nobody dies on the sheet',
  },
  {
    // Who may not be asked for help because of being dead has died in this turn, before the combat.
    of: ['rule death.return'],
    isMet: hasCard(killsAnytime),
    why: 'no card kills but in a flight, and after a flight nobody fights again in that turn',
  },
];

/** All effects there are, by name. */
function allEffects(): string[] {
  return Object.entries({ deed: deeds, trait: traits, play: plays, power: powers }).flatMap(
    ([kind, registry]) => [...registry.keys()].map((name) => `${kind} ${name}`),
  );
}

/** Why something can't happen at a table; `null` where it can. */
type Bar = (name: string) => string | null;

function needsBar(sheet: SheetId, box: Box): Bar {
  return (name) => NEEDS.find((need) => need.of.includes(name) && !need.isMet(sheet, box))?.why ?? null;
}

function effectBar(box: Box): Bar {
  const had = new Set(box.defs.flatMap(effectsOf));
  return (name) => (had.has(name) ? null : 'no card has the effect');
}

/** By the rules' own word: where they hold. An effect that no card has refuses nothing by them. */
function ruleBar(sheet: SheetId, box: Box, cited: Citations): (rule: RuleId) => string | null {
  const holds = rulesHere(sheet, box);
  const had = new Set(box.defs.flatMap(effectsOf));
  const refuses = (source: string | null): boolean => source === null || had.has(source);
  return (rule) => {
    if (!holds.has(rule)) return 'there is no such rule here';
    return [...(cited.get(rule) ?? [])].some(refuses) ? null : 'no card has an effect that refuses by it';
  };
}

/** Everything that can happen on a sheet with some sets, and all else with the reason why not. */
export function expected(sheet: SheetId, box: Box, cited: Citations): Expected {
  const [byNeed, byEffect, byRule] = [needsBar(sheet, box), effectBar(box), ruleBar(sheet, box, cited)];
  const possible: string[] = [];
  const impossible = new Map<string, string[]>();
  const sort = (name: string, why: string | null): void => {
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
