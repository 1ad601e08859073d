/** `kickdoor replay`: prints a record move by move, or the state after a given move. */
import { tableNames } from '@kickdoor/words';
import {
  canonicalJson,
  eventPhrase,
  goesUnsaid,
  replay,
  type GameEvent,
  type Mismatch,
  type ReplayStep,
  type State,
} from '@kickdoor/rules';
import { Command } from 'commander';
import { flag, namesIn, path, wordsWith, type Words } from '../words/words.ts';
import { openPacks, packPlaces, packsOption, type PackFlags } from '../packs.ts';
import { mismatchText, openRecord, type OpenRecord } from './open.ts';
import { tableLines } from './table-lines.ts';

interface Flags extends PackFlags {
  readonly at?: string;
  readonly json?: boolean;
}

/** The subcommand. */
export function replayCommand(words: Words): Command {
  return new Command('replay')
    .description(words.say('cli-replay'))
    .argument(`<${words.say('cli-value-file')}>`, words.say('cli-replay-file'), path(words))
    .option(flag(words, '--at', 'number'), words.say('cli-replay-at'))
    .addOption(packsOption(words))
    .option('--json', words.say('cli-replay-json'))
    .action((file: string, flags: Flags) => run(file, flags, words));
}

function run(file: string, flags: Flags, words: Words): void {
  const packs = openPacks(packPlaces(flags), words);
  if (packs === null) return;
  const opened = openRecord(file, packs, words);
  if (typeof opened === 'string') {
    fail(opened);
    return;
  }
  const { record, changed } = opened;
  const last = record.moves.length;
  const at = flags.at === undefined ? null : Number(flags.at);
  if (at !== null && (!Number.isInteger(at) || at < 0 || at > last)) {
    fail(words.say('cli-replay-bad-at', { last: String(last) }));
    return;
  }
  // A set that has changed may still fit this game; replaying shows whether it does.
  if (changed !== null) process.stderr.write(`${mismatchText(file, record, changed, words)}\n`);
  const mismatch = play(opened, at, flags.json === true, words);
  if (mismatch !== null) fail(mismatchText(file, record, mismatch, words));
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** Replays the record, or its first moves, and prints the requested output. */
function play(opened: OpenRecord, at: number | null, json: boolean, words: Words): Mismatch | null {
  const { pool, record } = opened;
  const print = at === null ? stepPrinter(opened, json, words) : null;
  const steps = replay(pool, record);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    print?.(step.value);
    if (step.value.n !== at) continue;
    const { state } = step.value;
    process.stdout.write(json ? `${canonicalJson(state)}\n` : tableText(opened, state, words));
    return null;
  }
}

/** The words of a record's table, with its sheet's terms. */
function wordsOf({ packs, record }: OpenRecord, words: Words): Words {
  const { sheet, sets } = record.header;
  return wordsWith(words, packs, { table: { sheet, sets: sets.map(({ id }) => id) } });
}

function tableText(opened: OpenRecord, state: State, words: Words): string {
  return `${tableLines(opened.pool, state, wordsOf(opened, words)).join('\n')}\n`;
}

function stepPrinter(opened: OpenRecord, json: boolean, words: Words): (step: ReplayStep) => void {
  if (json) {
    return ({ n, at, seat, text, move, events }) => {
      process.stdout.write(`${canonicalJson({ n, at, seat, text, move, events })}\n`);
    };
  }
  const { pool, record } = opened;
  const told = wordsOf(opened, words);
  return ({ n, at, seat, text, events, state }) => {
    const roll = record.header.players.map(({ name, sex }, place) => ({
      name,
      sex: state.players[place]?.sex ?? sex,
    }));
    const names = tableNames(pool, roll);
    const line = (event: GameEvent): string => `    ${told.say(eventPhrase(event, names))}`;
    const said = events.filter((event, place) => !goesUnsaid(event, events[place + 1]));
    const who = record.header.players[seat ?? -1]?.name ?? words.say('cli-clock');
    const head = n === 0 ? heading(opened, words) : `${n}. ${clock(at)} ${who}: ${text}`;
    process.stdout.write(`${[head, ...said.map(line)].join('\n')}\n`);
  };
}

function heading({ packs, record }: OpenRecord, words: Words): string {
  const { sheet, sets, seed, players, version } = record.header;
  const names = namesIn(words, packs);
  return words.say('cli-replay-heading', {
    sheet: names.sheet(sheet),
    sets: names.sets(sets.map(({ id }) => id)),
    players: players.map(({ name }) => name).join(', '),
    seed,
    version,
  });
}

/** Milliseconds as minutes and seconds. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
