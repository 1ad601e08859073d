/**
 * Runs one measurement in its own process: `worker.ts TASK WARM RUN [FOLDER]`. Prints one line of JSON. It loads only
 * what it measures: with everything else on the heap, garbage collection slows a peer down noticeably.
 */
import type { Seconds } from './measure.ts';

type Task = (seconds: Seconds, folder: string) => unknown;

const tasks: Readonly<Record<string, () => Promise<Task>>> = {
  server: async () => (await import('./tasks/server.ts')).serving,
  search: async () => (await import('./tasks/search.ts')).searching,
  copySearch: async () => (await import('./tasks/search.ts')).copyingSearch,
  inPlace: async () => (await import('./tasks/play.ts')).playAll,
  boardgameio: async () => (await import('./peers/boardgame.ts')).playBoardgame,
  master: async () => (await import('./peers/master.ts')).playMaster,
  showdown: async () => (await import('./peers/showdown.ts')).playShowdown,
  floor: async () => (await import('./peers/floor.ts')).playFloor,
  sheets: async () => (await import('./tasks/play.ts')).bySheet,
  asked: async () => (await import('./tasks/asked.ts')).asking,
  copies: async () => (await import('./tasks/state.ts')).copying,
  heap: async () => {
    const { weight } = await import('./tasks/state.ts');
    return () => ({ bytes: weight(1000) });
  },
  views: async () => (await import('./tasks/views.ts')).viewing,
  sets: async () => (await import('./tasks/growth.ts')).bySets,
  seats: async () => (await import('./tasks/growth.ts')).bySeats,
  length: async () => (await import('./tasks/growth.ts')).byLength,
};

const [name = '', warm = '1', run = '1', folder = ''] = process.argv.slice(2);
const load = tasks[name];
if (load === undefined) throw new Error(`no task ${name}`);
const task = await load();
process.stdout.write(`${JSON.stringify(await task({ warm: Number(warm), run: Number(run) }, folder))}\n`);
// Peers may have left handles open.
process.exit(0);
