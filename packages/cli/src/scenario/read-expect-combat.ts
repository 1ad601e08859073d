/** Parses `expect: {combat: …}`. */
import type { CombatView } from '@kickdoor/rules';
import { number, ofCards, plain } from './checks.ts';
import type { Check, Scene } from './model.ts';
import { readCards, readSeat, type Reading } from './read-cards.ts';
import { phrase } from '../words/words.ts';
import { entries, fault, flag, isTable, text, type Called, type Entry } from './source.ts';

function nameAt(scene: Scene, seat: number | null): string {
  return seat === null ? 'none' : (scene.view.players[seat]?.name ?? 'none');
}

type Show = (combat: CombatView, scene: Scene) => string;

function inCombat(show: Show): (scene: Scene) => Called {
  return (scene) => (scene.view.combat === null ? phrase('check-no-combat') : show(scene.view.combat, scene));
}

/** The numbers of a combat. */
const FIGURES: Readonly<Record<string, (combat: CombatView) => number>> = {
  fighters: (combat) => combat.fighters.total,
  monsters: (combat) => combat.monsters.total,
  treasures: (combat) => combat.treasures,
  levels: (combat) => combat.levels,
};

function factOf(
  reading: Reading,
  { key, value }: Entry,
  what: string,
): { expected: string; show: Show } | null {
  const figure = FIGURES[key];
  if (figure !== undefined) {
    return { expected: `${number(value, what)}`, show: (combat) => `${figure(combat)}` };
  }
  switch (key) {
    case 'claimed':
      return { expected: `${flag(value, what)}`, show: ({ claim }) => `${claim?.kind === 'win'}` };
    case 'fighter':
      readSeat(reading, value, what);
      return { expected: text(value, what), show: ({ fighter }, scene) => nameAt(scene, fighter) };
    case 'helper':
      if (text(value, what) !== 'none') readSeat(reading, value, what);
      return { expected: text(value, what), show: ({ helper }, scene) => nameAt(scene, helper) };
    default:
      return null;
  }
}

function combatCheck(reading: Reading, entry: Entry): Check {
  const what = `combat.${entry.key}`;
  if (entry.key === 'cards') {
    return ofCards(what, entry.spot, readCards(reading, entry.value, what), ({ view }) =>
      view.combat === null ? null : view.combat.foes.map((foe) => foe.kin),
    );
  }
  const fact =
    factOf(reading, entry, what) ?? fault(entry, phrase('fault-no-combat-fact', { key: entry.key }));
  return plain(what, entry, fact.expected, inCombat(fact.show));
}

/** Shows whether there is a combat. The one that won the game is over, although its cards are still there. */
function showAbsence({ view }: Scene): Called {
  return view.combat === null || view.phase === 'over' ? 'none' : phrase('check-combat');
}

/** Checks on a combat, or on its absence. */
export function combatChecks(reading: Reading, { value, spot }: Entry): Check[] {
  if (isTable(value)) return entries(value, 'combat').map((entry) => combatCheck(reading, entry));
  if (text(value, 'combat') !== 'none') fault(value, phrase('fault-map-or-none', { what: 'combat' }));
  return [plain('combat', { spot }, 'none', showAbsence)];
}
