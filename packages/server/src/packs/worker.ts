/**
 * A thread that reads packs from strangers. Nothing in one affects the server, which ends the thread if it takes too
 * long.
 */
import { parentPort } from 'node:worker_threads';
import {
  BUNDLE_PLACE,
  checkBundle,
  isPackImage,
  readBundle,
  tooLong,
  writeBundle,
} from '@kickdoor/packs/bundle';
import { packBundle } from '@kickdoor/packs/node';
import type { PackResult } from '@kickdoor/packs';
import type { Language } from '@kickdoor/words';
import type { Problem } from '@kickdoor/words/check';
import type { ReadAnswer, ReadCall, ReadPack } from './calls.ts';
import { drawnAnew } from './drawn-anew.ts';
import { toldIn } from './told.ts';

/** Maximum characters of a pack's page bundle, many times what a big pack needs. */
const LONGEST = 2_000_000;

const port = parentPort;
if (port === null) throw new Error('this is run as a thread');

async function answer({ bundle, companions, language, kept }: ReadCall): Promise<Omit<ReadAnswer, 'id'>> {
  const checked = (bytes: Uint8Array) =>
    checkBundle(BUNDLE_PLACE.file, bytes, { companion: (id) => companions[id] ?? null });
  const given = checked(bundle);
  const problems: Problem[] = [];
  const files = given.pack === null || kept ? null : readBundle(BUNDLE_PLACE.file, bundle, problems)?.files;
  const spent = files !== null && files !== undefined && [...files.keys()].some(isPackImage);
  if (given.pack === null || !spent) return { spent, read: judged(given, bundle, language) };
  const drawn = await drawnAnew(files, problems);
  const made = drawn === null ? null : writeBundle(given.pack, drawn, problems);
  if (made === null) return { spent, read: { mistakes: toldIn(language, problems) } };
  return { spent, read: judged(checked(made), made, language) };
}

/** The pack of a bundle if it is playable and not too long. */
function judged({ pack, problems }: PackResult, bundle: Uint8Array, language: Language): ReadPack {
  if (pack === null) return { mistakes: toldIn(language, problems) };
  const count = JSON.stringify(packBundle(pack)).length;
  return count <= LONGEST ? { pack, bundle } : { mistakes: toldIn(language, [tooLong(count, LONGEST)]) };
}

async function reply(call: ReadCall): Promise<void> {
  parentPort?.postMessage({ id: call.id, ...(await answer(call)) } satisfies ReadAnswer);
}

port.on('message', (call: ReadCall | null) => {
  if (call === null) port.close();
  else void reply(call);
});
port.postMessage('ready');
