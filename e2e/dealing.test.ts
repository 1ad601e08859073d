/** What the lobby says while the seed is drawn: that it is, and whose part did not come. */
import { PROTOCOL_VERSION, ServerMessage } from '@kickdoor/protocol';
import { commitmentToPart } from '@kickdoor/rules';
import { expect, onTestFinished, test } from 'vitest';
import { faults } from './support/access.ts';
import { makeTable } from './support/lobby.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const shots = process.env['DEALING_SHOTS'];
const PART = '1'.repeat(64);

/** Somebody at seat 1 whose program commits to a part, and never reveals it. */
async function sitDownSilently(url: string, table: string): Promise<void> {
  const answer = await fetch(`${url}/api/tables/${table}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ben', sex: 'male', seat: 1 }),
  });
  const joined: unknown = await answer.json();
  const secret: unknown =
    typeof joined === 'object' && joined !== null ? Reflect.get(joined, 'secret') : null;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`);
  onTestFinished(() => socket.close());
  const say = (message: object) => socket.send(JSON.stringify(message));
  let commits = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = ServerMessage.safeParse(JSON.parse(String(data))).data;
    if (message?.type !== 'table') return;
    const { fair } = message.table;
    if (fair?.step !== 'commit' || !fair.asked.includes(1)) return;
    commits += 1;
    const commitment = commitmentToPart(fair.deal, { seat: 1, part: PART });
    say({ type: 'commit', id: `commit-${commits}`, deal: fair.deal, commitment });
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  say({ type: 'hello', version: PROTOCOL_VERSION, secret, parts: true });
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('a part that never comes is waited for, then named, on %s', async (name, screen) => {
  const url = await serve({ seed: null });
  const host = await site.open(screen);
  const { page, hands, eyes, words } = host;
  const link = await makeTable(host, url, { seats: 3, friends: 1 });
  await sitDownSilently(url, new URL(link).pathname.split('/')[2] ?? '');
  await eyes.until(() => eyes.table?.seats[1]?.connected === true, 'Ben is there');
  await hands.press(page.getByTestId('start-game'));
  const dealing = page.getByTestId('dealing');
  await dealing.getByText(words.say('fair-dealing')).waitFor();
  if (shots !== undefined) await page.screenshot({ path: `${shots}/dealing ${name}.png` });
  expect(await faults(page)).toEqual([]);
  // The deal starts again without it, and the game says so from then on.
  await page.getByTestId('table').waitFor();
  await hands.press(page.getByTestId('menu'));
  const fair = page.getByTestId('fair-menu');
  await hands.press(fair.locator('summary'));
  await fair.getByText(words.say('fair-again', { name: 'Ben' })).waitFor();
  await fair.getByText(words.say('fair-without', { name: 'Ben' })).waitFor();
});
