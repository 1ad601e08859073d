/**
 * Applies entries to a counter. A deed that no longer means anything (its player has left, its fight is over) returns
 * the counter unchanged, so entries can safely arrive in any order.
 */
import {
  MOST_FIGHTS,
  MOST_MONSTERS,
  MOST_PLAYERS,
  type CounterDeed,
  type CounterEntry,
} from '@kickdoor/protocol';
import {
  gearWithin,
  levelWithin,
  LOWEST_LEVEL,
  playerOf,
  type Counter,
  type CounterFight,
  type CounterMonster,
  type CounterPlayer,
} from './counter.ts';

type Deed<Is extends CounterDeed['is']> = Extract<CounterDeed, { is: Is }>;

/** Applies an entry to a counter. */
export function applyEntry(counter: Counter, { id, phone, deed }: CounterEntry): Counter {
  switch (deed.is) {
    case 'player':
      return sitDown(counter, id, deed);
    case 'change':
      return change(counter, deed);
    case 'leave':
      return leave(counter, deed.player);
    case 'level':
      return addLevels(counter, deed.player, deed.by);
    case 'gear':
      return edit(counter, deed.player, ({ gear }) => ({ gear: gearWithin(gear + deed.by) }));
    case 'life':
      return edit(counter, deed.player, ({ gear }) => ({ dead: deed.dead, gear: deed.dead ? 0 : gear }));
    case 'rules':
      return rule(counter, deed);
    case 'roll':
      return { ...counter, roll: { id, face: deed.face, flee: deed.flee ?? null } };
    case 'again':
      return again(counter);
    case 'phone':
      return own(counter, phone, deed.player);
    // Undone entries are filtered out before anything is applied.
    case 'undo':
      return counter;
    default:
      return applyToFight(counter, id, deed);
  }
}

type FightDeed = Deed<'fight' | 'terms' | 'bonus' | 'monster' | 'foe' | 'gone' | 'end'>;

function applyToFight(counter: Counter, id: string, deed: FightDeed): Counter {
  switch (deed.is) {
    case 'fight':
      return begin(counter, id, deed);
    case 'terms':
      return editFight(counter, deed.fight, (fight) => terms(counter, fight, deed));
    case 'bonus':
      return editFight(counter, deed.fight, ({ bonus }) => ({
        bonus: { ...bonus, [deed.side]: gearWithin(bonus[deed.side] + deed.by) },
      }));
    case 'monster':
      return editFight(counter, deed.fight, ({ monsters }) =>
        monsters.length < MOST_MONSTERS
          ? { monsters: [...monsters, { id, level: deed.level, bonus: deed.bonus }] }
          : null,
      );
    case 'foe':
      return editMonster(counter, deed, ({ level, bonus }) => ({
        level: Math.min(Math.max(level + (deed.level ?? 0), 1), 99),
        bonus: gearWithin(bonus + (deed.bonus ?? 0)),
      }));
    case 'gone':
      return editFight(counter, deed.fight, ({ monsters }) => ({
        monsters: monsters.filter((monster) => monster.id !== deed.monster),
      }));
    case 'end':
      return end(counter, deed);
  }
}

function sitDown(counter: Counter, id: string, { name, color, sex }: Deed<'player'>): Counter {
  if (counter.players.length >= MOST_PLAYERS) return counter;
  const player = { id, name, color, sex, level: LOWEST_LEVEL, gear: 0, dead: false, races: [], classes: [] };
  return { ...counter, players: [...counter.players, player] };
}

function change(counter: Counter, { player, name, color, sex, races, classes }: Deed<'change'>): Counter {
  return edit(counter, player, () => ({ name, color, sex, races, classes }));
}

/** A player who leaves ends their own fights; somebody they helped fights on alone. */
function leave(counter: Counter, id: string): Counter {
  if (playerOf(counter, id) === null) return counter;
  const fights = counter.fights
    .filter(({ player }) => player !== id)
    .map((fight) => (fight.helper === id ? alone(fight) : fight));
  return { ...counter, fights, players: counter.players.filter((player) => player.id !== id) };
}

const alone = (fight: CounterFight): CounterFight => ({ ...fight, helper: null });

function addLevels(counter: Counter, id: string, by: number): Counter {
  return edit(counter, id, ({ level }) => ({ level: levelWithin(level + by, counter) }));
}

function rule(counter: Counter, { goal, sheet }: Deed<'rules'>): Counter {
  const next = {
    ...counter,
    ...(goal === undefined ? {} : { goal }),
    ...(sheet === undefined ? {} : { sheet }),
  };
  const within = (player: CounterPlayer) => ({ ...player, level: levelWithin(player.level, next) });
  return { ...next, players: next.players.map((player) => within(player)) };
}

function again(counter: Counter): Counter {
  const players = counter.players.map((player): CounterPlayer => ({
    ...player,
    level: LOWEST_LEVEL,
    gear: 0,
    dead: false,
    races: [],
    classes: [],
  }));
  return { ...counter, players, fights: [], roll: null, games: counter.games + 1 };
}

function own(counter: Counter, phone: string, player: string | null): Counter {
  const phones = new Map(counter.phones);
  if (player === null) phones.delete(phone);
  else phones.set(phone, player);
  return { ...counter, phones };
}

/** Ends any fight the player is already in. */
function begin(counter: Counter, id: string, { player, level }: Deed<'fight'>): Counter {
  if (playerOf(counter, player) === null) return counter;
  const others = counter.fights.filter((fight) => fight.player !== player);
  if (others.length >= MOST_FIGHTS) return counter;
  const fight: CounterFight = {
    id,
    player,
    helper: null,
    ties: 'rules',
    bonus: { fighters: 0, monsters: 0 },
    monsters: [{ id, level, bonus: 0 }],
  };
  return { ...counter, fights: [...others, fight] };
}

function terms(
  counter: Counter,
  fight: CounterFight,
  { helper, ties }: Deed<'terms'>,
): Partial<CounterFight> {
  const canHelp = helper === null || (helper !== fight.player && playerOf(counter, helper ?? '') !== null);
  return {
    ...(helper !== undefined && canHelp ? { helper } : {}),
    ...(ties === undefined ? {} : { ties }),
  };
}

function end(counter: Counter, { fight: id, how, levels, helper: helped }: Deed<'end'>): Counter {
  const fight = counter.fights.find((one) => one.id === id);
  if (fight === undefined) return counter;
  const over = { ...counter, fights: counter.fights.filter((one) => one !== fight) };
  if (how !== 'won') return over;
  const rewarded = addLevels(over, fight.player, levels);
  return fight.helper === null ? rewarded : addLevels(rewarded, fight.helper, helped);
}

function edit(
  counter: Counter,
  id: string,
  how: (player: CounterPlayer) => { readonly [K in keyof CounterPlayer]?: CounterPlayer[K] | undefined },
): Counter {
  const player = playerOf(counter, id);
  if (player === null) return counter;
  const parts = given(how(player));
  if (Object.entries(parts).every(([key, value]) => same(Reflect.get(player, key), value))) return counter;
  return { ...counter, players: counter.players.map((one) => (one === player ? { ...one, ...parts } : one)) };
}

function editFight(
  counter: Counter,
  id: string,
  how: (fight: CounterFight) => Partial<CounterFight> | null,
): Counter {
  const fight = counter.fights.find((one) => one.id === id);
  const parts = fight === undefined ? null : how(fight);
  if (parts === null) return counter;
  return { ...counter, fights: counter.fights.map((one) => (one === fight ? { ...one, ...parts } : one)) };
}

function editMonster(
  counter: Counter,
  { fight, monster }: Deed<'foe'>,
  how: (monster: CounterMonster) => Partial<CounterMonster>,
): Counter {
  return editFight(counter, fight, ({ monsters }) =>
    monsters.some(({ id }) => id === monster)
      ? { monsters: monsters.map((one) => (one.id === monster ? { ...one, ...how(one) } : one)) }
      : null,
  );
}

/** The parts of an edit that are present. */
function given<Parts extends object>(parts: Parts): { [K in keyof Parts]?: Exclude<Parts[K], undefined> };
function given(parts: object): object {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/** Whether two values of a player's field are equal; races and classes are lists of ids. */
function same(before: unknown, after: unknown): boolean {
  return before === after || (Array.isArray(before) && JSON.stringify(before) === JSON.stringify(after));
}
