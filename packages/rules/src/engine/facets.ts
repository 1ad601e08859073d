/**
 * What lies on a table, in parts, and which of them an act has changed. Nobody who changes a table has to say what: after the
 * act each part is compared with what was noted of it, so that no rule can forget to.
 */
import type { Combat, Player, State } from '../model/state.ts';

/** Parts of a table that something found out about it may hang on; those of a seat are the asking seat's own. */
export const FACETS = {
  /** The own hand, and what of it was just received. */
  hand: 1,
  /** What lies in front of the asking seat, and its character. */
  front: 2,
  /** Any hand. */
  hands: 4,
  /** What lies in front of anybody. */
  fronts: 8,
  /** Who is there, and who is dead. */
  people: 16,
  /** Who fights. */
  fighters: 32,
  /** The turn, the combat and its flight, the piles, what is pending. */
  scene: 64,
  /** Open trades, requests for help and the answers to them. */
  talk: 128,
} as const;

export type Facet = keyof typeof FACETS;

/** Some facets as one number. */
export function maskOf(facets: readonly Facet[]): number {
  return facets.reduce<number>((mask, facet) => mask | FACETS[facet], 0);
}

/** What was noted of a part, in small numbers alone: comparing them costs next to nothing. */
interface Note {
  readonly values: number[];
  changed: boolean;
}

/** The same of what is more than numbers: objects that never change once they are there, by what they are. */
interface WideNote {
  readonly values: unknown[];
  changed: boolean;
}

/** What was noted of a table. */
export interface Notes {
  readonly hands: readonly Note[];
  readonly fronts: readonly Note[];
  readonly people: Note;
  readonly fighters: Note;
  readonly turn: Note;
  readonly scene: WideNote;
  readonly talk: WideNote;
}

function newNote(): Note {
  return { values: [], changed: false };
}

function newWideNote(): WideNote {
  return { values: [], changed: false };
}

/** Notes all parts of a table. */
export function takeNotes(state: State): Notes {
  const notes: Notes = {
    hands: state.players.map(newNote),
    fronts: state.players.map(newNote),
    people: newNote(),
    fighters: newNote(),
    turn: newNote(),
    scene: newWideNote(),
    talk: newWideNote(),
  };
  compare(notes, state);
  return notes;
}

/** What {@link compare} found: facets of the whole table, and the seats whose hands and fronts are others now, a bit for each. */
export interface Changes {
  readonly table: number;
  readonly hands: number;
  readonly fronts: number;
}

/** Compares a table with what was noted of it, and notes how it is now. */
export function compare(notes: Notes, state: State): Changes {
  const hands = changedHands(notes, state);
  let fronts = 0;
  for (let seat = 0; seat < notes.fronts.length; seat++) {
    const it = state.players[seat];
    const note = notes.fronts[seat];
    if (it !== undefined && note !== undefined && noteFront(note, it)) fronts |= 1 << seat;
  }
  const table =
    (hands > 0 ? FACETS.hands : 0) |
    (fronts > 0 ? FACETS.fronts : 0) |
    (fronts > 0 && notePeople(notes.people, state) ? FACETS.people : 0) |
    (noteFighters(notes.fighters, state) ? FACETS.fighters : 0) |
    (noteTurn(notes.turn, state) ? FACETS.scene : 0) |
    (noteScene(notes.scene, state) ? FACETS.scene : 0) |
    (noteTalk(notes.talk, state) ? FACETS.talk : 0);
  return { table, hands, fronts };
}

/** The same after something was only said: all that it can change is what is said, and what of a hand counts as just received. */
export function compareTalk(notes: Notes, state: State): Changes {
  const hands = changedHands(notes, state);
  const talk = noteTalk(notes.talk, state) ? FACETS.talk : 0;
  return { table: talk | (hands > 0 ? FACETS.hands : 0), hands, fronts: 0 };
}

function changedHands(notes: Notes, { players }: State): number {
  let changed = 0;
  for (let seat = 0; seat < notes.hands.length; seat++) {
    const it = players[seat];
    const note = notes.hands[seat];
    if (it !== undefined && note !== undefined && noteHand(note, it)) changed |= 1 << seat;
  }
  return changed;
}

/** Notes a number at a place; answers with the next place. */
function put(note: Note, at: number, value: number): number {
  const { values } = note;
  if (values[at] !== value) {
    values[at] = value;
    note.changed = true;
  }
  return at + 1;
}

function putList(note: Note, from: number, list: readonly number[]): number {
  const { values } = note;
  const { length } = list;
  let at = put(note, from, length);
  for (let i = 0; i < length; i++) {
    const value = list[i] ?? -1;
    if (values[at] !== value) {
      values[at] = value;
      note.changed = true;
    }
    at += 1;
  }
  return at;
}

function putWide(note: WideNote, at: number, value: unknown): number {
  const { values } = note;
  if (values[at] !== value) {
    values[at] = value;
    note.changed = true;
  }
  return at + 1;
}

function putWideList(note: WideNote, from: number, list: readonly unknown[]): number {
  let at = putWide(note, from, list.length);
  for (let i = 0; i < list.length; i++) at = putWide(note, at, list[i]);
  return at;
}

/** Ends the noting of a part at a place; whether it has changed. */
function close(note: Note | WideNote, at: number): boolean {
  const { values } = note;
  const changed = note.changed || values.length !== at;
  if (values.length !== at) values.length = at;
  note.changed = false;
  return changed;
}

function noteHand(note: Note, it: Player): boolean {
  return close(note, putList(note, putList(note, 0, it.hand), it.fresh));
}

function noteFront(note: Note, it: Player): boolean {
  let at = put(note, 0, it.level);
  at = put(note, at, (it.sex === 'male' ? 1 : 0) + (it.dead ? 2 : 0) + (it.left ? 4 : 0));
  at = putList(note, at, it.equipped);
  at = putList(note, at, it.carried);
  at = putList(note, at, it.races);
  at = putList(note, at, it.classes);
  at = putList(note, at, it.curses);
  const { halfBreeds, superMunchkins, sidekicks, steeds, attached } = it;
  const rare = halfBreeds.length + superMunchkins.length + sidekicks.length + steeds.length + attached.length;
  at = put(note, at, rare);
  return close(note, rare > 0 ? putRare(note, at, it) : at);
}

/** What few players have: nothing of it is looked into where there is none. */
function putRare(note: Note, from: number, it: Player): number {
  let at = putList(note, from, it.halfBreeds);
  at = putList(note, at, it.superMunchkins);
  at = putList(note, at, it.sidekicks);
  at = putList(note, at, it.steeds);
  at = putList(note, at, it.changed);
  for (const [host, card] of it.attached) at = put(note, put(note, at, host), card);
  return at;
}

function notePeople(note: Note, { players }: State): boolean {
  let at = 0;
  for (const it of players) at = put(note, at, (it.dead ? 2 : 0) + (it.left ? 4 : 0));
  return close(note, at);
}

function noteFighters(note: Note, { combat }: State): boolean {
  const at = put(note, 0, combat === null ? -1 : combat.fighter);
  return close(note, put(note, at, combat?.helper ?? -1));
}

function noteTurn(note: Note, state: State): boolean {
  const { decks, discards } = state;
  let at = put(note, 0, state.turn);
  at = put(note, at, state.turns);
  at = put(note, at, state.door);
  at = put(note, at, state.stack.length);
  at = putPile(note, at, decks.doors);
  at = putPile(note, at, decks.treasures);
  at = putPile(note, at, discards.doors);
  at = putPile(note, at, discards.treasures);
  for (const it of state.players) {
    at = put(note, at, it.doubled);
    at = put(note, at, it.ready ? 1 : 0);
    at = putList(note, at, it.unsaleable);
  }
  return close(note, at);
}

/** Of a pile, its height and its top card: all that anybody could see or take. */
function putPile(note: Note, at: number, pile: readonly number[]): number {
  const { length } = pile;
  return put(note, put(note, at, length), length === 0 ? -1 : (pile[length - 1] ?? -1));
}

function noteScene(note: WideNote, state: State): boolean {
  const { phase, combat, flight, charity, stack, bodies } = state;
  let at = putWide(note, 0, phase);
  at = putWide(note, at, state.secondDoor);
  for (const it of state.players) {
    if (it.used.length > 0) at = putWideList(note, at, it.used);
    if (it.nextCombat.length > 0) at = putWideList(note, at, it.nextCombat);
  }
  at = putWide(note, at, combat);
  if (combat !== null) at = putCombat(note, at, combat);
  // What changes in place and is soon over is not looked into: it counts as changed by whatever happens.
  if (flight !== null || charity !== null || stack.length > 0 || bodies.length > 0) note.changed = true;
  return close(note, at);
}

function putCombat(note: WideNote, from: number, it: Combat): number {
  let at = putWide(note, from, it.helperSpent);
  at = putWide(note, at, it.terms);
  at = putWide(note, at, it.spoils);
  at = putWideList(note, at, it.foes);
  at = putWideList(note, at, it.enhancers);
  at = putWideList(note, at, it.boosts);
  at = putWideList(note, at, it.aside);
  at = putWideList(note, at, it.bonusLevels);
  at = putWideList(note, at, it.eluded);
  at = putWide(note, at, it.claim);
  if (it.claim !== null) at = putWideList(note, at, it.claim.passed);
  for (const [use, count] of Object.entries(it.used)) at = putWide(note, putWide(note, at, use), count);
  return at;
}

function noteTalk(note: WideNote, { trades, combat }: State): boolean {
  let at = putWideList(note, 0, trades);
  if (combat !== null) at = putWideList(note, putWide(note, at, combat.request), combat.refusals);
  return close(note, at);
}
