/** Notes of what a part of something was: the same places are noted again and again, and it shows whether any is another now. */

/** What was noted of a part, in small numbers alone: comparing them costs next to nothing. */
export interface Note {
  readonly values: number[];
  /** How many of the values are in use. */
  size: number;
  changed: boolean;
}

/** The same of what is more than numbers: objects that never change once they are there, by what they are. */
export interface WideNote {
  readonly values: (object | null | undefined)[];
  size: number;
  changed: boolean;
}

/** A note of nothing yet. */
export function newNote(): Note {
  return { values: [], size: 0, changed: false };
}

/** The same for what is more than numbers. */
export function newWideNote(): WideNote {
  return { values: [], size: 0, changed: false };
}

/** Notes a number at a place; answers with the next place. */
export function put(note: Note, at: number, value: number): number {
  const { values } = note;
  if (values[at] !== value) {
    values[at] = value;
    note.changed = true;
  }
  return at + 1;
}

/** Notes how long a list is, and what it has. */
export function putList(note: Note, at: number, list: readonly number[]): number {
  return putCards(note, put(note, at, list.length), list);
}

/** Notes what a list has; how long it is stands elsewhere. */
export function putCards(note: Note, from: number, list: readonly number[]): number {
  const { values } = note;
  const { length } = list;
  let at = from;
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

/** Notes an object at a place; answers with the next place. */
export function putWide(note: WideNote, at: number, value: object | null | undefined): number {
  const { values } = note;
  if (values[at] !== value) {
    values[at] = value;
    note.changed = true;
  }
  return at + 1;
}

/** Notes the objects of a list; how long it is stands elsewhere. */
export function putWideList(note: WideNote, from: number, list: readonly object[]): number {
  let at = from;
  for (let i = 0; i < list.length; i++) at = putWide(note, at, list[i]);
  return at;
}

/** Ends the noting of a part at a place; whether it has changed. */
export function close(note: Note | WideNote, at: number): boolean {
  const changed = note.changed || note.size !== at;
  note.size = at;
  note.changed = false;
  return changed;
}

/** Three numbers below 1024, as lengths of lists are, in one. */
export function packed(a: number, b: number, c: number): number {
  return (a << 20) | (b << 10) | c;
}
