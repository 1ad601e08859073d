/** A table as lines for people: everything, also what lies face down. */
import { nameOf, type Words } from '@kickdoor/packs';
import { clocks, view, type Box, type CardId, type Player, type State } from '@kickdoor/rules';

const PLACES = [
  ['hand', 'hand'],
  ['races', 'race'],
  ['classes', 'class'],
  ['halfBreeds', 'half-breed'],
  ['superMunchkins', 'super munchkin'],
  ['equipped', 'equipped'],
  ['carried', 'carried'],
  ['sidekicks', 'sidekicks'],
  ['steeds', 'steeds'],
  ['curses', 'curses'],
] as const;

/** Says how a table stands. */
export function tableLines(box: Box, state: State, words: Words): string[] {
  const name = (card: CardId): string => {
    const def = box.cards[card];
    return def === undefined ? `card ${card}` : words.say(nameOf(def));
  };
  const list = (cards: readonly CardId[]): string => cards.map(name).join(', ');
  const { decks, discards, turns, players } = state;
  return [
    `Turn ${turns}, ${players[state.turn]?.name ?? ''}: ${view(box, state, null).phase}`,
    ...players.flatMap((player) => playerLines(player, list)),
    ...combatLines(box, state, list),
    ...(state.door < 0 ? [] : [`Behind the door: ${name(state.door)}`]),
    `Doors: ${decks.doors.length} left, ${discards.doors.length} discarded`,
    `Treasures: ${decks.treasures.length} left, ${discards.treasures.length} discarded`,
    ...state.stack.map((frame) => `Pending: ${frame.f}`),
    ...clocks(state).map(({ kind, ms }) => `Waiting: ${kind}, ${ms / 1000} s`),
    ...(state.winners.length > 0
      ? [`Won by ${state.winners.map((seat) => players[seat]?.name ?? '').join(' and ')}`]
      : []),
  ];
}

function playerLines(player: Player, list: (cards: readonly CardId[]) => string): string[] {
  const marks = [player.sex, player.dead ? 'dead' : '', player.left ? 'gone' : ''].filter(
    (mark) => mark !== '',
  );
  const shown = PLACES.filter(([place]) => player[place].length > 0);
  const attached = player.attached.map(([host, card]) => `  ${list([card])} on ${list([host])}`);
  return [
    `${player.name}: Level ${player.level}, ${marks.join(', ')}`,
    ...shown.map(([place, said]) => `  ${said}: ${list(player[place])}`),
    ...attached,
  ];
}

function combatLines(box: Box, state: State, list: (cards: readonly CardId[]) => string): string[] {
  const { combat } = view(box, state, null);
  if (combat === null) return [];
  const fighters = [combat.fighter, ...(combat.helper === null ? [] : [combat.helper])];
  const who = fighters.map((seat) => state.players[seat]?.name ?? '').join(' and ');
  const foes = list(combat.foes.map(({ card }) => card));
  return [`Combat: ${who} ${combat.fighters.total}, ${foes} ${combat.monsters.total}`];
}
