/**
 * Measures what happens while a player is one Level short of winning: `npm run ladder:last`, with `--games N`, `--bots`
 * (a player of the ladder), `--sheet`, `--sets A,B` and `--seed`. Four copies of the bot play.
 */
import process from 'node:process';
import { MOST_MOVES, NO_PAST, playOne, recall, type Past, type SelfPlay } from '@kickdoor/bots';
import { createTable, stream, type GameEvent, type Seat, type State } from '@kickdoor/rules';
import { boxOf, playerNamed } from './options.ts';
import { optionsOf, wholeNumber } from '../../scripts/options.ts';

const values = optionsOf({
  games: { type: 'string', default: '100' },
  bots: { type: 'string', default: 'regular' },
  sheet: { type: 'string', default: 'classic' },
  sets: { type: 'string' },
  seed: { type: 'string', default: 'last level' },
});

const games = wholeNumber('games', values.games, 1, 100_000);
const { bot } = playerNamed(values.bots, 'rollouts', undefined);
const { pool, sheet, sets } = boxOf(values);
const SEATS = 4;

/** Outcomes of a turn in which its player could win. */
const ENDS = ['won', 'no fight', 'stopped by others', 'too strong', 'won without a Level'] as const;
type End = (typeof ENDS)[number];

/** A turn in progress: whose it is, whether they could win in it, and what has happened. */
interface Turn {
  readonly seat: Seat;
  readonly isLast: boolean;
  readonly events: GameEvent[];
  stabs: number;
}

const found = { turns: 0, someLast: 0, own: 0, ends: new Map<End, number>(ENDS.map((end) => [end, 0])) };

function endOf({ seat, events, stabs }: Turn): End {
  if (events.some((event) => event.e === 'over' && event.winners.includes(seat))) return 'won';
  if (!events.some((event) => event.e === 'combat' && event.seat === seat)) return 'no fight';
  if (events.some((event) => event.e === 'won' && event.seat === seat)) return 'won without a Level';
  return stabs > 0 ? 'stopped by others' : 'too strong';
}

function isLast({ level }: { readonly level: number }, state: State): boolean {
  return level >= state.options.level - 1;
}

function close(turn: Turn | null): void {
  if (turn?.isLast !== true) return;
  found.own += 1;
  const end = endOf(turn);
  found.ends.set(end, (found.ends.get(end) ?? 0) + 1);
}

function open(state: State, seat: Seat): Turn {
  found.turns += 1;
  if (state.players.some((player) => isLast(player, state))) found.someLast += 1;
  const player = state.players[seat];
  return { seat, isLast: player !== undefined && isLast(player, state), events: [], stabs: 0 };
}

/** Whether the last act toward a seat was hostile. */
function isStab(before: Past, { treatments }: Past, seat: Seat): boolean {
  const last = treatments.at(-1);
  return treatments.length > before.treatments.length && last?.to === seat && last.worth < 0;
}

function play(seed: string): void {
  const players = Array.from({ length: SEATS }, (_, at) => ({ name: `Bot ${at}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed, players });
  let past = NO_PAST;
  let turn: Turn | null = null;
  const hear = (event: GameEvent): void => {
    if (event.e === 'turn') {
      close(turn);
      turn = open(state, event.seat);
    }
    const next = recall(past, [event]);
    if (turn !== null && isStab(past, next, turn.seat)) turn.stabs += 1;
    past = next;
    turn?.events.push(event);
  };
  const game: SelfPlay = {
    pool,
    botAt: () => bot,
    random: stream(seed),
    past: () => past,
    happened(events) {
      for (const event of events) hear(event);
    },
  };
  for (let moves = 0; moves < MOST_MOVES && state.phase !== 'over'; moves += 1) playOne(game, state);
  close(turn);
}

for (let game = 1; game <= games; game += 1) play(`${values.seed} ${game}`);
const percent = (part: number): string => ((100 * part) / Math.max(1, found.own)).toFixed(1);
process.stdout.write(
  `${games} games of four ${values.bots} bots, ${sheet} (${sets.join(', ')}): ${(found.turns / games).toFixed(1)} turns, ` +
    `${(found.someLast / games).toFixed(1)} with somebody one Level short, ${(found.own / games).toFixed(1)} of them their own\n`,
);
for (const [end, count] of found.ends) process.stdout.write(`${end.padEnd(20)} ${percent(count)} percent\n`);
