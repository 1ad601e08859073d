/**
 * What lies on a table, in parts, and which of them an act has changed. Nobody who changes a table has to say what: after the
 * act each part is compared with what was noted of it, so that no rule can forget to.
 */
import type { Combat, Phase, Player, State } from '../model/state.ts';
import {
  close,
  newNote,
  newWideNote,
  packed,
  put,
  putCards,
  putList,
  putWide,
  putWideList,
  type Note,
  type WideNote,
} from './note.ts';

/** Parts of a table that something found out about it may hang on; those of a seat are the asking seat's own. */
export const FACETS = {
  /** The own hand, and what of it was just received. */
  hand: 1,
  /** What lies in front of the asking seat, and its character. */
  front: 2,
  /** The open trade or request for help that the asking seat is party to. */
  asked: 4,
  /** Any hand. */
  hands: 8,
  /** What lies in front of anybody. */
  fronts: 16,
  /** Who is there, and who is dead. */
  people: 32,
  /** Who fights. */
  fighters: 64,
  /** Whose turn it is, its phase, the door card shown, a flight, charity, what is pending. */
  turn: 128,
  /** Decks and discard piles: how high they are, and what lies on top. */
  piles: 256,
  /** The combat, and what holds for players for a time. */
  scene: 512,
  /** Open trades, requests for help and the answers to them. */
  talk: 1024,
} as const;

export type Facet = keyof typeof FACETS;

/** Some facets as one number. */
export function maskOf(facets: readonly Facet[]): number {
  return facets.reduce<number>((mask, facet) => mask | FACETS[facet], 0);
}

/** What was noted of a table. */
export interface Notes {
  readonly hands: readonly Note[];
  readonly fronts: readonly Note[];
  readonly people: Note;
  readonly fighters: Note;
  phase: Phase;
  readonly turn: Note;
  readonly piles: Note;
  readonly counts: Note;
  readonly scene: WideNote;
  readonly talk: WideNote;
  /** The seats that are party to anything of the talk, a bit for each. */
  parties: number;
}

function newNotes({ players }: State): Note[] {
  const notes: Note[] = [];
  for (let seat = 0; seat < players.length; seat++) notes.push(newNote());
  return notes;
}

/** Notes all parts of a table. */
export function takeNotes(state: State): Notes {
  const notes: Notes = {
    hands: newNotes(state),
    fronts: newNotes(state),
    people: newNote(),
    fighters: newNote(),
    phase: state.phase,
    turn: newNote(),
    piles: newNote(),
    counts: newNote(),
    scene: newWideNote(),
    talk: newWideNote(),
    parties: 0,
  };
  compare(notes, state);
  return notes;
}

/** What {@link compare} found: facets of the whole table, and the seats of which the own ones are others now, a bit for each. */
export interface Changes {
  readonly table: number;
  readonly hands: number;
  readonly fronts: number;
  readonly asked: number;
}

/** Compares a table with what was noted of it, and notes how it is now. */
export function compare(notes: Notes, state: State): Changes {
  const hands = changedHands(notes, state);
  let fronts = 0;
  for (let seat = 0; seat < notes.fronts.length; seat++) {
    const it = state.players[seat];
    const note = notes.fronts[seat];
    if (it === undefined || note === undefined) continue;
    if (noteFront(note, it, seat === state.turn)) fronts |= 1 << seat;
  }
  const table =
    (hands > 0 ? FACETS.hands : 0) |
    (fronts > 0 ? FACETS.fronts : 0) |
    (fronts > 0 && notePeople(notes.people, state) ? FACETS.people : 0) |
    (noteFighters(notes.fighters, state) ? FACETS.fighters : 0) |
    (notePhase(notes, state) ? FACETS.turn : 0) |
    (noteTurn(notes.turn, state) ? FACETS.turn : 0) |
    (notePiles(notes.piles, state) ? FACETS.piles : 0) |
    (noteCounts(notes.counts, state) ? FACETS.scene : 0) |
    (noteScene(notes.scene, state) ? FACETS.scene : 0);
  return withTalk(notes, state, { table, hands, fronts });
}

/** The same after something was only said: all that it can change is what is said, and what of a hand counts as just received. */
export function compareTalk(notes: Notes, state: State): Changes {
  const hands = changedHands(notes, state);
  return withTalk(notes, state, { table: hands > 0 ? FACETS.hands : 0, hands, fronts: 0 });
}

/** Compares what is said, too. Where it is something else now, that is for whoever was party to any of it, or is. */
function withTalk(notes: Notes, state: State, others: Omit<Changes, 'asked'>): Changes {
  const { table, hands, fronts } = others;
  if (!noteTalk(notes.talk, state)) return { table, hands, fronts, asked: 0 };
  const before = notes.parties;
  notes.parties = partiesOf(state);
  return { table: table | FACETS.talk, hands, fronts, asked: before | notes.parties };
}

function partiesOf({ trades, combat }: State): number {
  let parties = 0;
  for (const { from, to } of trades) parties |= (1 << from) | (1 << to);
  if (combat !== null && combat.request !== null) {
    parties |= (1 << combat.fighter) | (1 << combat.request.to);
  }
  return parties;
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

function noteHand(note: Note, it: Player): boolean {
  const { hand, fresh } = it;
  const at = put(note, 0, packed(hand.length, fresh.length, 0));
  return close(note, putCards(note, putCards(note, at, hand), fresh));
}

function noteFront(note: Note, it: Player, onTurn: boolean): boolean {
  const { equipped, carried, races, classes, curses } = it;
  const { halfBreeds, superMunchkins, talents, sidekicks, steeds, attached } = it;
  const many = sidekicks.length + steeds.length + attached.length;
  const rare = halfBreeds.length + superMunchkins.length + talents.length + many;
  // Whether a curse on one turn holds hangs on whose turn it is.
  const state = (it.sex === 'male' ? 1 : 0) + (it.dead ? 2 : 0) + (it.left ? 4 : 0);
  let at = put(note, 0, it.level * 16 + state + (onTurn && curses.length > 0 ? 8 : 0));
  at = put(note, at, packed(equipped.length, carried.length, races.length));
  at = put(note, at, packed(classes.length, curses.length, rare));
  at = putCards(note, at, equipped);
  at = putCards(note, at, carried);
  at = putCards(note, at, races);
  at = putCards(note, at, classes);
  at = putCards(note, at, curses);
  return close(note, rare > 0 ? putRare(note, at, it) : at);
}

/** What few players have: nothing of it is looked into where there is none. */
function putRare(note: Note, from: number, it: Player): number {
  let at = putList(note, from, it.halfBreeds);
  at = putList(note, at, it.superMunchkins);
  at = putList(note, at, it.talents);
  at = putList(note, at, it.sidekicks);
  at = putList(note, at, it.steeds);
  at = putList(note, at, it.changed);
  for (const [host, card] of it.attached) at = put(note, put(note, at, host), card);
  return at;
}

function notePeople(note: Note, { players }: State): boolean {
  for (let seat = 0; seat < players.length; seat++) {
    const it = players[seat];
    if (it !== undefined) put(note, seat, (it.dead ? 2 : 0) + (it.left ? 4 : 0));
  }
  return close(note, players.length);
}

function noteFighters(note: Note, { combat }: State): boolean {
  const at = put(note, 0, combat === null ? -1 : combat.fighter);
  return close(note, put(note, at, combat?.helper ?? -1));
}

function notePhase(notes: Notes, { phase }: State): boolean {
  const changed = notes.phase !== phase;
  notes.phase = phase;
  return changed;
}

function noteTurn(note: Note, state: State): boolean {
  let at = put(note, 0, state.turn);
  at = put(note, at, state.turns);
  at = put(note, at, state.door);
  at = put(note, at, state.secondDoor ? 1 : 0);
  at = put(note, at, state.stack.length);
  const { flight, charity, stack, bodies } = state;
  // What changes in place and is soon over is not looked into: it counts as changed by whatever happens.
  if (flight !== null || charity !== null || stack.length > 0 || bodies.length > 0) note.changed = true;
  return close(note, at);
}

function notePiles(note: Note, { decks, discards }: State): boolean {
  let at = putPile(note, 0, decks.doors);
  at = putPile(note, at, decks.treasures);
  at = putPile(note, at, discards.doors);
  return close(note, putPile(note, at, discards.treasures));
}

function noteCounts(note: Note, { players, combat }: State): boolean {
  let at = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const it = players[seat];
    if (it === undefined) break;
    at = put(note, at, it.doubled * 2 + (it.ready ? 1 : 0));
    at = put(note, at, packed(it.used.length, it.nextCombat.length, it.unsaleable.length));
    at = putCards(note, at, it.unsaleable);
  }
  return close(note, combat === null ? at : putCounts(note, at, combat));
}

/** What of a combat is a number, and how long its lists are. */
function putCounts(note: Note, from: number, it: Combat): number {
  let at = put(note, from, it.helperSpent ? 1 : 0);
  at = put(note, at, it.spoils);
  at = put(note, at, it.foes.length);
  at = put(note, at, it.enhancers.length);
  at = put(note, at, it.boosts.length);
  at = put(note, at, it.bonusLevels.length);
  at = putList(note, at, it.aside);
  at = putList(note, at, it.eluded);
  return it.claim === null ? put(note, at, -1) : putList(note, at, it.claim.passed);
}

/** Of a pile, its height and its top card: all that anybody could see or take. */
function putPile(note: Note, at: number, pile: readonly number[]): number {
  const { length } = pile;
  return put(note, put(note, at, length), length === 0 ? -1 : (pile[length - 1] ?? -1));
}

function noteScene(note: WideNote, state: State): boolean {
  const { combat } = state;
  let at = putWide(note, 0, combat);
  if (combat !== null) at = putCombat(note, at, combat);
  for (let seat = 0; seat < state.players.length; seat++) {
    const it = state.players[seat];
    if (it === undefined) break;
    at = putWideList(note, at, it.nextCombat);
    if (it.used.length > 0) note.changed = true;
  }
  return close(note, at);
}

function putCombat(note: WideNote, from: number, it: Combat): number {
  let at = putWide(note, from, it.terms);
  at = putWideList(note, at, it.foes);
  at = putWideList(note, at, it.enhancers);
  at = putWideList(note, at, it.boosts);
  at = putWideList(note, at, it.bonusLevels);
  at = putWide(note, at, it.claim);
  if (Object.keys(it.used).length > 0) note.changed = true;
  return at;
}

function noteTalk(note: WideNote, { trades, combat }: State): boolean {
  let at = putWideList(note, 0, trades);
  if (combat !== null) at = putWideList(note, putWide(note, at, combat.request), combat.refusals);
  return close(note, at);
}
