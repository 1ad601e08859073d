/** Starts a game for several people on one device. */
import type { BotStrength } from '@kickdoor/protocol';
import type { SheetId } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';
import { tablePath } from '../app/router.ts';
import { autostart, firstSettings, toRequest, withGame } from '../lobby/new-game.ts';
import { createTable, joinTable } from '../net/api.ts';
import { keepTableKeys, type Persona } from '../net/keys.ts';
import type { Started } from '../start/begin.ts';
import { offerPack, type OwnPack } from '../workshop/play.ts';

export type LocalPlayer = Persona;

/** Time limits that allow for passing the device on: for an answer, and before a win, in milliseconds. */
const UNHURRIED = { limit: 180_000, grace: 10_000 };

/** The game to play on the device. */
export interface LocalGame {
  readonly sheet: SheetId;
  /** An own pack to mix in. */
  readonly own: OwnPack | null;
}

/**
 * Creates the table, seats everybody and bots of these strengths, and stores all secrets here. With an own pack the
 * table is on this device, since only this device has the pack.
 */
export async function beginLocal(
  players: readonly LocalPlayer[],
  bots: readonly BotStrength[],
  language: Language,
  { sheet, own }: LocalGame,
): Promise<Started> {
  const offer = own === null ? null : await offerPack(own);
  if (offer?.ok === false) return { problem: offer.code };
  const settings = firstSettings(sheet);
  const wish = {
    ...toRequest({
      ...settings,
      ...withGame(settings, { sheet, more: own === null ? [] : [own.pack.id] }),
      seats: players.length + bots.length,
      spectators: false,
      talk: 'off',
      rulings: 'host',
      pace: 'none',
      options: { ...settings.options, ...UNHURRIED },
    }),
    bots: bots.map((_, at) => players.length + at),
    strengths: [...bots],
    language,
  };
  const online = own === null ? await createTable(wish) : null;
  // Without a server, the table is on this device.
  const here = online === null || (!online.ok && online.code === 'offline');
  const made = here ? await createTable(wish, here) : online;
  if (!made.ok) return { problem: made.code };
  const { table, host } = made.value;
  keepTableKeys(table, { host, ...(here ? { here } : {}) });
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
