/** What the page knows about one table, and how each server message changes it. */
import type { GameEvent, LegalMove, Refusal, Seat, Verb, View } from '@kickdoor/rules';
import type {
  ClockLeft,
  ErrorCode,
  Proposal,
  ProposalEnd,
  Reason,
  ServerMessage,
  ServerMessageOf,
  StopWhen,
  TableInfo,
} from '@kickdoor/protocol';

/** A future line of the log: an event and the move that caused it. */
export interface LogEntry {
  readonly key: string;
  readonly number: number;
  readonly by: Seat;
  readonly event: GameEvent;
}

/** A wait as last reported. */
export interface RunningClock extends ClockLeft {
  /** `performance.now()` when it was reported. */
  readonly heard: number;
}

/** The game as of the newest update. */
export interface GameNow {
  readonly number: number;
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  readonly reasons: readonly Reason[];
  readonly clocks: readonly RunningClock[];
  /** The number of the player's last action while it can be undone. */
  readonly undo: number | null;
  /** What the newest update brought; animated unless it is the first view of the table. */
  readonly news: readonly LogEntry[];
}

/** Something that was said. */
export interface Said extends ServerMessageOf<'said'> {
  /** `performance.now()` when it was heard; `null` if it was said before. */
  readonly heard: number | null;
}

/** A proposed ruling. */
export interface Proposed extends Proposal {
  /** `performance.now()` when it was heard. */
  readonly heard: number;
}

export interface Notice {
  readonly key: number;
  readonly what:
    /** `late`: the game has moved on since the move was sent. */
    | { readonly kind: 'refused'; readonly refusal: Refusal; readonly late: boolean }
    | { readonly kind: 'error'; readonly code: ErrorCode }
    /** Another player nudges this one. */
    | { readonly kind: 'nudged'; readonly by: Seat }
    /** A player has said “Wait!”. */
    | { readonly kind: 'held'; readonly by: Seat; readonly ms: number }
    /** A proposed ruling has ended. */
    | { readonly kind: 'ruling'; readonly end: ProposalEnd; readonly by: Seat };
}

/** A message without an answer yet. */
export interface Sent {
  readonly id: string;
  /** The number of the latest update when it was sent. */
  readonly number: number;
  /** The move's verb, if it is a move. */
  readonly verb?: Verb | undefined;
}

export interface TableState {
  readonly status: 'connecting' | 'online' | 'reconnecting' | 'failed';
  /** Why the client gave up. */
  readonly failure: ErrorCode | null;
  readonly you: { readonly seat: Seat | null; readonly host: boolean; readonly stop: StopWhen };
  readonly table: TableInfo | null;
  readonly game: GameNow | null;
  readonly log: readonly LogEntry[];
  /** Each bot's latest explanation. */
  readonly remarks: ReadonlyMap<Seat, ServerMessageOf<'remark'>>;
  /** Chat messages, oldest first. */
  readonly said: readonly Said[];
  /** The proposed ruling; `null` if there is none. */
  readonly ruling: Proposed | null;
  readonly notices: readonly Notice[];
  /** Ids of sent messages that have not been answered. */
  readonly sending: readonly Sent[];
}

export const nothing: TableState = {
  status: 'connecting',
  failure: null,
  you: { seat: null, host: false, stop: 'always' },
  table: null,
  game: null,
  log: [],
  remarks: new Map(),
  said: [],
  ruling: null,
  notices: [],
  sending: [],
};

/** Log lines kept by the page; few games are longer. */
const MOST_LINES = 4000;

/** The number of chat messages kept by the page. */
const MOST_SAID = 60;

function entries(message: ServerMessageOf<'update'>): LogEntry[] {
  return message.steps.flatMap(({ number, by, events }) =>
    events.map((event, index) => ({ key: `${number}.${index}`, number, by, event })),
  );
}

function updated(state: TableState, message: ServerMessageOf<'update'>, heard: number): TableState {
  const known = message.resync ? 0 : (state.game?.number ?? -1);
  const added = entries(message).filter((entry) => message.resync || entry.number > known);
  const log = message.resync ? added : [...state.log, ...added];
  return {
    ...state,
    log: log.slice(-MOST_LINES),
    // Earlier refusals no longer apply to the new position.
    notices: message.number > known ? withoutRefusals(state.notices) : state.notices,
    game: {
      number: message.number,
      view: message.view,
      legalMoves: message.legalMoves,
      reasons: message.reasons,
      // A clock repeated unchanged keeps its original time.
      clocks: message.clocks.map(
        (clock) => state.game?.clocks.find((had) => had === clock) ?? { ...clock, heard },
      ),
      undo: message.undo ?? null,
      news: message.resync ? [] : added,
    },
  };
}

/** The notices without refusals; the same array if there are none. */
function withoutRefusals(all: TableState['notices']): TableState['notices'] {
  return all.some(({ what }) => what.kind === 'refused')
    ? all.filter(({ what }) => what.kind !== 'refused')
    : all;
}

function answered(state: TableState, id: string): TableState {
  return { ...state, sending: state.sending.filter((each) => each.id !== id) };
}

let notices = 0;

/** Adds a notice for the player. */
export function noticed(state: TableState, what: Notice['what']): TableState {
  notices += 1;
  return { ...state, notices: [...state.notices.slice(-2), { key: notices, what }] };
}

/** A ruling was proposed or has ended. */
function ruled(state: TableState, { proposal, end }: ServerMessageOf<'ruling'>, heard: number): TableState {
  if (end === null) return { ...state, ruling: { ...proposal, heard } };
  return noticed({ ...state, ruling: null }, { kind: 'ruling', end, by: proposal.by });
}

/** A complete message; a `change` must first be merged into the current game (`follow`). */
export type WholeMessage = Exclude<ServerMessage, { type: 'change' }>;

/** The state after a server message. */
export function receive(state: TableState, message: WholeMessage, heard: number): TableState {
  switch (message.type) {
    case 'table':
      return { ...state, status: 'online', you: message.you, table: message.table };
    case 'update':
      return updated(state, message, heard);
    case 'accepted':
      return answered(state, message.id);
    case 'refused': {
      const { id, refusal } = message;
      const sent = state.sending.find((each) => each.id === id);
      // The window closed without this player, which is what they wanted.
      if (sent?.verb === 'pass') return answered(state, id);
      // Only legal moves can be pressed, so a refused one was pressed a moment too late.
      const late = sent !== undefined && sent.number < (state.game?.number ?? 0);
      return noticed(answered(state, id), { kind: 'refused', refusal, late });
    }
    case 'remark':
      return { ...state, remarks: new Map(state.remarks).set(message.seat, message) };
    case 'said': {
      const known = state.said.some(({ key }) => key === message.key);
      const one: Said = { ...message, heard: message.past === true ? null : heard };
      return known ? state : { ...state, said: [...state.said, one].slice(-MOST_SAID) };
    }
    case 'error': {
      const rest = message.id === undefined ? state : answered(state, message.id);
      return noticed(rest, { kind: 'error', code: message.code });
    }
    case 'nudged':
      return message.seat === state.you.seat ? noticed(state, { kind: 'nudged', by: message.by }) : state;
    case 'held':
      return message.by === state.you.seat
        ? state
        : noticed(state, { kind: 'held', by: message.by, ms: message.ms });
    case 'ruling':
      return ruled(state, message, heard);
    case 'pong':
      return state;
  }
}
