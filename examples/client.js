/**
 * A small client: sits down at a table and plays a whole game. Node 22 or newer, no packages, no build.
 *
 *   node examples/client.js                                a table with two bots, at http://localhost:3000
 *   node examples/client.js --seats 4 --bots 2             waits for one more person, then starts
 *   node examples/client.js --join TABLE --name Ben        sits down at a table that is there
 *
 * Everything it knows of the protocol is in docs/protocol.md.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';

const wishes = {
  server: { type: 'string', default: 'http://localhost:3000' },
  name: { type: 'string', default: 'Anna' },
  sheet: { type: 'string', default: 'classic' },
  seats: { type: 'string', default: '3' },
  bots: { type: 'string', default: '2' },
  join: { type: 'string' },
};

function wished() {
  try {
    return parseArgs({ options: wishes }).values;
  } catch (error) {
    const known = Object.keys(wishes).map((name) => `--${name}`);
    console.error(`${error.message}\nThere are ${known.join(', ')}.`);
    return process.exit(2);
  }
}

const wish = wished();

async function request(path, body) {
  const options = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(wish.server + path, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.code}: ${answer.message}`);
  return answer;
}

/** A seat: at a table that is there, or at a new one with bots at its last seats. */
async function sitDown() {
  const player = { name: wish.name, sex: 'female' };
  if (wish.join) return { table: wish.join, ...(await request(`/api/tables/${wish.join}/join`, player)) };
  const seats = Number(wish.seats);
  const bots = Array.from({ length: Number(wish.bots) }, (_, at) => seats - 1 - at);
  return request('/api/tables', { seats, bots, sheet: wish.sheet, player });
}

/** All cards of a table: a view's numbers are places in this list. */
async function loadCards(sets) {
  const packs = await Promise.all(sets.map((set) => request(`/api/packs/${set}.json`)));
  return packs.flatMap(({ defs }) => defs.flatMap((card) => Array(card.copies).fill(card)));
}

// What to do: the first of these that is legal.

// Errors after which the same message may be sent again in a moment.
const LATER = new Set(['too-fast', 'storage-full', 'unavailable']);

/** Cards for a legal move with `pick`: as few as it takes, the ones that bring most first; `null` where that does not fit. */
function pickCards({ from, min, gold = [], worth: [lowest, highest] = [0, Infinity] }) {
  const value = (card) => gold[from.indexOf(card)] ?? 0;
  const picked = [];
  let sum = 0;
  for (const card of from.toSorted((a, b) => value(b) - value(a))) {
    if (picked.length >= min && sum >= lowest) break;
    if (sum + value(card) > highest) continue;
    picked.push(card);
    sum += value(card);
  }
  return picked.length >= min && sum >= lowest ? picked : null;
}

/** Terms for a legal move with `terms`: the fewest treasures that were not declined yet, and nothing else. */
function proposeTerms({ move, terms }) {
  for (let treasures = 0; treasures <= terms.treasures; treasures += 1) {
    const declined = terms.refused.some(
      (old) => old.treasures === treasures && old.first === move.terms.first,
    );
    if (!declined) return { treasures, first: move.terms.first, items: [], plays: [] };
  }
  return null;
}

/** Fills in a legal move; `null` if nothing sensible fits. */
function fill(legalMove) {
  const { move, pick, terms, trade, choice } = legalMove;
  if (pick) {
    const cards = pickCards(pick);
    return cards && { ...move, cards };
  }
  if (terms) {
    const proposed = proposeTerms(legalMove);
    return proposed && { ...move, terms: proposed };
  }
  if (choice) return { ...move, picks: choice.from.slice(0, choice.min) };
  return trade ? null : move; // Trades are left to others.
}

/** Kinds of cards that do good to whoever plays them. */
const GOOD = new Set(['item', 'race', 'class', 'sidekick', 'steed', 'power', 'style', 'training']);

/** Verbs that go on with the game, the safest first. */
const ONWARD = ['choose', 'pass', 'charity', 'give', 'kick', 'take', 'claim', 'roll', 'loot', 'flee', 'end'];

function decide({ view, legalMoves }, cards, refused) {
  const { combat } = view;
  // A helper is being asked: their answer comes first.
  if (combat?.request && combat.fighter === view.seat) return null;
  const legal = (verb, fits = () => true) => legalMoves.filter(({ move }) => move.do === verb && fits(move));
  const forFree = ({ seat, on, side, card }) =>
    seat === undefined && on === undefined && side === undefined && GOOD.has(cards[card].kind);
  const wanted = [
    ...(combat?.request?.terms.treasures > 0 ? legal('accept') : []),
    ...legal('decline'),
    ...legal('play', forFree),
    ...legal('equip'),
    ...legal('sell'),
    ...(combat?.fighter === view.seat && !combat.winning ? legal('ask') : []),
    ...ONWARD.flatMap((verb) => legal(verb)),
  ];
  for (const legalMove of wanted) {
    const move = fill(legalMove);
    if (move && !refused.has(JSON.stringify(move))) return move;
  }
  return null;
}

// What has changed.

/** A value after a difference. */
function patched(old, difference) {
  if (!Array.isArray(difference)) {
    const made = { ...old };
    for (const [key, inner] of Object.entries(difference)) {
      if (Array.isArray(inner) && inner.length === 0) delete made[key];
      else made[key] = patched(made[key], inner);
    }
    return made;
  }
  if (difference.length === 1) return difference[0];
  const list = [...old];
  for (let step = 0; step < difference.length;) {
    const [at, what, items] = difference.slice(step);
    if (typeof what === 'number') {
      list.splice(at, what, ...items);
      step += 3;
    } else {
      list[at] = patched(list[at], what);
      step += 2;
    }
  }
  return list;
}

/** A value as JSON with the fields of every map in order. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.keys(value).toSorted();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}

/** What a change says as `check`, so that both sides know that they mean the same. */
const checkOf = (sight) => crc32(canonical(sight));

// The conversation.

const { table, secret, host } = await sitDown();
console.log(`table: ${table}`);
const address = `${wish.server.replace(/^http/u, 'ws')}/api/tables/${table}/socket`;

let cards = null;
let rules = null;
let update = null; // The last one.
let pending = null; // The message that waits for its answer.
let refused = new Set(); // Moves that were refused at this number.
let count = 0;
let waitBefore = 100; // Milliseconds until the next try to connect.
let socket = null;

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** Sends something that is answered; it is sent again after a broken connection. */
function ask(message) {
  count += 1;
  pending = { ...message, id: `${process.pid}-${count}` };
  send(pending);
}

function moveIfPossible() {
  if (pending || !update || !cards || update.view.phase === 'over') return;
  const move = decide(update, cards, refused);
  if (move) ask({ type: 'move', move });
}

/** The game is as a message says. */
function see(message) {
  if (update?.number !== message.number) refused = new Set();
  update = message;
  for (const event of message.steps.flatMap(({ events }) => events)) {
    if (event.e === 'level') console.log(`seat ${event.seat}: Level ${event.to}`);
  }
  if (message.view.phase === 'over') finish(message);
  else moveIfPossible();
}

const handlers = {
  async table({ you, table: info }) {
    if (you.host && info.stage === 'open' && !pending && info.seats.every(({ kind }) => kind !== 'empty')) {
      ask({ type: 'start' });
    }
    if (cards) return;
    cards = await loadCards(info.sets);
    ({ rules } = await request(`/api/tables/${table}/rules`));
    moveIfPossible();
  },

  update(message) {
    const next = update ? update.number + 1 : 0;
    const [first] = message.steps;
    if (!message.resync && first && first.number > next) {
      send({ type: 'resync' }); // Something was missed: everything anew.
      return;
    }
    see(message);
  },

  change({ changes, check, ...message }) {
    if (update?.number !== message.number - message.steps.length) {
      send({ type: 'resync' });
      return;
    }
    const { view, legalMoves, reasons } = update;
    const sight = patched({ view, legalMoves, reasons }, changes);
    if (check !== undefined && check !== checkOf(sight)) {
      console.log('error: what has changed does not add up');
      send({ type: 'resync', mismatch: true });
    } else see({ ...message, ...sight });
  },

  accepted({ id }) {
    if (pending?.id !== id) return;
    pending = null;
    moveIfPossible();
  },

  refused({ id, refusal }) {
    console.log(`refused: ${rules?.[refusal.rule]?.text ?? refusal.rule}`);
    if (pending?.id !== id) return;
    refused.add(JSON.stringify(pending.move));
    pending = null;
    moveIfPossible();
  },

  error({ id, code, message }) {
    console.log(`error: ${code}: ${message}`);
    if (LATER.has(code)) setTimeout(() => pending && send(pending), 1000);
    else if (pending && pending.id === id) {
      if (pending.move) refused.add(JSON.stringify(pending.move));
      pending = null;
      moveIfPossible();
    }
  },

  remark() {}, // A bot says why it did something.
  pong() {},
};

function finish({ number, view }) {
  const names = view.winners.map((seat) => view.players[seat].name);
  console.log(`over after ${number} moves; won by ${names.join(' and ')}`);
  socket.close();
}

function connect() {
  socket = new WebSocket(address);
  socket.addEventListener('open', () => {
    waitBefore = 100;
    const since = update ? { since: update.number } : {};
    send({ type: 'hello', version: 5, secret, ...(host && { host }), ...since });
    if (pending) send(pending);
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    handlers[message.type]?.(message);
  });
  socket.addEventListener('close', ({ code }) => {
    if (update?.view.phase === 'over') return;
    if (code === 1008) throw new Error('the server wants nothing to do with this client');
    // Everybody who was at the server comes back: not all at the same moment.
    setTimeout(connect, waitBefore * (0.5 + Math.random() / 2));
    waitBefore = Math.min(waitBefore * 2, 10_000);
  });
  socket.addEventListener('error', () => {}); // `close` follows.
}

connect();
