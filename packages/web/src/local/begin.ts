/** Begins a game that several people play on one device. */
import { DEFAULT_SHEET } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';
import { tablePath } from '../app/router.ts';
import { autostart, firstSettings, toRequest } from '../lobby/new-game.ts';
import { createTable, joinTable } from '../net/api.ts';
import { keepTableKeys, type Persona } from '../net/keys.ts';
import type { Started } from '../start/begin.ts';

export type LocalPlayer = Persona;

/** Time to pass the device on: for an answer, and before a win, in milliseconds. */
const UNHURRIED = { limit: 180_000, grace: 10_000 };

/** Makes the table, seats everybody and so many bots, and keeps all their secrets here. */
export async function beginLocal(
  players: readonly LocalPlayer[],
  bots: number,
  language: Language,
): Promise<Started> {
  const settings = firstSettings(DEFAULT_SHEET);
  const made = await createTable({
    ...toRequest({
      ...settings,
      seats: players.length + bots,
      spectators: false,
      talk: 'off',
      pace: 'none',
      options: { ...settings.options, ...UNHURRIED },
    }),
    bots: Array.from({ length: bots }, (_, at) => players.length + at),
    language,
  });
  if (!made.ok) return { problem: made.code };
  const { table, host } = made.value;
  const local: string[] = [];
  for (const { name, sex } of players) {
    const joined = await joinTable(table, { name: name.trim(), sex });
    if (!joined.ok) return { problem: joined.code };
    local.push(joined.value.secret);
  }
  const [secret = ''] = local;
  keepTableKeys(table, { host, secret, local });
  autostart.add(table);
  return { path: tablePath(table) };
}
