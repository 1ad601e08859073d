/** Counts how often each effect, event and refusal has happened. */
import {
  EVENT_NAMES,
  effectsOf,
  rulesOf,
  sheetOf,
  traitsOf,
  watchEffects,
  type Box,
  type GameEvent,
  type RuleId,
  type SheetId,
} from '@kickdoor/rules';
import type { Ear } from './drill.ts';

/** By name: `deed lose-level`, `trait flee`, `play strength`, `power steal`, `event won`, `rule combat.grace`. */
export type Counts = Record<string, number>;

let heard: Counts | null = null;
let watching = false;

function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** An ear that counts; only the last one made hears of effects. */
export function countingEar(box: Box, counts: Counts): Ear {
  heard = counts;
  if (!watching) {
    watching = true;
    watchEffects((name) => {
      if (heard !== null) count(heard, name);
    });
  }
  const traits = box.defs.map(traitsOf);
  return {
    events(events) {
      for (const event of events) {
        count(counts, `event ${event.e}`);
        for (const card of laidOut(event)) {
          for (const name of traits[box.cards[card]?.index ?? -1] ?? []) count(counts, name);
        }
      }
    },
    refusals(rules) {
      for (const rule of rules) count(counts, `rule ${rule}`);
    },
  };
}

/** Cards that come into play by an event: from then on their traits hold. */
function laidOut(event: GameEvent): readonly number[] {
  switch (event.e) {
    case 'played':
    case 'combat':
    case 'joined':
    case 'equipped':
    case 'cursed':
      return [event.card];
    default:
      return [];
  }
}

/** Events that only some tables can have. */
const NEEDS: Readonly<Record<string, (sheet: SheetId, box: Box) => boolean>> = {
  'event joined-lasers': (_, box) => box.defs.some(({ laser }) => laser),
  'event parted-laser': (_, box) => box.defs.some(({ laser }) => laser),
  'event seizing': (sheet) => rulesOf(sheet).includes('fast.claim-discard'),
  'event seized': (sheet) => rulesOf(sheet).includes('fast.claim-discard'),
  'event sacrificed': (_, box) => box.defs.some(({ kind }) => kind === 'sidekick'),
  'event peeked': (_, box) => box.defs.some(({ powers }) => powers.some(({ power }) => power === 'track')),
  'event sex': (_, box) => box.defs.some((def) => effectsOf(def).includes('deed change-sex')),
  'event died': (sheet, box) => sheetOf(sheet, box.sets).death,
  'event reborn': (sheet, box) => sheetOf(sheet, box.sets).death,
  'event looted': (sheet, box) => sheetOf(sheet, box.sets).death,
};

/** For each rule, what refuses by it: an effect by its name (`power chase`), or `null` for the rest of the engine. */
export type Citations = ReadonlyMap<RuleId, ReadonlySet<string | null>>;

/** Everything that can happen on a sheet with some sets; an effect that none of their cards has refuses nothing. */
export function possible(sheet: SheetId, box: Box, cited: Citations): string[] {
  const effects = new Set(box.defs.flatMap(effectsOf));
  const events = EVENT_NAMES.map((name) => `event ${name}`);
  const refuses = (source: string | null): boolean => source === null || effects.has(source);
  const rules = rulesOf(sheet).filter((rule) => [...(cited.get(rule) ?? [])].some(refuses));
  return [
    ...[...effects].toSorted(),
    ...events.filter((name) => NEEDS[name]?.(sheet, box) ?? true),
    ...rules.map((rule) => `rule ${rule}`),
  ];
}

/** Adds counts to others. */
export function addCounts(into: Counts, from: Counts): void {
  for (const [name, more] of Object.entries(from)) into[name] = (into[name] ?? 0) + more;
}
