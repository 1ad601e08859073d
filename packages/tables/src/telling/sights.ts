/** What each seat of a table sees of its game, and the messages with it. */
import { checkOf, type ServerMessageOf, type Sight, type Step, type ToldStep } from '@kickdoor/protocol';
import {
  eventFor,
  eventThrough,
  legalMoves,
  reasons,
  view,
  viewThrough,
  type GameEvent,
  type Seat,
} from '@kickdoor/rules';
import type { MoveRecord } from '../store/records.ts';
import { differenceText, type Shared } from './difference.ts';
import { goOn, type ToldClocks } from '../game/told-clocks.ts';
import type { LiveGame } from '../game/live-game.ts';

/** The number of moves after which changes carry a checksum of the client's state. */
const CHECK_EVERY = 128;

/** The part of a game that messages are built from. */
export type SeenGame = Pick<LiveGame, 'pool' | 'state' | 'number'> & {
  readonly waits: Pick<LiveGame['waits'], 'told'>;
  /** The act that a seat may take back; left out if the viewers don't play. */
  readonly undoable?: LiveGame['undoable'];
};

/** What a viewer is shown of a game, and when its clocks were read. */
export type Shown = Sight & ToldClocks;

/** A spectator's eyes: the seat they see through, and all seats that are open to spectators. */
export interface Eyes {
  readonly seat: Seat;
  readonly open: ReadonlySet<Seat>;
}

/** A recipient: a seat, a spectator who sees through one, or (`null`) any other spectator. */
export type Viewer = Seat | Eyes | null;

/** Moves that a client has not seen. */
export interface Missed {
  /** Whether they replace what the client has instead of continuing it. */
  readonly resync: boolean;
  readonly steps: readonly MoveRecord[];
}

/** What a seat, or a spectator (`null`), sees now. */
export function sightOf(
  { pool, state, number, waits }: SeenGame,
  seat: Seat | null,
  told: ToldClocks = waits.told(),
): Shown {
  return {
    number,
    view: view(pool, state, seat),
    legalMoves: seat === null ? [] : legalMoves(pool, state, seat),
    reasons: seat === null ? [] : reasons(pool, state, seat),
    ...told,
  };
}

/** What a spectator sees now, which never includes what a seat may do. */
export function sightThrough({ pool, state, number, waits }: SeenGame, eyes: Eyes | null): Shown {
  const seen = eyes === null ? view(pool, state, null) : viewThrough(pool, state, eyes.seat, eyes.open);
  return { number, view: seen, legalMoves: [], reasons: [], ...waits.told() };
}

/** A whole update for a seat. */
export function buildUpdate(
  game: SeenGame,
  seat: Seat | null,
  { resync, steps }: Missed,
  sight: Shown = sightOf(game, seat),
): ServerMessageOf<'update'> {
  return {
    type: 'update',
    number: game.number,
    resync,
    steps: steps.map((step) => toStep(step, seat)),
    view: sight.view,
    legalMoves: [...sight.legalMoves],
    reasons: [...sight.reasons],
    clocks: [...sight.clocks],
    ...undo(game, seat),
  };
}

/** The act that a seat may take back, if any. */
function undo(game: SeenGame, seat: Seat | null): { readonly undo?: number } {
  const number = game.undoable?.(seat) ?? null;
  return number === null ? {} : { undo: number };
}

/** Builds the messages of one broadcast. Parts that several seats get alike are serialized once. */
export class Telling {
  /** The clocks, which are the same for everybody. */
  readonly clocks: ToldClocks;
  readonly #game: SeenGame;
  readonly #shared: Shared = new Map();
  readonly #openSteps = new Map<MoveRecord, string>();
  #clocksText: string | undefined;

  constructor(game: SeenGame) {
    this.#game = game;
    this.clocks = game.waits.told();
  }

  /**
   * What has changed for a viewer since `before`, as the JSON of a `change`. The steps are those since then, one for
   * each number.
   */
  change(viewer: Viewer, before: Shown, after: Shown, steps: readonly MoveRecord[]): string {
    const { number } = this.#game;
    const told = steps.map((step) => this.#step(step, viewer)).join(',');
    const parts = [
      ['view', differenceText(before.view, after.view, this.#shared)],
      ['legalMoves', differenceText(before.legalMoves, after.legalMoves, this.#shared)],
      ['reasons', differenceText(before.reasons, after.reasons, this.#shared)],
    ] as const;
    const changes = parts.flatMap(([name, text]) => (text === null ? [] : [`"${name}":${text}`])).join(',');
    const own = typeof viewer === 'number' ? undo(this.#game, viewer).undo : undefined;
    return (
      `{"type":"change","number":${number},"steps":[${told}],"changes":{${changes}}${this.#clocksOf(before)}` +
      `${own === undefined ? '' : `,"undo":${own}`}${checkText(after, before)}}`
    );
  }

  /** The clocks, unless those that the viewer has are still right. */
  #clocksOf(before: Shown): string {
    if (goOn(before, this.clocks)) return '';
    this.#clocksText ??= `,"clocks":${JSON.stringify(this.clocks.clocks)}`;
    return this.#clocksText;
  }

  #step(step: MoveRecord, viewer: Viewer): string {
    if (step.events.some((event) => 'secret' in event && event.secret !== undefined)) {
      return JSON.stringify(toldStep(step, viewer));
    }
    const known = this.#openSteps.get(step);
    if (known !== undefined) return known;
    const text = JSON.stringify(toldStep(step, null));
    this.#openSteps.set(step, text);
    return text;
  }
}

function checkText({ number, view: seen, legalMoves: legal, reasons: why }: Sight, before: Sight): string {
  if (Math.floor(number / CHECK_EVERY) === Math.floor(before.number / CHECK_EVERY)) return '';
  return `,"check":${checkOf({ view: seen, legalMoves: legal, reasons: why })}`;
}

function toStep(step: MoveRecord, to: Viewer): Step {
  return { number: step.number, ...toldStep(step, to) };
}

function toldStep({ at, seat, events }: MoveRecord, to: Viewer): ToldStep {
  return { at, by: seat, events: events.map((event) => heard(event, to)) };
}

function heard(event: GameEvent, to: Viewer): GameEvent {
  return typeof to === 'number' || to === null ? eventFor(event, to) : eventThrough(event, to.seat, to.open);
}
