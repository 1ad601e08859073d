/** Tables that start in any state that scenarios reach, on a development server with the built page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Packs } from '@kickdoor/packs/node';
import { debugRoutes, type Scenarios, type Situation } from '@kickdoor/server/debug';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { scenariosOf } from '../../scripts/dev/scenarios.ts';
import type { Player } from './player.ts';

const Branch = z.object({ table: z.string(), host: z.string(), secrets: z.array(z.string().nullable()) });
/** Milliseconds for all waits: no time runs out while a test looks. */
const PATIENCE = 600_000;

const root = join(import.meta.dirname, '..', '..');
const scenarios = scenariosOf(root);

/** Scenarios with enough time to look. */
function patient(from: Scenarios): Scenarios {
  return {
    ...from,
    load(file, steps) {
      const position = from.load(file, steps);
      if (typeof position === 'string') return position;
      const { state } = position;
      const options = { ...state.options, grace: PATIENCE, limit: PATIENCE };
      // A name that is the same in all languages.
      return { ...position, name: 'Aric', state: { ...state, options } };
    },
  };
}

/** The routes of a server that opens tables at situations. */
export const situationRoutes = debugRoutes(patient(scenarios));

/** The same for the scenarios in `test/fixtures`, which need custom packs. */
export function fixtureRoutes(packs: Packs): ReturnType<typeof debugRoutes> {
  return debugRoutes(patient(scenariosOf(join(root, 'test', 'fixtures'), packs)));
}

/** The same for a test's own scenario, as `scenarios/own.yaml`, until the test ends. */
export function writtenRoutes(yaml: string): ReturnType<typeof debugRoutes> {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-scenario-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'scenarios'));
  writeFileSync(join(folder, 'scenarios', 'own.yaml'), yaml);
  return debugRoutes(patient(scenariosOf(folder)));
}

/** Every table state that scenarios reach, by name. */
export function situations(): Promise<readonly Situation[]> {
  return scenarios.situations();
}

type Place = Pick<Situation, 'file' | 'steps'>;

/** Opens a table at a situation and sits a player down at it. */
export async function sitIn(player: Player, url: string, situation: Place & { seat: number }): Promise<void> {
  await sitTogether(url, situation, new Map([[situation.seat, player]]));
}

/** Opens a table at a situation and sits players down at its seats. */
export async function sitTogether(
  url: string,
  { file, steps }: Place,
  players: ReadonlyMap<number, Player>,
): Promise<void> {
  const response = await fetch(`${url}/api/debug/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file, steps }),
  });
  if (!response.ok) throw new Error(`${file}, step ${steps}: ${await response.text()}`);
  const { table, host, secrets } = Branch.parse(await response.json());
  for (const [seat, { page, eyes }] of players) {
    const secret = secrets[seat] ?? undefined;
    if (!page.url().startsWith(url)) await page.goto(url);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `kickdoor.table.${table}`,
      JSON.stringify({ host, secret }),
    ] as const);
    await page.evaluate(route, `/t/${table}`);
    await eyes.until(() => eyes.table?.id === table, `the table of ${file}, step ${steps}`);
    await page.getByTestId('table').waitFor();
  }
}

/** Runs in the page: goes to another route like its links do, without a reload. */
function route(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
