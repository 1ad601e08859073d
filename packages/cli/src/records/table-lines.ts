/** A table as lines of text, including face-down cards. */
import { nameOf, tableNames, type Words } from '@kickdoor/words';
import {
  clocks,
  view,
  type CardPool,
  type CardId,
  type Names,
  type Phrase,
  type Player,
  type State,
} from '@kickdoor/rules';

const PLACES = [
  ['hand', 'cli-place-hand'],
  ['races', 'cli-place-race'],
  ['classes', 'cli-place-class'],
  ['halfBreeds', 'cli-place-half-breed'],
  ['superMunchkins', 'cli-place-super-munchkin'],
  ['talents', 'cli-place-talents'],
  ['equipped', 'cli-place-equipped'],
  ['carried', 'cli-place-carried'],
  ['sidekicks', 'cli-place-sidekicks'],
  ['steeds', 'cli-place-steeds'],
  ['curses', 'cli-place-curses'],
] as const;

/** Describes a table. */
interface Teller {
  readonly words: Words;
  readonly names: Names;
  /** Card names separated by commas. */
  readonly list: (cards: readonly CardId[]) => string;
}

/** Describes a table. */
export function tableLines(pool: CardPool, state: State, words: Words): string[] {
  const name = (card: CardId): string => {
    const def = pool.cards[card];
    return words.say(def === undefined ? 'cli-unknown-card' : nameOf(def));
  };
  const list = (cards: readonly CardId[]): string => cards.map(name).join(', ');
  const teller: Teller = { words, names: tableNames(pool, state.players), list };
  const { decks, discards, players } = state;
  return [
    turnLine(pool, state, teller),
    ...players.flatMap((player) => playerLines(player, teller)),
    ...combatLines(pool, state, teller),
    ...(state.place === undefined ? [] : [words.say('cli-table-place', { card: name(state.place) })]),
    ...(state.door < 0 ? [] : [words.say('cli-table-door', { card: name(state.door) })]),
    words.say('cli-table-doors', { left: decks.doors.length, discarded: discards.doors.length }),
    words.say('cli-table-treasures', { left: decks.treasures.length, discarded: discards.treasures.length }),
    ...state.stack.map(({ f }) => words.say('cli-table-pending', { what: words.say(`cli-pending-${f}`) })),
    ...waitLines(state, words),
    ...(state.winners.length > 0
      ? [words.say('cli-table-winners', { who: state.winners.map(teller.names.who) })]
      : []),
  ];
}

function turnLine(pool: CardPool, state: State, { words, names }: Teller): string {
  const { phase } = view(pool, state, null);
  const said = words.say(`cli-phase-${phase}`);
  return words.say('cli-table-turn', { n: state.turns, who: names.who(state.turn), phase: said });
}

function playerLines(player: Player, { words, names, list }: Teller): string[] {
  const { name, level, sex, dead, left } = player;
  const shown = PLACES.filter(([place]) => player[place].length > 0);
  return [
    words.say('cli-table-player', { name, level, sex, dead: String(dead), left: String(left) }),
    ...shown.map(([place, said]) => `  ${words.say(said)}: ${list(player[place])}`),
    ...player.attached.map(([host, card]) => {
      const laid: Readonly<Record<string, Phrase>> = { card: names.card(card), host: names.card(host) };
      return `  ${words.say('cli-table-attached', laid)}`;
    }),
  ];
}

function combatLines(pool: CardPool, state: State, { words, names }: Teller): string[] {
  const { combat } = view(pool, state, null);
  if (combat === null) return [];
  const seats = [combat.fighter, ...(combat.helper === null ? [] : [combat.helper])];
  const side = { fighters: seats.map(names.who), strength: combat.fighters.total };
  const foes = combat.foes.map(({ card }) => names.card(card));
  return foes.length === 0
    ? [words.say('cli-table-combat-no-foes', side)]
    : [words.say('cli-table-combat', { ...side, foes, against: combat.monsters.total })];
}

function waitLines(state: State, words: Words): string[] {
  const { language } = words;
  const seconds = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'short' });
  return clocks(state).map(({ kind, ms }) =>
    words.say('cli-table-waiting', {
      what: words.say(`cli-waiting-${kind}`),
      time: seconds.format(ms / 1000),
    }),
  );
}
