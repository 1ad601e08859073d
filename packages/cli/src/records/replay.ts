/** `kickdoor replay`: prints a record move by move, or the state after some of its moves. */
import { tableNames } from '@kickdoor/packs';
import { wordsFor } from '@kickdoor/packs/node';
import {
  canonicalJson,
  eventPhrase,
  replay,
  type GameEvent,
  type Mismatch,
  type ReplayStep,
  type State,
} from '@kickdoor/rules';
import { Command } from 'commander';
import { mismatchText, openRecord, type OpenRecord } from './open.ts';
import { tableLines } from './table-lines.ts';

interface Flags {
  readonly at?: string;
  readonly json?: boolean;
}

/** The subcommand. */
export function replayCommand(): Command {
  return new Command('replay')
    .description('print a record move by move, with what came of each')
    .argument('<file>', 'a record, as `simulate --record` writes it')
    .option('--at <n>', 'print the table after so many moves instead; 0 is the deal')
    .option('--json', 'print JSON: a line for each move, or the whole state with --at')
    .action(run);
}

function run(file: string, flags: Flags): void {
  const opened = openRecord(file);
  if (typeof opened === 'string') {
    fail(opened);
    return;
  }
  const { record, changed } = opened;
  const last = record.moves.length;
  const at = flags.at === undefined ? null : Number(flags.at);
  if (at !== null && (!Number.isInteger(at) || at < 0 || at > last)) {
    fail(`--at is a number of moves, from 0 to ${last}`);
    return;
  }
  // A set that has changed since may still do for this game; how far it does is seen on the way.
  if (changed !== null) process.stderr.write(`${mismatchText(file, record, changed)}\n`);
  const mismatch = play(opened, at, flags.json === true);
  if (mismatch !== null) fail(mismatchText(file, record, mismatch));
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** Plays the record, or its first moves, and prints what was asked for. */
function play(opened: OpenRecord, at: number | null, json: boolean): Mismatch | null {
  const { box, record } = opened;
  const print = at === null ? stepPrinter(opened, json) : null;
  const steps = replay(box, record);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    print?.(step.value);
    if (step.value.n !== at) continue;
    const { state } = step.value;
    process.stdout.write(json ? `${canonicalJson(state)}\n` : tableText(opened, state));
    return null;
  }
}

function tableText({ box, packs }: OpenRecord, state: State): string {
  return `${tableLines(box, state, wordsFor('en', packs)).join('\n')}\n`;
}

function stepPrinter({ box, packs, record }: OpenRecord, json: boolean): (step: ReplayStep) => void {
  const words = wordsFor('en', packs);
  return (step) => {
    const { n, at, seat, text, move, events, state } = step;
    if (json) {
      process.stdout.write(`${canonicalJson({ n, at, seat, text, move, events })}\n`);
      return;
    }
    const roll = record.header.players.map(({ name, sex }, place) => ({
      name,
      sex: state.players[place]?.sex ?? sex,
    }));
    const names = tableNames(box, roll);
    const line = (event: GameEvent): string => `    ${words.say(eventPhrase(event, names))}`;
    const who = record.header.players[seat ?? -1]?.name ?? 'the clock';
    const head = n === 0 ? heading(record.header) : `${n}. ${clock(at)} ${who}: ${text}`;
    process.stdout.write(`${[head, ...events.map(line)].join('\n')}\n`);
  };
}

function heading({ sheet, sets, seed, players, version }: OpenRecord['record']['header']): string {
  const named = players.map(({ name }) => name).join(', ');
  const mix = sets.map(({ id }) => id).join(' + ');
  return `The ${sheet} sheet with ${mix}: ${named}. Seed ${seed}, played by Kickdoor ${version}.`;
}

/** Milliseconds as minutes and seconds. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
