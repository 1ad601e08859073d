/** The comparable card game on typed arrays, avoiding objects and function calls: an upper bound on speed. */
import { measure, type Rate, type Seconds } from '../measure.ts';
import { card, CARDS, DEALT, GOAL, MOST_TURNS, SEATS } from './cards.ts';

const SUIT = Uint8Array.from({ length: CARDS }, (_, id) => card(id).suit);
const RANK = Uint8Array.from({ length: CARDS }, (_, id) => card(id).rank);
const REACTS = Uint8Array.from({ length: CARDS }, (_, id) => (card(id).reaction ? 1 : 0));

const deck = new Uint8Array(CARDS);
const pile = new Uint8Array(CARDS);
const hands = new Uint8Array(SEATS * 256);
const held = new Int32Array(SEATS);
const score = new Int32Array(SEATS);
const options = new Int32Array(1024);
/** Cards in the deck, cards on the pile, the shuffler's seed, the player's seed. */
const reg = new Int32Array([0, 0, 12345, 54321]);

function at(list: Uint8Array, index: number): number {
  return list[index] ?? 0;
}

function count(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}

function roll(stream: 2 | 3, n: number): number {
  let x = count(reg, stream);
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  reg[stream] = x;
  return ((x >>> 0) % n) | 0;
}

function shuffle(n: number): void {
  for (let i = n - 1; i > 0; i--) {
    const j = roll(2, i + 1);
    const t = at(deck, i);
    deck[i] = at(deck, j);
    deck[j] = t;
  }
}

function drawOne(seat: number): void {
  if (count(reg, 0) === 0) {
    const n = count(reg, 1);
    if (n === 0) return;
    deck.set(pile);
    reg[0] = n;
    reg[1] = 0;
    shuffle(n);
  }
  const left = count(reg, 0) - 1;
  reg[0] = left;
  const n = count(held, seat);
  held[seat] = n + 1;
  hands[seat * 256 + n] = at(deck, left);
}

function take(seat: number, index: number): number {
  const base = seat * 256;
  const taken = at(hands, base + index);
  const n = count(held, seat) - 1;
  held[seat] = n;
  for (let k = index; k < n; k++) hands[base + k] = at(hands, base + k + 1);
  return taken;
}

function discard(id: number): void {
  const n = count(reg, 1);
  pile[n] = id;
  reg[1] = n + 1;
}

function deal(): void {
  for (let i = 0; i < CARDS; i++) deck[i] = i;
  reg[0] = CARDS;
  reg[1] = 0;
  shuffle(CARDS);
  for (let seat = 0; seat < SEATS; seat++) {
    held[seat] = 0;
    score[seat] = 0;
    for (let i = 0; i < DEALT; i++) drawOne(seat);
  }
}

/** Lists the legal options in a phase. Returns their number. */
function listLawful(phase: number, seat: number, table: number): number {
  if (phase === 0) return 1;
  const base = seat * 256;
  const own = count(held, seat);
  let n = 0;
  for (let i = 0; i < own; i++) {
    const id = at(hands, base + i);
    if (phase === 3 || (phase === 2 && at(REACTS, id) === 1 && (id & 1) === (table & 1))) options[n++] = i;
    if (phase === 1 && at(REACTS, id) === 0) {
      for (let to = 0; to < SEATS; to++) if (to !== seat) options[n++] = i * SEATS + to;
    }
  }
  if (phase !== 3) options[n++] = -1;
  return n;
}

function compare(from: number, target: number, table: number): void {
  const base = target * 256;
  const own = count(held, target);
  let best = 0;
  let bestAt = -1;
  for (let i = 0; i < own; i++) {
    const id = at(hands, base + i);
    if (at(SUIT, id) !== at(SUIT, table) || at(RANK, id) <= best) continue;
    best = at(RANK, id);
    bestAt = i;
  }
  if (at(RANK, table) > best) {
    score[from] = count(score, from) + 1;
    if (bestAt >= 0) discard(take(target, bestAt));
  } else score[target] = count(score, target) + 1;
}

function isOver(turn: number): boolean {
  if (turn >= MOST_TURNS) return true;
  for (let seat = 0; seat < SEATS; seat++) if (count(score, seat) >= GOAL) return true;
  return false;
}

/** Plays one game. Returns its number of decisions. Phases: draw 0, play 1, react 2, discard 3. */
function play(): number {
  deal();
  let steps = 0;
  let phase = 0;
  let turn = 0;
  let seat = 0;
  let reactor = 0;
  let table = 0;
  let target = 0;
  let cancelled = false;
  for (;;) {
    const actor = phase === 2 ? reactor : seat;
    const option = count(options, roll(3, listLawful(phase, actor, table)));
    steps += 1;
    let end = phase === 3 || (phase === 1 && option < 0);
    if (phase === 0) {
      drawOne(seat);
      drawOne(seat);
      phase = 1;
    } else if (phase === 3) discard(take(seat, option));
    else if (phase === 2) {
      if (option >= 0) {
        discard(take(actor, option));
        cancelled = !cancelled;
      }
      reactor += reactor + 1 === seat ? 2 : 1;
      if (reactor >= SEATS) {
        if (!cancelled) compare(seat, target, table);
        discard(table);
        end = true;
      }
    } else if (!end) {
      table = take(seat, option >> 2);
      target = option & 3;
      cancelled = false;
      reactor = seat === 0 ? 1 : 0;
      phase = 2;
    }
    if (!end) continue;
    if (count(held, seat) > DEALT) {
      phase = 3;
      continue;
    }
    turn += 1;
    seat = (seat + 1) % SEATS;
    phase = 0;
    if (isOver(turn)) return steps;
  }
}

/** Random legal play, in decisions per second. */
export function playFloor(seconds: Seconds): Rate {
  return measure(seconds, () => {
    let steps = 0;
    for (let game = 0; game < 50; game++) steps += play();
    return steps;
  });
}
