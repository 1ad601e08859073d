/** Friends at one table: the second follows the link, is asked for help, and gets what was agreed. */
import { expect, test } from 'vitest';
import { makeTable, sitDown } from './support/lobby.ts';
import { allPlayUntil } from './support/player.ts';
import { PERSONS, seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const ADA = 0;
const BEN = 1;

test('help is requested, its terms countered, accepted and carried out', async () => {
  const url = await serve({ seed: seedOfLostCombat(3) });
  const [ada, ben] = [await site.open(), await site.open()];
  const link = await makeTable(ada, url, { seats: 3, friends: 1 });
  await sitDown(ben, link, PERSONS[BEN]);
  await ada.hands.press(ada.page.getByTestId('start-game'));
  const both = [ada, ben];
  await allPlayUntil(both, ({ combat }) => combat !== null);
  expect(ada.view.combat).toMatchObject({ fighter: ADA, helper: null, winning: false });

  const asked = { treasures: 1, first: ADA, items: [], plays: [] };
  await ada.do({ do: 'ask', seat: BEN, terms: asked });
  await ben.eyes.until(() => ben.view.combat?.request?.to === BEN, 'Ben is asked');
  expect(await ben.page.getByTestId('prompt').innerText()).toContain('Ada');
  await ben.do({ do: 'decline' });
  await ada.eyes.until(() => ada.view.combat?.declined.includes(BEN) === true, 'Ben declined');

  // The sheet opens with terms that were not refused; the same ones again are useless, and the page says so.
  await ada.hands.press(ada.page.getByTestId('do-ask'));
  const sheet = ada.page.getByTestId('ask-sheet');
  await ada.hands.press(sheet.getByRole('radiogroup', { name: 'Who?' }).locator(`[data-key="${BEN}"]`));
  expect(await sheet.getByTestId('ask-confirm').isDisabled()).toBe(false);
  const fewer = sheet.getByRole('button', { name: 'Less' });
  while (await fewer.isEnabled()) await ada.hands.press(fewer);
  await ada.hands.press(sheet.getByRole('button', { name: 'More' }));
  expect(await sheet.getByTestId('ask-confirm').isDisabled()).toBe(true);
  await ada.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await ada.do({ do: 'ask', seat: BEN, terms: { ...asked, first: BEN } });
  await ben.eyes.until(() => ben.view.combat?.request?.terms.first === BEN, 'Ben is asked anew');
  await ben.do({ do: 'accept' });
  await ada.eyes.until(() => ada.view.combat?.helper === BEN, 'Ben helps');
  const { combat, players } = ada.view;
  expect(combat).toMatchObject({ winning: true, terms: { treasures: 1, first: BEN } });
  const level = players[ADA]?.level ?? 0;
  expect(await ada.page.getByTestId('strength-fighters').innerText()).toBe(String(combat?.fighters.total));

  await allPlayUntil(both, ({ pending }) => pending?.kind === 'sharing');
  const { pending } = ben.view;
  if (pending?.kind !== 'sharing') throw new Error('there is nothing to share');
  expect(pending.seat).toBe(BEN);
  expect(pending.cards).toHaveLength(combat?.treasures ?? 0);
  await ben.page.getByTestId('choice').waitFor();
  await ada.page.getByTestId('prompt').filter({ hasText: 'Ben picks' }).waitFor();
  expect(await ada.page.getByTestId('choice').count()).toBe(0);

  const [first, ...others] = pending.cards;
  if (first === undefined) throw new Error('there is no treasure');
  await ben.do({ do: 'choose', picks: [{ card: first }] });
  await allPlayUntil(both, ({ combat: still, pending: now }) => still === null && now?.kind !== 'sharing');
  const has = ({ view }: typeof ada, seat: number) => [
    ...(view.hand ?? []),
    ...(view.players[seat]?.equipped ?? []),
    ...(view.players[seat]?.carried ?? []),
  ];
  expect(has(ben, BEN)).toContain(first);
  expect(has(ada, ADA)).toEqual(expect.arrayContaining(others));
  const risen = ada.view.players[ADA]?.level ?? 0;
  expect(risen).toBe(level + (combat?.levels ?? 0));
  await expect.poll(() => ada.page.getByTestId('my-level').innerText()).toBe(String(risen));
});
