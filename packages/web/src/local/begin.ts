/** Begins a game that several people play on one device. */
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

/** Time to pass the device on: for an answer, and before a win, in milliseconds. */
const UNHURRIED = { limit: 180_000, grace: 10_000 };

/** What is played on the device. */
export interface LocalGame {
  readonly sheet: SheetId;
  /** A pack of one's own that is mixed in. */
  readonly own: OwnPack | null;
}

/**
 * Makes the table, seats everybody and bots of these strengths, and keeps all their secrets here. With a pack of one's
 * own it is on this device, which is all that has the pack.
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
  // Without a server, the table is on the device that is passed round.
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
