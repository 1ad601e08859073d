/** Moves packs along with a game: from the server to this browser, and from here to a server that may not have them. */
import type { ErrorCode } from '@kickdoor/protocol';
import { packs } from 'virtual:packs';
import { z } from 'zod';
import { bringPack, tableInfo } from '../net/api.ts';
import { bundleOf } from '../net/bundles.ts';
import { setsOfServer } from '../net/content.ts';
import { ask } from '../offline/here.ts';

/** The sets in the first line of a record. */
const Header = z.object({ sets: z.array(z.object({ id: z.string(), hash: z.string() })) });
/** A set with its original bundle. */
const Bundled = z.object({ bundle: z.string() });

/**
 * Adds the sets that only the server has to this browser's tables. If that fails, bringing the game here fails later
 * and reports it.
 */
export async function takeSetsAlong(table: string): Promise<void> {
  const info = await tableInfo(table);
  if (!info.ok) return;
  const sets = await setsOfServer(info.value).catch(() => []);
  for (const file of sets) await ask('offer', { set: file }, () => null);
}

/** The packs that a server has accepted for a game, by hash, and why it rejected others. */
export interface BroughtAlong {
  readonly packs: readonly string[];
  readonly problem: ErrorCode | 'offline' | null;
}

/** Uploads those of a game's sets that are packs of this browser. */
export async function bringSetsAlong(record: string): Promise<BroughtAlong> {
  const brought: string[] = [];
  let problem: BroughtAlong['problem'] = null;
  for (const { hash } of setsOf(record).filter((set) => !(set.hash in packs))) {
    const bundle = await bundleHere(hash);
    if (bundle === null) continue;
    // The mistakes aren't shown, so their language doesn't matter: the game was played with this pack.
    const answer = await bringPack(bundleOf(bundle), 'en');
    if (answer.ok) brought.push(answer.value.pack);
    else problem ??= answer.code;
  }
  return { packs: brought, problem };
}

function setsOf(record: string): z.infer<typeof Header>['sets'] {
  return Header.parse(JSON.parse(record.slice(0, record.indexOf('\n')))).sets;
}

/** The bundle of a set that games in this browser began with, as text; `null` if it came without one. */
async function bundleHere(hash: string): Promise<string | null> {
  const kept = await ask('set', { hash }, (value) => (typeof value === 'string' ? value : null));
  if (!kept.ok || kept.value === null) return null;
  return Bundled.safeParse(JSON.parse(kept.value)).data?.bundle ?? null;
}
