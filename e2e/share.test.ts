/** The picture of a game's end: handed to the browser's own list where it has one, and saved otherwise; in every language. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecordFault, openRecorded, readRecord, recordPlayed, replay, writeRecord } from '@kickdoor/rules';
import { expect, onTestFinished, test } from 'vitest';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const shots = process.env['SHARE_SHOTS'];
const NAMES = ['Ada', 'Ben', 'Cleo', 'Ivo'];
const golden = join(import.meta.dirname, '../packages/cli/test/golden/classic-sensible.jsonl');

/** A finished game of people with names of their own. */
function game(): string {
  const record = readRecord(readFileSync(golden, 'utf8'));
  if (isRecordFault(record)) throw new Error(record.message.id);
  const { version, sheet, sets, options, seed } = record.header;
  const players = record.header.players.map(({ sex }, seat) => ({ name: NAMES[seat] ?? '', sex }));
  const ids = sets.map(({ id }) => id);
  const setup = { version, hashes: sets, sheet, sets: ids, options, seed, players };
  const acts = [...replay(pool, record)].flatMap(({ seat, move, at, events }) =>
    seat === null || move === null ? [] : [{ seat, move, at, events }],
  );
  return writeRecord(recordPlayed(pool, openRecorded(pool, setup).header, acts));
}

/** Opens a finished game at its end. */
async function openEnd({ page }: Player, url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-share-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, game());
  await page.goto(`${url}/replay?move=9999`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('replay-choose').click();
  await (await chooser).setFiles(file);
  await page.getByTestId('replay').waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await page.getByTestId('share-picture').waitFor();
}

/** Runs in the page: a list to share with, which fails with an error of this name, if one is given. */
function offerSharing(fails: string | null): void {
  const shared: unknown[] = [];
  const share = (data: ShareData): Promise<void> => {
    const [file] = data.files ?? [];
    shared.push({ title: data.title, type: file?.type, name: file?.name, size: file?.size });
    return fails === null ? Promise.resolve() : Promise.reject(new DOMException('no', fails));
  };
  Object.assign(globalThis, { shared });
  Object.defineProperties(navigator, {
    canShare: { value: (data: ShareData) => (data.files?.length ?? 0) > 0 },
    share: { value: share },
  });
}

const sharedIn = ({ page }: Player): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'shared'));

test.each([
  ['takes it', null, false],
  ['is closed again', 'AbortError', false],
  ['can’t be had', 'NotAllowedError', true],
] as const)('where the browser has a list to share with, and it %s', async (_, fails, isSaved) => {
  const url = await serve({ seed: 'share' });
  const player = await site.open(PHONE);
  const { page, hands } = player;
  await page.addInitScript(offerSharing, fails);
  await openEnd(player, url);
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  await hands.press(page.getByTestId('share-picture'));
  await expect.poll(() => sharedIn(player)).toMatchObject([{ type: 'image/png', name: 'kickdoor.png' }]);
  await expect.poll(() => page.getByTestId('share-picture').isEnabled()).toBe(true);
  await expect.poll(() => saved).toBe(isSaved ? 1 : 0);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test.each(['ru', 'de', 'es'] as const)('the picture in %s', async (language) => {
  const url = await serve({ seed: 'share' });
  const player = await site.open(DESKTOP, language);
  await openEnd(player, url);
  const saving = player.page.waitForEvent('download');
  await player.hands.press(player.page.getByTestId('share-picture'));
  const file = readFileSync(await (await saving).path());
  if (shots !== undefined) writeFileSync(join(shots, `picture ${language}.png`), file);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeGreaterThan(30_000);
});
