/** Requests to a development server, which reveals everything about a table. */
import { Problem, ServerMessage, SheetChoice } from '@kickdoor/protocol';
import { z } from 'zod';
import { keepTableKeys } from '../net/keys.ts';

const Report = z.object({
  number: z.int(),
  state: z.record(z.string(), z.unknown()),
  players: z.array(z.object({ name: z.string(), moves: z.array(z.string()) })),
  history: z.array(z.object({ number: z.int(), by: z.int().nullable(), text: z.string() })),
});
export type Report = z.infer<typeof Report>;

const Branch = z.object({ table: z.string(), host: z.string(), secrets: z.array(z.string().nullable()) });
type Branch = z.infer<typeof Branch>;

const Files = z.object({ files: z.array(z.string()) });

async function ask<T>(path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> {
  const response = await fetch(
    `/api/debug/${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const json: unknown = await response.json();
  if (response.ok) return schema.parse(json);
  throw new Error(Problem.safeParse(json).data?.message ?? `the server says ${response.status}`);
}

export function reportOf(table: string): Promise<Report> {
  return ask(`tables/${table}`, Report);
}

export async function scenarioFiles(): Promise<readonly string[]> {
  return (await ask('scenarios', Files)).files;
}

/** Opens a new table at an earlier move; the old one stays as it is. */
export async function jump(table: string, number: number): Promise<string> {
  return entered(await ask(`tables/${table}/jump`, Branch, { number }));
}

/** Opens a new table with a scenario, after some of its steps. */
export async function loadScenario(file: string, steps: number): Promise<string> {
  return entered(await ask('scenarios', Branch, { file, steps }));
}

const Situation = z.object({ name: z.string(), file: z.string(), steps: z.int(), seat: z.int() });
export type Situation = z.infer<typeof Situation>;

/** Every table state that the scenarios reach. */
export async function situations(): Promise<readonly Situation[]> {
  return (await ask('situations', z.object({ situations: z.array(Situation) }))).situations;
}

const Shown = z.object({ sheet: SheetChoice, sets: z.array(z.string()), update: ServerMessage });

/** A seat's view of a scenario after some of its steps. */
export function viewOf({ file, steps, seat }: Omit<Situation, 'name'>): Promise<z.infer<typeof Shown>> {
  return ask('view', Shown, { file, steps, seat });
}

const key = (table: string) => `kickdoor.debug.${table}`;

/** Takes the first seat that isn't a bot's, and keeps the others for later. */
function entered({ table, host, secrets }: Branch): string {
  localStorage.setItem(key(table), JSON.stringify(secrets));
  const secret = secrets.find((one) => one !== null);
  keepTableKeys(table, { host, ...(secret === undefined ? {} : { secret }) });
  return table;
}

/** The secrets of a table's seats, if this browser opened it from the panel; `null` for a bot's. */
export function seatSecrets(table: string): readonly (string | null)[] {
  const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? '[]');
  return z.array(z.string().nullable()).safeParse(kept).data ?? [];
}
