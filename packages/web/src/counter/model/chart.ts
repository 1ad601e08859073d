/** The Levels in the current game over time. */
import type { CounterPlayer } from './counter.ts';
import type { Happened } from './fold.ts';

/** A player's Level from a step on. */
export interface Sample {
  /** The number of Level changes so far: 0 is the beginning. */
  readonly step: number;
  readonly level: number;
}

export interface Course {
  readonly player: CounterPlayer;
  readonly samples: readonly Sample[];
}

export interface LevelChart {
  readonly courses: readonly Course[];
  /** The last step. */
  readonly steps: number;
}

/** The Levels of the current players since the game began. */
export function levelChart(history: readonly Happened[], players: readonly CounterPlayer[]): LevelChart {
  const samples = new Map<string, Sample[]>(players.map(({ id }) => [id, []]));
  let steps = 0;
  for (const { entry, before, after, undone } of history) {
    if (undone) continue;
    if (entry.deed.is === 'again') {
      steps = 0;
      for (const list of samples.values()) list.length = 0;
    }
    const levels = new Map(before.players.map(({ id, level }) => [id, level]));
    const changed = after.players.filter(({ id, level }) => levels.get(id) !== level);
    if (changed.some(({ id }) => levels.has(id)) && entry.deed.is !== 'again') steps += 1;
    for (const { id, level } of changed) samples.get(id)?.push({ step: steps, level });
    if (entry.deed.is === 'again') for (const { id, level } of after.players) begin(samples.get(id), level);
  }
  return { steps, courses: players.map((player) => ({ player, samples: samples.get(player.id) ?? [] })) };
}

function begin(list: Sample[] | undefined, level: number): void {
  if (list?.length === 0) list.push({ step: 0, level });
}
