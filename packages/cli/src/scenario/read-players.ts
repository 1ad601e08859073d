/** Parses a scenario's `players`. */
import type { Kind, Sex } from '@kickdoor/rules';
import { emptyLists, LISTS, type ListKey, type Named, type PlayerSetup } from './model.ts';
import { readCards, readKinds, readNamed, readOnly, type Reading } from './read-cards.ts';
import { phrase } from '../words/words.ts';
import { entries, fault, flag, oneOf, whole, type Entry, type Value } from './source.ts';

const SEXES: readonly Sex[] = ['male', 'female'];

const KINDS_OF: Readonly<Record<ListKey, readonly Kind[]>> = {
  equipped: ['item', 'oneshot'],
  carried: ['item', 'oneshot'],
  race: ['race'],
  class: ['class'],
  power: ['power'],
  style: ['style'],
  training: ['training'],
  sidekicks: ['sidekick'],
  steeds: ['steed'],
  curses: ['curse'],
};

type Draft = { -readonly [K in keyof PlayerSetup]: PlayerSetup[K] } & {
  lists: Record<ListKey, readonly Named[]>;
};

function isListKey(key: string): key is ListKey {
  return LISTS.some((list) => list === key);
}

function readAttached(reading: Reading, value: Value): PlayerSetup['attached'] {
  return entries(value, 'attached').map((entry) => ({
    host: readNamed(reading, entry.key, entry.spot),
    cards: readCards(reading, entry.value, phrase('called-attached', { host: entry.key })),
  }));
}

function readField(reading: Reading, draft: Draft, entry: Entry): void {
  const { key, value } = entry;
  if (isListKey(key)) draft.lists[key] = readKinds(reading, value, key, KINDS_OF[key]);
  else if (key === 'level') draft.level = whole(value, 'level', 1, 19);
  else if (key === 'sex') draft.sex = oneOf(value, 'sex', SEXES);
  else if (key === 'hand') draft.hand = readCards(reading, value, 'hand');
  else if (key === 'dead') draft.dead = flag(value, 'dead');
  else if (key === 'attached') draft.attached = readAttached(reading, value);
  else if (key === 'half-breed') {
    draft.halfBreed = flag(value, key) ? readOnly(reading, 'half-breed', value.spot) : null;
  } else if (key === 'super-munchkin') {
    draft.superMunchkin = flag(value, key) ? readOnly(reading, 'super-munchkin', value.spot) : null;
  } else fault(entry, phrase('fault-no-player-field', { key }));
}

/** Parses one player. */
export function readPlayer(reading: Reading, player: Entry): PlayerSetup {
  const draft: Draft = {
    name: player.key,
    level: 1,
    sex: 'male',
    lists: emptyLists(),
    hand: null,
    halfBreed: null,
    superMunchkin: null,
    attached: [],
    dead: false,
  };
  for (const entry of entries(player.value, player.key)) readField(reading, draft, entry);
  return draft;
}
