/** Finds every state that a table can show in the scenarios, and the first place of each. */
import { readFileSync } from 'node:fs';
import { setImmediate as breathe } from 'node:timers/promises';
import { BUILT_IN, type Packs } from '@kickdoor/packs/node';
import {
  buildCardPool,
  census,
  legalMoves,
  view,
  type CardPool,
  type LegalMove,
  type View,
} from '@kickdoor/rules';
import type { Situation } from '@kickdoor/server/debug';
import { build } from '../../packages/cli/src/scenario/build.ts';
import { libraryOf } from '../../packages/cli/src/scenario/library.ts';
import { playStep, type Table } from '../../packages/cli/src/scenario/play.ts';
import { readScenario } from '../../packages/cli/src/scenario/read.ts';
import { Fault } from '../../packages/cli/src/scenario/source.ts';

/** What a seat can see at a table, each as `group: state`. */
function statesOf(shown: View, offered: readonly LegalMove[]): readonly string[] {
  const { seat, pending, combat, charity, flight, turn, phase } = shown;
  const whose = (owner: number) => (owner === seat ? 'you' : 'another');
  return [
    `phase: ${phase}, ${whose(turn)}`,
    ...(pending === null ? [] : [`prompt: ${promptOf(pending, seat)}`]),
    ...(charity === null ? [] : [`prompt: charity, ${whose(turn)}`]),
    ...(combat === null ? [] : combatStates(combat, whose)),
    ...(flight === null ? [] : [`combat: running away, ${whose(flight.runner)}`]),
    ...shown.trades.map(({ to }) => `prompt: trade for ${whose(to)}`),
    ...shown.players.flatMap(seatStates),
    ...offered.flatMap(sheetsOf),
  ];
}

function promptOf(pending: NonNullable<View['pending']>, seat: number | null): string {
  const about = 'about' in pending ? ` (${pending.about})` : '';
  const owner = 'seat' in pending ? pending.seat : 'victim' in pending ? pending.victim : null;
  return `${pending.kind}${about}, ${owner === seat ? 'you' : 'another'}`;
}

function combatStates(
  { fighter, helper, foes, request, claim }: NonNullable<View['combat']>,
  whose: (seat: number) => string,
): readonly string[] {
  return [
    `combat: ${whose(fighter)}${helper === null ? '' : ' with help'}, ${['no foe', 'one foe', 'two foes'][foes.length] ?? 'a crowd'}`,
    ...(request === null ? [] : [`prompt: help asked of ${whose(request.to)}`]),
    ...(claim === null ? [] : [`prompt: ${claim.kind} claimed by ${whose(fighter)}`]),
  ];
}

function has(list: readonly unknown[], what: string): readonly string[] {
  return list.length > 0 ? [`seat: ${what}`] : [];
}

function seatStates(player: View['players'][number]): readonly string[] {
  return [
    ...(player.dead ? ['seat: dead'] : []),
    ...(player.left ? ['seat: gone'] : []),
    ...has(player.curses, 'cursed'),
    ...has(player.sidekicks, 'sidekick'),
    ...has(player.steeds, 'steed'),
    ...has(player.talents, 'talents'),
    ...has(player.attached, 'cards on cards'),
    ...(player.races.length + player.classes.length > 2 ? ['seat: half-breed or super munchkin'] : []),
    ...(player.equipped.length > 4 ? ['seat: much equipped'] : []),
  ];
}

/** Sheets that a legal move opens. */
function sheetsOf({ move, pick, terms, trade }: LegalMove): readonly string[] {
  if (terms !== undefined) return ['sheet: ask'];
  if (trade !== undefined) return ['sheet: trade'];
  return pick === undefined ? [] : [`sheet: pick to ${move.do}`];
}

/** Whether the cards are exactly those of the sets; the page knows no others. */
export function isOfSets(pool: CardPool, sets: readonly string[], packs: Packs = BUILT_IN): boolean {
  const known = buildCardPool(sets.map(packs.load));
  return (
    pool.cards.length === known.cards.length && pool.cards.every((def, at) => def.id === known.cards[at]?.id)
  );
}

/** Walks through a scenario and notes the first place of each new state. */
function walk(text: string, file: string, found: Map<string, Situation>): void {
  const scenario = readScenario(libraryOf(), text, file);
  if (scenario.own !== null) return;
  const built = build(scenario);
  const sets = scenario.sets.map(({ id }) => id);
  if (!isOfSets(built.pool, sets)) return;
  const table: Table = { ...built, heard: [], history: null, watched: null };
  const look = (steps: number) => {
    // A table can't continue if the scenario has removed cards from the game.
    if (census(table.pool, table.state).length > 0) return;
    for (const seat of table.state.players.keys()) {
      const shown = view(table.pool, table.state, seat);
      for (const name of statesOf(shown, legalMoves(table.pool, table.state, seat))) {
        if (!found.has(name)) found.set(name, { name, file, steps, seat });
      }
    }
  };
  look(0);
  for (const [at, step] of scenario.steps.entries()) {
    if (playStep(table, step) !== null) return;
    if (step.kind === 'move' || step.kind === 'pass' || step.kind === 'wait') look(at + 1);
  }
}

/** Every state in some files, by name, without blocking other requests. */
export async function situationsOf(
  files: readonly { readonly path: string; readonly file: string }[],
): Promise<readonly Situation[]> {
  const found = new Map<string, Situation>();
  for (const { path, file } of files) {
    try {
      walk(readFileSync(path, 'utf8'), file, found);
    } catch (error) {
      // Skip scenarios that are still being written.
      if (!(error instanceof Fault)) throw error;
    }
    await breathe();
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
