/** Parses `expect`: each key becomes a check. */
import {
  kindName,
  SHOWN_PHASES,
  type CardPool,
  type CardId,
  type DeckName,
  type PlayerView,
  type Sex,
  type Talent,
} from '@kickdoor/rules';
import { ANY, number, ofCards, plain } from './checks.ts';
import { showCards } from './compare.ts';
import { LISTS, type Check, type ListKey, type Scene } from './model.ts';
import { combatChecks } from './read-expect-combat.ts';
import { eventChecks } from './read-expect-events.ts';
import { readCard, readCards, readNamed, readSeat, seatOf, type Reading } from './read-cards.ts';
import { phrase } from '../words/words.ts';
import {
  entries,
  fault,
  flag,
  isList,
  isNothing,
  isNumber,
  isTable,
  items,
  oneOf,
  text,
  whole,
  type Called,
  type Entry,
  type Value,
} from './source.ts';

const DECKS: readonly DeckName[] = ['doors', 'treasures'];
const ASKED = ['help', 'trade', 'choice', 'none'] as const;
function whoIsAsked({ view }: Scene): string {
  const asked = view.players.flatMap((player) =>
    player.asked === null ? [] : `${player.name}: ${player.asked}`,
  );
  return asked.join(', ') || 'none';
}

function askedChecks(reading: Reading, { value, spot }: Entry): Check[] {
  if (!isTable(value)) {
    if (!isNothing(value) && text(value, 'asked') !== 'none') {
      fault(value, phrase('fault-map-or-none', { what: 'asked' }));
    }
    return [plain('asked', { spot }, 'none', whoIsAsked)];
  }
  return entries(value, 'asked').map((entry) => {
    const seat = seatOf(reading, entry.key, entry.spot);
    const wanted = oneOf(entry.value, `asked.${entry.key}`, ASKED);
    return plain(`asked.${entry.key}`, entry, wanted, ({ view }) => view.players[seat]?.asked ?? 'none');
  });
}

function winnersCheck(reading: Reading, { value, spot }: Entry): Check {
  const nobody = !isList(value) && text(value, 'winners') === 'none';
  const one = isList(value) ? items(value, 'winners') : [value];
  const seats = nobody ? [] : one.map((item) => readSeat(reading, item, 'winners'));
  const show = (list: readonly number[]): string =>
    list
      .toSorted((a, b) => a - b)
      .map((seat) => reading.names[seat] ?? '?')
      .join(', ') || 'none';
  return plain('winners', { spot }, show(seats), ({ view }) => show(view.winners));
}

function discardChecks(reading: Reading, { value }: Entry): Check[] {
  return entries(value, 'discards').map((entry) => {
    const what = `discards.${entry.key}`;
    const deck =
      DECKS.find((one) => one === entry.key) ?? fault(entry, phrase('fault-no-deck', { deck: entry.key }));
    const wanted = text(entry.value, what) === 'none' ? [] : [readCard(reading, entry.value, what)];
    return ofCards(what, entry.spot, wanted, ({ view }) => {
      const { top } = view.discards[deck];
      return top === null ? [] : [top];
    });
  });
}

function leftChecks({ value }: Entry): Check[] {
  return entries(value, 'left').map((entry) => {
    const what = `left.${entry.key}`;
    const deck =
      DECKS.find((one) => one === entry.key) ?? fault(entry, phrase('fault-no-deck', { deck: entry.key }));
    return plain(what, entry, `${whole(entry.value, what, 0, ANY)}`, ({ view }) => `${view.decks[deck]}`);
  });
}

/** The powers, styles or training among a player's talents. */
const talents =
  (kind: Talent) =>
  (player: PlayerView, pool: CardPool): readonly CardId[] =>
    player.talents.filter((card) => pool.cards[card]?.kind === kind);

const PLACES: Readonly<Record<ListKey, (player: PlayerView, pool: CardPool) => readonly CardId[]>> = {
  equipped: (player) => player.equipped,
  carried: (player) => player.carried,
  race: (player) => player.races,
  class: (player) => player.classes,
  power: talents('power'),
  style: talents('style'),
  training: talents('training'),
  sidekicks: (player) => player.sidekicks,
  steeds: (player) => player.steeds,
  curses: (player) => player.curses,
};

const SEXES: readonly Sex[] = ['male', 'female'];

function playerFact(
  key: string,
  value: Value,
  what: string,
): { expected: string; actual: (player: PlayerView) => string } | null {
  switch (key) {
    case 'level':
      return { expected: `${number(value, what)}`, actual: (player) => `${player.level}` };
    case 'strength':
      return { expected: `${number(value, what)}`, actual: (player) => `${player.strength.total}` };
    case 'sex':
      return { expected: oneOf(value, what, SEXES), actual: (player) => player.sex };
    case 'dead':
      return { expected: `${flag(value, what)}`, actual: (player) => `${player.dead}` };
    case 'half-breed':
      return { expected: `${flag(value, what)}`, actual: (player) => `${player.halfBreeds.length > 0}` };
    case 'super-munchkin':
      return { expected: `${flag(value, what)}`, actual: (player) => `${player.superMunchkins.length > 0}` };
    default:
      return null;
  }
}

function handCheck(reading: Reading, seat: number, what: string, { value, spot }: Entry): Check {
  const hand = ({ state }: Scene): readonly CardId[] => state.players[seat]?.hand ?? [];
  if (!isNumber(value)) return ofCards(what, spot, readCards(reading, value, what), hand);
  const count = whole(value, what, 0, ANY);
  const differs = (scene: Scene): Called | null => {
    const cards = hand(scene);
    if (cards.length === count) return null;
    return phrase('check-hand', { count: cards.length, cards: showCards(scene.pool, cards) });
  };
  return { what, spot, expected: phrase('check-cards', { count }), differs };
}

function attachedText(pool: CardPool, pairs: PlayerView['attached']): string {
  const id = (card: CardId): string => {
    const def = pool.cards[card];
    return def === undefined ? '?' : kindName(pool, def);
  };
  const lines = pairs.map(([host, card]) => `${id(host)}: ${id(card)}`);
  return lines.toSorted().join(', ') || 'none';
}

function attachedCheck(reading: Reading, seat: number, what: string, { value, spot }: Entry): Check {
  const pairs = isTable(value) ? entries(value, what) : [];
  if (pairs.length === 0 && !isTable(value) && !isNothing(value) && text(value, what) !== 'none') {
    fault(value, phrase('fault-map-or-none', { what }));
  }
  const lines = pairs.flatMap((pair) => {
    const host = readNamed(reading, pair.key, pair.spot);
    return readCards(reading, pair.value, what).map(
      (card) => `${kindName(reading.pool, host.def)}: ${kindName(reading.pool, card.def)}`,
    );
  });
  return plain(what, { spot }, lines.toSorted().join(', ') || 'none', ({ pool, view }) =>
    attachedText(pool, view.players[seat]?.attached ?? []),
  );
}

function playerCheck(reading: Reading, seat: number, name: string, entry: Entry): Check {
  const what = `${name}.${entry.key}`;
  const list = LISTS.find((one) => one === entry.key);
  if (list !== undefined) {
    return ofCards(what, entry.spot, readCards(reading, entry.value, what), ({ pool, view }) => {
      const player = view.players[seat];
      return player === undefined ? null : PLACES[list](player, pool);
    });
  }
  if (entry.key === 'hand') return handCheck(reading, seat, what, entry);
  if (entry.key === 'attached') return attachedCheck(reading, seat, what, entry);
  const fact =
    playerFact(entry.key, entry.value, what) ??
    fault(entry, phrase('fault-no-player-fact', { key: entry.key }));
  return plain(what, entry, fact.expected, ({ view }) => {
    const player = view.players[seat];
    return player === undefined ? 'none' : fact.actual(player);
  });
}

function checksOf(reading: Reading, entry: Entry): Check[] {
  const { key, value } = entry;
  if (key === 'events' && !reading.names.includes(key)) return eventChecks(entry);
  switch (key) {
    case 'phase':
      return [plain(key, entry, oneOf(value, key, SHOWN_PHASES), ({ view }) => view.phase)];
    case 'turn':
      readSeat(reading, value, key);
      return [plain(key, entry, text(value, key), ({ view }) => view.players[view.turn]?.name ?? 'none')];
    case 'asked':
      return askedChecks(reading, entry);
    case 'winners':
      return [winnersCheck(reading, entry)];
    case 'discards':
      return discardChecks(reading, entry);
    case 'left':
      return leftChecks(entry);
    case 'combat':
      return combatChecks(reading, entry);
    default: {
      const seat = seatOf(reading, key, entry.spot);
      return entries(value, key).map((fact) => playerCheck(reading, seat, key, fact));
    }
  }
}

/** Parses the expectations. */
export function readExpect(reading: Reading, value: Value): Check[] {
  return entries(value, 'expect').flatMap((entry) => checksOf(reading, entry));
}
