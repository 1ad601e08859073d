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
  at: number;
  changed: boolean;
}

/** The same of what is more than numbers: objects that never change once they are there, by what they are. */
interface WideNote {
  readonly values: unknown[];
  at: number;
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
  return { values: [], at: 0, changed: false };
}

function newWideNote(): WideNote {
  return { values: [], at: 0, changed: false };
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

function put(note: Note, value: number): void {
  const { values, at } = note;
  if (values[at] !== value) {
    values[at] = value;
    note.changed = true;
  }
  note.at = at + 1;
}

function putList(note: Note, list: readonly number[]): void {
  const { length } = list;
  put(note, length);
  for (let i = 0; i < length; i++) put(note, list[i] ?? -1);
}

function putWide(note: WideNote, value: unknown): void {
  const { values, at } = note;
  if (values[at] !== value) {
    values[at] = value;
    note.changed = true;
  }
  note.at = at + 1;
}

function putWideList(note: WideNote, list: readonly unknown[]): void {
  putWide(note, list.length);
  for (let i = 0; i < list.length; i++) putWide(note, list[i]);
}

/** Ends the noting of a part; whether it has changed. */
function close(note: Note | WideNote): boolean {
  const { values, at } = note;
  const changed = note.changed || values.length !== at;
  if (values.length !== at) values.length = at;
  note.at = 0;
  note.changed = false;
  return changed;
}

function noteHand(note: Note, it: Player): boolean {
  putList(note, it.hand);
  putList(note, it.fresh);
  return close(note);
}

function noteFront(note: Note, it: Player): boolean {
  put(note, it.level);
  put(note, (it.sex === 'male' ? 1 : 0) + (it.dead ? 2 : 0) + (it.left ? 4 : 0));
  putList(note, it.equipped);
  putList(note, it.carried);
  putList(note, it.races);
  putList(note, it.classes);
  putList(note, it.curses);
  const { halfBreeds, superMunchkins, sidekicks, steeds, attached } = it;
  const rare = halfBreeds.length + superMunchkins.length + sidekicks.length + steeds.length + attached.length;
  put(note, rare);
  if (rare > 0) noteRare(note, it);
  return close(note);
}

/** What few players have: nothing of it is looked into where there is none. */
function noteRare(note: Note, it: Player): void {
  putList(note, it.halfBreeds);
  putList(note, it.superMunchkins);
  putList(note, it.sidekicks);
  putList(note, it.steeds);
  putList(note, it.changed);
  for (const [host, card] of it.attached) {
    put(note, host);
    put(note, card);
  }
}

function notePeople(note: Note, { players }: State): boolean {
  for (const it of players) put(note, (it.dead ? 2 : 0) + (it.left ? 4 : 0));
  return close(note);
}

function noteFighters(note: Note, { combat }: State): boolean {
  put(note, combat === null ? -1 : combat.fighter);
  put(note, combat?.helper ?? -1);
  return close(note);
}

function noteTurn(note: Note, state: State): boolean {
  const { decks, discards } = state;
  put(note, state.turn);
  put(note, state.turns);
  put(note, state.door);
  put(note, state.stack.length);
  putPile(note, decks.doors);
  putPile(note, decks.treasures);
  putPile(note, discards.doors);
  putPile(note, discards.treasures);
  for (const it of state.players) {
    put(note, it.doubled);
    put(note, it.ready ? 1 : 0);
    putList(note, it.unsaleable);
  }
  return close(note);
}

/** Of a pile, its height and its top card: all that anybody could see or take. */
function putPile(note: Note, pile: readonly number[]): void {
  const { length } = pile;
  put(note, length);
  put(note, length === 0 ? -1 : (pile[length - 1] ?? -1));
}

function noteScene(note: WideNote, state: State): boolean {
  const { phase, combat, flight, charity, stack, bodies } = state;
  putWide(note, phase);
  putWide(note, state.secondDoor);
  for (const it of state.players) {
    if (it.used.length > 0) putWideList(note, it.used);
    if (it.nextCombat.length > 0) putWideList(note, it.nextCombat);
  }
  putWide(note, combat);
  if (combat !== null) noteCombat(note, combat);
  // What changes in place and is soon over is not looked into: it counts as changed by whatever happens.
  if (flight !== null || charity !== null || stack.length > 0 || bodies.length > 0) note.changed = true;
  return close(note);
}

function noteCombat(note: WideNote, it: Combat): void {
  putWide(note, it.helperSpent);
  putWide(note, it.terms);
  putWide(note, it.spoils);
  putWideList(note, it.foes);
  putWideList(note, it.enhancers);
  putWideList(note, it.boosts);
  putWideList(note, it.aside);
  putWideList(note, it.bonusLevels);
  putWideList(note, it.eluded);
  putWide(note, it.claim);
  if (it.claim !== null) putWideList(note, it.claim.passed);
  for (const [use, count] of Object.entries(it.used)) {
    putWide(note, use);
    putWide(note, count);
  }
}

function noteTalk(note: WideNote, { trades, combat }: State): boolean {
  putWideList(note, trades);
  if (combat !== null) {
    putWide(note, combat.request);
    putWideList(note, combat.refusals);
  }
  return close(note);
}
