/** Parses a scenario. Errors name their line and column. */
import {
  buildCardPool,
  sheetOf,
  sheets,
  SHEETS,
  type CardSet,
  type DeckName,
  type SheetId,
} from '@kickdoor/rules';
import { PHASES, type Named, type OptionSetup, type Scenario } from './model.ts';
import { readDeck, readSeat, type Reading } from './read-cards.ts';
import { readPlayer } from './read-players.ts';
import { readRules } from './read-rules.ts';
import { readSteps } from './read-steps.ts';
import { phrase } from '../words/words.ts';
import {
  entries,
  fault,
  flag,
  items,
  oneOf,
  positive,
  readSource,
  text,
  whole,
  type Entry,
  type Value,
} from './source.ts';

/** Where the sets come from. */
export interface Library {
  /** The ids of all available sets. */
  readonly ids: readonly string[];
  readonly load: (id: string) => CardSet;
  /**
   * Parses the cards listed under `pack`, in the pack format; throws a fault if they are wrong. They may name races and
   * classes of the sets beside them.
   */
  readonly readCards: (content: string, beside: readonly CardSet[]) => CardSet;
}

const KEYS = [
  'name',
  'sheet',
  'sets',
  'options',
  'rules',
  'turn',
  'phase',
  'players',
  'decks',
  'discards',
  'exact',
  'seed',
  'dice',
  'pack',
  'steps',
] as const;
type Key = (typeof KEYS)[number];
type Parts = ReadonlyMap<Key, Value>;

function split(file: Value): Parts {
  const parts = new Map<Key, Value>();
  for (const entry of entries(file, phrase('called-scenario'))) {
    const key =
      KEYS.find((one) => one === entry.key) ??
      fault(entry, phrase('fault-no-scenario-field', { key: entry.key }));
    parts.set(key, entry.value);
  }
  return parts;
}

function readSheet(file: Value, parts: Parts): SheetId {
  const value = parts.get('sheet') ?? fault(file, phrase('problem-missing', { name: 'sheet' }));
  const id = text(value, 'sheet');
  return SHEETS.find((sheet) => sheet.id === id)?.id ?? fault(value, phrase('fault-no-sheet', { sheet: id }));
}

function readSets(file: Value, library: Library, parts: Parts, sheet: SheetId): CardSet[] {
  const value = parts.get('sets');
  if (value === undefined) {
    const missing = sheets[sheet].sets.find((id) => !library.ids.includes(id));
    if (missing !== undefined) {
      const known = library.ids.join(', ');
      fault(parts.get('sheet') ?? file, phrase('cli-no-set', { set: missing, sets: known }));
    }
    return sheets[sheet].sets.map(library.load);
  }
  const list = items(value, 'sets');
  if (list.length === 0) fault(value, phrase('fault-empty', { what: 'sets' }));
  return list.map((item) => library.load(oneOf(item, phrase('called-set'), library.ids)));
}

function readOption(draft: { -readonly [K in keyof OptionSetup]: OptionSetup[K] }, entry: Entry): void {
  const { key, value } = entry;
  switch (key) {
    case 'fast':
    case 'listen':
    case 'sharedVictory':
    case 'epic':
      draft[key] = flag(value, key);
      break;
    case 'level':
      draft.level = whole(value, key, 10, 20);
      break;
    case 'grace':
    case 'limit':
      draft[key] = Math.round(positive(value, key) * 1000);
      break;
    default:
      fault(entry, phrase('fault-no-option', { option: key }));
  }
}

function readOptions(value: Value | undefined): OptionSetup {
  const draft: { -readonly [K in keyof OptionSetup]: OptionSetup[K] } = {};
  if (value !== undefined) for (const entry of entries(value, 'options')) readOption(draft, entry);
  return draft;
}

function readPiles(
  reading: Reading,
  value: Value | undefined,
  what: string,
): Record<DeckName, readonly Named[]> {
  const piles: Record<DeckName, readonly Named[]> = { doors: [], treasures: [] };
  if (value === undefined) return piles;
  for (const entry of entries(value, what)) {
    const deck = (['doors', 'treasures'] as const).find((one) => one === entry.key);
    if (deck === undefined) return fault(entry, phrase('problem-no-field', { name: what, key: entry.key }));
    piles[deck] = readDeck(reading, entry.value, `${what}.${deck}`, deck);
  }
  return piles;
}

function readSeated(file: Value, parts: Parts, sheet: SheetId, sets: readonly CardSet[]): Entry[] {
  const value = parts.get('players') ?? fault(file, phrase('problem-missing', { name: 'players' }));
  const seated = entries(value, 'players');
  const { min, max } = sheetOf(
    sheet,
    sets.map((set) => set.id),
  ).players;
  if (seated.length < min || seated.length > max) {
    fault(value, phrase('cli-wrong-players', { sheet, min, max, count: seated.length }));
  }
  return seated;
}

/** Parses a scenario. */
export function readScenario(library: Library, content: string, fallbackName: string): Scenario {
  const file = readSource(content);
  const parts = split(file);
  const optional = <T>(key: Key, read: (value: Value) => T, otherwise: T): T => {
    const value = parts.get(key);
    return value === undefined ? otherwise : read(value);
  };
  const sheet = readSheet(file, parts);
  const sets = readSets(file, library, parts, sheet);
  const own = optional('pack', () => library.readCards(content, sets), null);
  const seated = readSeated(file, parts, sheet, sets);
  const reading: Reading = {
    pool: buildCardPool(own === null ? sets : [...sets, own]),
    names: seated.map((player) => player.key),
  };
  return {
    name: optional('name', (value) => text(value, 'name'), fallbackName),
    sheet,
    sets,
    own,
    options: readOptions(parts.get('options')),
    rules: optional('rules', readRules, []),
    turn: optional('turn', (value) => readSeat(reading, value, 'turn'), null),
    phase: optional('phase', (value) => oneOf(value, 'phase', PHASES), 'opening'),
    players: seated.map((player) => readPlayer(reading, player)),
    decks: readPiles(reading, parts.get('decks'), 'decks'),
    discards: readPiles(reading, parts.get('discards'), 'discards'),
    exact: optional('exact', (value) => flag(value, 'exact'), false),
    seed: optional('seed', (value) => text(value, 'seed'), '1'),
    dice: optional(
      'dice',
      (value) => items(value, 'dice').map((die) => whole(die, phrase('called-die'), 1, 6)),
      [],
    ),
    steps: optional('steps', (value) => readSteps(reading, value), []),
  };
}
