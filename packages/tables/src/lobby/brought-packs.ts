/** Packs that a table's host brings. */
import type { TablePack } from '@kickdoor/protocol';
import type { RecordedSet } from '@kickdoor/rules';
import type { ChosenSets, KnownPack } from '../base/card-sets.ts';
import { TableProblem } from '../base/problem.ts';
import type { Setup } from '../store/records.ts';
import type { Context } from '../context/context.ts';

/** Whether a table is played with packs of its host rather than only with this server's sets. */
export function playsBrought({ sets, packs }: ChosenSets): boolean {
  return packs.some(({ id }) => sets.includes(id));
}

/** A pack of a table, with the name of who brought it. */
export function broughtBy(pack: KnownPack, by: string | null): TablePack {
  return { ...pack, by };
}

/**
 * Throws a problem if a table may not be listed publicly: strangers see only sets that the server's owner vouches for.
 */
export function mustBeListable(
  { listsPacks = false }: Context,
  setup: ChosenSets & { public: boolean },
): void {
  if (!setup.public || listsPacks || !playsBrought(setup)) return;
  throw new TableProblem(
    'bad-table',
    'here a table with packs of its host is not in the public list',
    'public',
  );
}

/**
 * Returns the packs with the hashes that a table's host names. New ones are attributed to `by`. Throws a problem with
 * the place if one isn't available or two have the same id.
 */
export async function broughtPacks(
  { content }: Pick<Context, 'content'>,
  hashes: readonly string[],
  { before = [], by }: { readonly before?: Setup['packs']; readonly by: string | null },
): Promise<TablePack[]> {
  const there = new Map(before.map((pack) => [pack.pack, pack]));
  const known = await content.packs(hashes);
  const packs = known.map((pack) => there.get(pack.pack) ?? broughtBy(pack, by));
  const again = packs.findIndex(({ id }, at) => packs.findIndex((one) => one.id === id) < at);
  if (again < 0) return packs;
  const { id = '' } = packs[again] ?? {};
  throw new TableProblem('bad-table', `two packs are called ${id}`, `packs[${again}]`);
}

/**
 * Returns the packs of a game that comes from elsewhere: those brought with it, by their hashes, and those with the
 * same cards that hosts brought here before. Throws a problem with the place of one that isn't a set of the game.
 */
export async function packsAlong(
  { content }: Pick<Context, 'content'>,
  sets: readonly RecordedSet[],
  { brought, by }: { readonly brought: readonly string[]; readonly by: string | null },
): Promise<TablePack[]> {
  const named = await broughtPacks({ content }, brought, { by });
  const other = named.findIndex((pack) => !sets.some(({ id, hash }) => id === pack.id && hash === pack.hash));
  if (other >= 0) throw new TableProblem('bad-table', 'no set of this game is this pack', `packs[${other}]`);
  const others = sets.filter(({ id }) => !named.some((pack) => pack.id === id));
  const known = await content.broughtAmong(others);
  return [...named, ...known.map((pack) => broughtBy(pack, null))];
}
