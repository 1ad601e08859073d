/** boardgame.io's plain reducer on the comparable card game: no store, no master, no views. */
import { numbers } from '../figures.ts';
import { measure, type Rate, type Seconds } from '../measure.ts';
import { card, CARDS, DEALT, GOAL, MOST_TURNS, SEATS, type Card } from './cards.ts';
import { hasFunctions, loadPeer } from './load.ts';

interface Table {
  readonly secret: { deck: Card[]; seed: number };
  discard: Card[];
  table: Card | null;
  target: number;
  cancelled: boolean;
  waiting: number;
  turns: number;
  readonly score: number[];
  readonly count: number[];
  readonly players: Record<string, { hand: Card[] }>;
}

interface Events {
  setActivePlayers(arg: object): void;
  endTurn(): void;
  endGame(result: object): void;
}

interface Context {
  readonly currentPlayer: string;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}

interface MoveArg {
  readonly G: Table;
  readonly ctx: Context;
  readonly events: Events;
  readonly playerID: string;
}

export interface GameState {
  readonly G: Table;
  readonly ctx: Context;
  readonly _stateID: number;
}

interface Internal {
  CreateGameReducer(setup: { game: object }): (state: GameState, action: object) => GameState;
  InitializeGame(setup: { game: object; numPlayers: number }): GameState;
}

interface Core {
  readonly INVALID_MOVE: unknown;
}

function isInternal(module: unknown): module is Internal {
  return hasFunctions(module, 'CreateGameReducer', 'InitializeGame');
}

function isCore(module: unknown): module is Core {
  return typeof module === 'object' && module !== null && 'INVALID_MOVE' in module;
}

/** A random number below n; the seed is part of the table, as usual in boardgame.io. */
function roll(secret: { seed: number }, n: number): number {
  let x = secret.seed;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  secret.seed = x;
  return (x >>> 0) % n;
}

function shuffle(secret: Table['secret']): void {
  const { deck } = secret;
  for (let i = deck.length - 1; i > 0; i--) {
    const j = roll(secret, i + 1);
    const [a, b] = [deck[i], deck[j]];
    if (a === undefined || b === undefined) return;
    deck[i] = b;
    deck[j] = a;
  }
}

function handOf(G: Table, seat: number | string): Card[] {
  const it = G.players[seat];
  if (it === undefined) throw new Error(`no seat ${seat}`);
  return it.hand;
}

function add(list: number[], at: number, by: number): void {
  list[at] = (list[at] ?? 0) + by;
}

function drawOne(G: Table, seat: number): void {
  const { secret } = G;
  if (secret.deck.length === 0) {
    secret.deck = G.discard;
    G.discard = [];
    shuffle(secret);
  }
  const drawn = secret.deck.pop();
  if (drawn === undefined) return;
  handOf(G, seat).push(drawn);
  add(G.count, seat, 1);
}

function take(G: Table, seat: number, at: number): void {
  add(G.count, seat, -1);
  const [taken] = handOf(G, seat).splice(at, 1);
  if (taken !== undefined) G.discard.push(taken);
}

function endOrDiscard({ G, ctx, events }: MoveArg): void {
  if (handOf(G, ctx.currentPlayer).length > DEALT) {
    events.setActivePlayers({ currentPlayer: 'discard' });
    return;
  }
  G.turns += 1;
  if (G.turns >= MOST_TURNS || G.score.some((points) => points >= GOAL)) {
    events.endGame({ winner: String(G.score.indexOf(Math.max(...G.score))) });
  } else events.endTurn();
}

/** Resolves the played card once the last player has answered. */
function answered(arg: MoveArg): void {
  const { G, ctx } = arg;
  G.waiting -= 1;
  const played = G.table;
  if (G.waiting > 0 || played === null) return;
  if (!G.cancelled) {
    const hand = handOf(G, G.target);
    let best = 0;
    let bestAt = -1;
    for (let at = 0; at < hand.length; at++) {
      const held = hand[at];
      if (held === undefined || held.suit !== played.suit || held.rank <= best) continue;
      best = held.rank;
      bestAt = at;
    }
    add(G.score, played.rank > best ? Number(ctx.currentPlayer) : G.target, 1);
    if (played.rank > best && bestAt >= 0) take(G, G.target, bestAt);
  }
  G.discard.push(played);
  G.table = null;
  endOrDiscard(arg);
}

function reacts(held: Card | undefined, played: Card | null): held is Card {
  return held !== undefined && held.reaction && (held.id & 1) === ((played?.id ?? 0) & 1);
}

function movesOf(invalid: unknown) {
  return {
    draw: ({ G, ctx, events }: MoveArg) => {
      drawOne(G, Number(ctx.currentPlayer));
      drawOne(G, Number(ctx.currentPlayer));
      events.setActivePlayers({ currentPlayer: 'play' });
    },
    skip: (arg: MoveArg) => endOrDiscard(arg),
    play: ({ G, ctx, events }: MoveArg, at: number, target: number) => {
      const hand = handOf(G, ctx.currentPlayer);
      const held = hand[at];
      if (held === undefined || held.reaction || target === Number(ctx.currentPlayer)) return invalid;
      hand.splice(at, 1);
      add(G.count, Number(ctx.currentPlayer), -1);
      G.table = held;
      G.target = target;
      G.cancelled = false;
      G.waiting = SEATS - 1;
      events.setActivePlayers({ others: 'react', minMoves: 1, maxMoves: 1 });
      return undefined;
    },
    react: (arg: MoveArg, at: number) => {
      const { G, playerID } = arg;
      if (!reacts(handOf(G, playerID)[at], G.table)) return invalid;
      take(G, Number(playerID), at);
      G.cancelled = !G.cancelled;
      answered(arg);
      return undefined;
    },
    pass: answered,
    discard: (arg: MoveArg, at: number) => {
      const seat = Number(arg.ctx.currentPlayer);
      if (handOf(arg.G, seat)[at] === undefined) return invalid;
      take(arg.G, seat, at);
      endOrDiscard(arg);
      return undefined;
    },
  };
}

function gameOf(invalid: unknown, seed: () => number): object {
  const moves = movesOf(invalid);
  return {
    name: 'bench',
    disableUndo: true,
    playerView: hide,
    minPlayers: SEATS,
    maxPlayers: SEATS,
    setup: () => newTable(seed()),
    turn: {
      activePlayers: { currentPlayer: 'draw' },
      stages: {
        draw: { moves: { draw: moves.draw } },
        play: { moves: { play: moves.play, skip: moves.skip } },
        react: { moves: { react: moves.react, pass: moves.pass } },
        discard: { moves: { discard: moves.discard } },
      },
    },
  };
}

/** What a seat sees: no deck, and only its own hand. The plain reducer doesn't compute views. */
function hide({ G, playerID }: { readonly G: Table; readonly playerID: string | null }): object {
  const { secret: _secret, players, ...open } = G;
  const own = playerID === null ? undefined : players[playerID];
  return { ...open, players: own === undefined ? {} : { [playerID ?? '']: own } };
}

function newTable(seed: number): Table {
  const G: Table = {
    secret: { seed, deck: Array.from({ length: CARDS }, (_, id) => card(id)) },
    discard: [],
    table: null,
    target: 0,
    cancelled: false,
    waiting: 0,
    turns: 0,
    score: [0, 0, 0, 0],
    count: [0, 0, 0, 0],
    players: { 0: { hand: [] }, 1: { hand: [] }, 2: { hand: [] }, 3: { hand: [] } },
  };
  shuffle(G.secret);
  for (let seat = 0; seat < SEATS; seat++) for (let i = 0; i < DEALT; i++) drawOne(G, seat);
  return G;
}

export interface Choice {
  readonly type: string;
  readonly args: readonly number[];
}

function legal({ G, ctx }: GameState, seat: string): Choice[] {
  const hand = handOf(G, seat);
  switch (ctx.activePlayers?.[seat]) {
    case 'draw':
      return [{ type: 'draw', args: [] }];
    case 'play':
      return [...plays(hand, Number(seat)), { type: 'skip', args: [] }];
    case 'react':
      return [
        ...hand.flatMap((held, at) => (reacts(held, G.table) ? [{ type: 'react', args: [at] }] : [])),
        { type: 'pass', args: [] },
      ];
    default:
      return hand.map((_, at) => ({ type: 'discard', args: [at] }));
  }
}

function plays(hand: readonly Card[], seat: number): Choice[] {
  const found: Choice[] = [];
  for (const [at, held] of hand.entries()) {
    if (held.reaction) continue;
    for (let to = 0; to < SEATS; to++) if (to !== seat) found.push({ type: 'play', args: [at, to] });
  }
  return found;
}

/** The game as given to the peer, a new match of it, and its legal moves. */
export function loadBoardgame(folder: string) {
  const internal = loadPeer(folder, 'boardgame.io/internal', isInternal);
  const { INVALID_MOVE } = loadPeer(folder, 'boardgame.io/core', isCore);
  let seed = 12345;
  const game = gameOf(INVALID_MOVE, () => (seed += 7919));
  const newMatch = (): GameState => internal.InitializeGame({ game, numPlayers: SEATS });
  return { game, newMatch, legal, newReducer: () => internal.CreateGameReducer({ game }) };
}

/** Random legal play through the reducer, in decisions per second. */
export function playBoardgame(seconds: Seconds, folder: string): Rate {
  const { newMatch, newReducer } = loadBoardgame(folder);
  const reducer = newReducer();
  const random = numbers(99);
  return measure(seconds, () => {
    let state = newMatch();
    let count = 0;
    while (state.ctx.gameover === undefined) {
      const [playerID = '0'] = Object.keys(state.ctx.activePlayers ?? {});
      const choices = legal(state, playerID);
      const choice = choices[Math.floor(random() * choices.length)];
      if (choice === undefined) throw new Error('nothing is legal');
      const next = reducer(state, { type: 'MAKE_MOVE', payload: { ...choice, playerID } });
      if (next._stateID !== state._stateID + 1) throw new Error(`${choice.type} was refused`);
      state = next;
      count += 1;
    }
    return count;
  });
}
