/** One measurement in a process of its own: `worker.ts TASK WARM RUN [FOLDER]`. Prints one line of JSON. */
import { playBoardgame } from './peers/boardgame.ts';
import { playFloor } from './peers/floor.ts';
import { playShowdown } from './peers/showdown.ts';
import { byLength, bySeats, bySets } from './tasks/growth.ts';
import { bySheet, playAll } from './tasks/play.ts';
import { copying, weight } from './tasks/state.ts';
import { viewing } from './tasks/views.ts';
import type { Seconds } from './measure.ts';

type Task = (seconds: Seconds, folder: string) => unknown;

const tasks: Readonly<Record<string, Task>> = {
  ours: playAll,
  boardgameio: playBoardgame,
  showdown: playShowdown,
  floor: playFloor,
  sheets: bySheet,
  copies: copying,
  heap: () => ({ bytes: weight(1000) }),
  views: viewing,
  sets: bySets,
  seats: bySeats,
  length: byLength,
};

const [name = '', warm = '1', run = '1', folder = ''] = process.argv.slice(2);
const task = tasks[name];
if (task === undefined) throw new Error(`no task ${name}`);
process.stdout.write(`${JSON.stringify(task({ warm: Number(warm), run: Number(run) }, folder))}\n`);
// Peers may have left something open.
process.exit(0);
