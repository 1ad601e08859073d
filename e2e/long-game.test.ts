/** The end of a long game, for somebody who comes after it: all of it is told, although the server sends only its last part. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BroughtTable } from '@kickdoor/protocol';
import { isRecordFault, readRecord, recordPlayed, replay, writeRecord } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const shots = process.env['LONG_SHOTS'];
const golden = join(import.meta.dirname, '../packages/cli/test/golden/classic-random.jsonl');
/** Acts of the record that are left to those who play it to its end. */
const LEFT = 30;

/** A long game shortly before its end, and its options. */
function nearlyOver() {
  const record = readRecord(readFileSync(golden, 'utf8'));
  if (isRecordFault(record)) throw new Error(record.message.id);
  const acts = [...replay(pool, record)].flatMap(({ seat, move, at, events }) =>
    seat === null || move === null ? [] : [{ seat, move, at, events }],
  );
  const { header } = record;
  const text = writeRecord(recordPlayed(pool, header, acts.slice(0, -LEFT)));
  return { text, acts: acts.length - LEFT, options: header.options };
}

test.each([
  ['a desk', DESKTOP, true],
  ['a phone', PHONE, false],
] as const)(
  'who comes back to a long game that is over finds all of it, on %s',
  async (name, screen, openHands) => {
    const { text, acts, options } = nearlyOver();
    expect(acts).toBeGreaterThan(400);
    const url = await serve({ seed: 'long' });
    const { limit, grace } = options;
    const settings = {
      options: { limit, grace },
      speed: 'fast',
      pace: 'none',
      talk: 'phrases',
      rulings: 'host',
      spectators: true,
      openHands,
      language: 'en',
    };
    const response = await fetch(`${url}/api/tables/moved`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ record: text, people: [0], settings }),
    });
    const { table, host, secrets } = BroughtTable.parse(await response.json());
    const player = await site.open(screen);
    const { page, hands, eyes, words } = player;
    await page.goto(url);
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [`kickdoor.table.${table}`, JSON.stringify({ secret: secrets[0], host })],
    );
    await page.goto(`${url}/t/${table}`);
    await eyes.past(-1);
    await hands.press(page.getByTestId('menu'));
    await hands.press(page.getByRole('button', { name: words.say('leave-game') }));
    await hands.press(
      page.getByTestId('concede-sheet').getByRole('button', { name: words.say('leave-game-yes') }),
    );
    await eyes.until(() => eyes.now.view.phase === 'over', 'the end');
    await page.reload();
    const end = page.getByTestId('game-over');
    await end.getByTestId('won-by').waitFor();
    // What the server itself has sent begins far after the beginning.
    expect(eyes.now.steps[0]?.number).toBeGreaterThan(1);
    await end.getByTestId('share-picture').waitFor();
    // Each moment leads to its replay. A short game may have none.
    const moments = end.getByTestId('told').getByRole('link', { name: /^Turn \d+$/u });
    expect(await moments.first().getAttribute('href')).toMatch(/^\/replay\/.*\?move=\d+$/u);
    // A search looks for the costliest move on the page itself, and the game goes on being told meanwhile.
    const review = end.getByTestId('review');
    await review.getByRole('progressbar').waitFor();
    await review.getByText(words.say('review-note')).waitFor({ timeout: 120_000 });
    await end.getByRole('heading', { name: words.say('review-turning-title') }).waitFor();
    if (shots !== undefined) await review.scrollIntoViewIfNeeded();
    if (shots !== undefined) await page.screenshot({ path: join(shots, `review ${name}.png`) });
    const mistake = review.getByRole('listitem');
    expect(await mistake.textContent()).toMatch(/^Turn \d+: .*chance to win \d+%/u);
    const link = (await mistake.getByRole('link').getAttribute('href')) ?? '';
    expect(link).toMatch(/^\/replay\/.*\?move=\d+$/u);
    if (shots !== undefined) await page.screenshot({ path: join(shots, `end of a long game ${name}.png`) });
    const isPhone = screen === PHONE;
    if (isPhone) await hands.press(page.getByRole('button', { name: words.say('log'), exact: true }));
    const log = page.getByTestId('log');
    const older = log.getByRole('button', { name: words.say('log-older') });
    await older.waitFor();
    while ((await older.count()) > 0) await hands.press(older);
    await log
      .getByText(/^Turn 1,/u)
      .first()
      .waitFor();

    // All hands are open on the replay page where the table has agreed, and only there.
    await page.goto(`${url}/replay/${table}?move=300&eyes=open`);
    await expect.poll(() => page.getByTestId('replay').getAttribute('data-number')).toBe('300');
    expect(await page.getByTestId('open-hands').count()).toBe(openHands ? 1 : 0);
    const { status } = await fetch(`${url}/api/tables/${table}/record`);
    expect(status).toBe(openHands ? 200 : 403);
  },
  240_000,
);
