/** The seating before the start, as changes of a table's setup. */
import { CHARACTERS, USUAL_STRENGTH, type Character, type Strength } from '@kickdoor/bots';
import { TableProblem } from '../base/problem.ts';
import type { SeatRecord, Setup } from '../store/records.ts';
import { opens, randomBelow } from '../base/secrets.ts';
import { looksLike } from './look-alike.ts';

type Sex = 'male' | 'female';

export type BotName = readonly [name: string, sex: Sex, character: Character];
/** The bots' names in a language. */
export type BotNames = (language: Setup['language']) => readonly BotName[];

/** Seats a person at the seat they ask for, or at the first free one. */
export function sit(
  setup: Setup,
  person: { readonly name: string; readonly sex: Sex; readonly hash: string; readonly seat?: number },
): { setup: Setup; seat: number } {
  mustBeOpen(setup);
  const seat = person.seat ?? setup.seats.findIndex(({ kind }) => kind === 'empty');
  if (seat < 0) throw new TableProblem('table-full', 'every seat of this table is taken');
  const there = setup.seats[seat];
  if (there === undefined) throw new TableProblem('not-found', `there is no seat ${seat}`, 'seat');
  if (there.kind !== 'empty') throw new TableProblem('seat-taken', `seat ${seat} is taken`, 'seat');
  if (hasName(setup, person.name)) {
    throw new TableProblem('name-taken', `${person.name} looks like a name at this table`, 'name');
  }
  const { name, sex, hash } = person;
  return { setup: put(setup, seat, { kind: 'person', name, sex, hash }), seat };
}

/** Wishes for a bot. Fields left out stay as they were, or else are default or random. */
export interface BotWish {
  readonly strength?: Strength | undefined;
  readonly character?: Character | undefined;
}

/**
 * Seats a bot. If a bot sits there already, it takes on the new strength. A new character makes it a different bot,
 * with a name of that character.
 */
export function seatBot(botNames: BotNames, setup: Setup, seat: number, wish: BotWish = {}): Setup {
  mustBeOpen(setup);
  const there = setup.seats[seat];
  if (there === undefined) throw new TableProblem('not-found', `there is no seat ${seat}`, 'seat');
  if (there.kind === 'bot') {
    const strength = wish.strength ?? there.strength;
    const isSame = wish.character === undefined || wish.character === there.character;
    if (isSame) return put(setup, seat, { ...there, strength });
    return seatBot(botNames, put(setup, seat, { kind: 'empty' }), seat, { ...wish, strength });
  }
  if (there.kind !== 'empty') throw new TableProblem('seat-taken', `seat ${seat} is taken`, 'seat');
  const { strength = USUAL_STRENGTH } = wish;
  const character = wish.character ?? CHARACTERS[randomBelow(CHARACTERS.length)] ?? 'bold';
  const [name, sex] = nameFor(botNames, setup, character) ?? [`№ ${seat + 1}`, 'female'];
  return put(setup, seat, { kind: 'bot', name, sex, strength, character });
}

/** Picks a name that is free at the table: one of the character's or, if those are taken, any. */
function nameFor(botNames: BotNames, setup: Setup, character: Character): BotName | undefined {
  const left = botNames(setup.language).filter(([name]) => !hasName(setup, name));
  const own = left.filter(([, , whose]) => whose === character);
  const names = own.length > 0 ? own : left;
  return names[randomBelow(names.length)];
}

/** Fills all free seats with bots of this strength. */
export function fill(botNames: BotNames, setup: Setup, strength: Strength = USUAL_STRENGTH): Setup {
  mustBeOpen(setup);
  let filled = setup;
  for (const [seat, { kind }] of setup.seats.entries()) {
    if (kind === 'empty') filled = seatBot(botNames, filled, seat, { strength });
  }
  return filled;
}

/** Replaces people who are not connected with bots, leaving empty seats as they are. */
export function replaceAbsent(botNames: BotNames, setup: Setup, isThere: (seat: number) => boolean): Setup {
  mustBeOpen(setup);
  let replaced = setup;
  for (const [seat, { kind }] of setup.seats.entries()) {
    if (kind === 'person' && !isThere(seat)) {
      replaced = seatBot(botNames, put(replaced, seat, { kind: 'empty' }), seat);
    }
  }
  return replaced;
}

/** Frees a seat; its old secret no longer opens anything. */
export function free(setup: Setup, seat: number): Setup {
  mustBeOpen(setup);
  if (setup.seats[seat] === undefined) {
    throw new TableProblem('not-found', `there is no seat ${seat}`, 'seat');
  }
  return put(setup, seat, { kind: 'empty' });
}

/** The setup of the started game, without the empty seats. */
export function started(setup: Setup, minPlayers: number): Setup {
  if (setup.stage !== 'open') throw hasStarted();
  const seats = setup.seats.filter(({ kind }) => kind !== 'empty');
  if (seats.length < minPlayers) {
    throw new TableProblem('too-few', `${minPlayers} seats must be filled to start`);
  }
  return { ...setup, stage: 'playing', seats };
}

/** The names and sexes of the game's players. */
export function players(setup: Setup): { name: string; sex: Sex }[] {
  return setup.seats.flatMap((seat) => (seat.kind === 'empty' ? [] : [{ name: seat.name, sex: seat.sex }]));
}

/** Returns the seat that a secret opens, or `null`. Checks every seat, so that timing doesn't reveal which. */
export function seatOf(setup: Setup, secret: string): number | null {
  let found: number | null = null;
  for (const [at, seat] of setup.seats.entries()) {
    if (seat.kind === 'person' && opens(secret, seat.hash)) found = at;
  }
  return found;
}

/** Throws a problem if the game has started or its deal is under way. */
export function mustBeOpen(setup: Setup): void {
  if (setup.stage !== 'open' || setup.draw !== null) throw hasStarted();
}

const hasStarted = () => new TableProblem('started', 'the game has started');

function hasName(setup: Setup, name: string): boolean {
  return setup.seats.some((seat) => seat.kind !== 'empty' && looksLike(seat.name, name));
}

function put(setup: Setup, at: number, seat: SeatRecord): Setup {
  return { ...setup, seats: setup.seats.with(at, seat) };
}
