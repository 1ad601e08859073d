/** A host brings a pack of their own: a friend in another browser sees whose it is, reads its cards, and plays with them. */
import { checkFiles } from '@kickdoor/packs';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { bundleOf, choosePack, galleyTexts } from './support/galley.ts';
import { makeTable } from './support/lobby.ts';
import { allPlayUntil, type Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

const texts = galleyTexts();
texts.set('pack.yaml', `${texts.get('pack.yaml') ?? ''}author: <b>Cookie</b>\nlicense: CC0-1.0\n`);
/** A name that would be markup if anything took it for that. */
const MARKUP = '<img src=x onerror="document.title=1">';
texts.set(
  'words/en/galley.ftl',
  (texts.get('words/en/galley.ftl') ?? '').replace(/^kraken = .*$/mu, `kraken = ${MARKUP}`),
);

const { pack: galley } = checkFiles(texts);
if (galley === null) throw new Error('the pack has mistakes');
const pool = buildCardPool([loadSet('classic'), galley]);

/** Whether a player holds a card of the host's pack. */
function has({ view }: Player): boolean {
  return view.hand?.some((card) => pool.cards[card]?.set === 'galley') === true;
}

const shots = process.env['PACKS_SHOTS'];

test('a pack is brought, seen, read and played by friends', async () => {
  const url = await serve({ seed: 'galley 2' });
  const ada = await site.open(DESKTOP, 'en');
  const ben = await site.open(PHONE, 'ru');
  for (const each of [ada, ben]) each.pool = pool;
  const link = await makeTable(ada, url, { seats: 3, friends: 1 });
  await choosePack(ada, 'galley.kickdoor', bundleOf(texts));
  await ada.eyes.until(() => ada.eyes.table?.sets.includes('galley') === true, 'the pack is mixed in');
  await ada.page.getByTestId('pack-galley').waitFor();
  await ada.page.getByTestId('packs-by-link').waitFor();
  expect(await faults(ada.page)).toEqual([]);

  // Before sitting down, the friend sees whose it is.
  await ben.page.goto(link);
  const said = ben.page.getByTestId('lobby-packs');
  await said.waitFor();
  for (const text of ['Камбуз', PERSONS[0].name, '<b>Cookie</b>', 'CC0-1.0', '1.0.0']) {
    expect(await said.innerText()).toContain(text);
  }
  expect(await faults(ben.page)).toEqual([]);
  if (shots !== undefined) await ada.page.screenshot({ path: `${shots}/packs host.png` });
  await said.scrollIntoViewIfNeeded();
  if (shots !== undefined) await ben.page.screenshot({ path: `${shots}/packs friend.png` });
  await ben.hands.press(ben.page.getByTestId('pack-cards-galley'));
  const sheet = ben.page.getByTestId('pack-sheet');
  await sheet.locator('[data-set="galley"]').first().waitFor();
  expect(await sheet.locator('[data-set="galley"]').count()).toBe(galley.cards.length);
  expect(await sheet.innerText()).toContain('Кракен');
  if (shots !== undefined) await ben.page.screenshot({ path: `${shots}/packs cards.png` });
  await ben.page.keyboard.press('Escape');

  await ben.page.getByTestId('persona-name').fill(PERSONS[1].name);
  await ben.hands.press(ben.page.getByTestId('sit-down'));
  await ben.eyes.until(() => ben.eyes.seat === 1, 'Ben sits');
  await ada.hands.press(ada.page.getByTestId('pack-cards-galley'));
  // The host reads the same cards in English, and markup as text.
  await ada.page.getByTestId('pack-sheet').getByText('<img', { exact: false }).first().waitFor();
  expect(await ada.page.locator('img[src="x"]').count()).toBe(0);
  expect(await ada.page.title()).not.toBe('1');
  await ada.page.keyboard.press('Escape');

  await ada.hands.press(ada.page.getByTestId('start-game'));
  expect(await allPlayUntil([ada, ben], () => has(ada) && has(ben))).toBe(true);
  for (const { player, names } of [
    { player: ada, names: galley.words['en']?.ftl ?? '' },
    { player: ben, names: galley.words['ru']?.ftl ?? '' },
  ]) {
    const card = player.page.locator('[data-set="galley"]').first();
    await card.waitFor();
    // The look of the pack, and the name in each player's language.
    expect(await card.getAttribute('data-paper')).toBe('straw');
    const shown = ((await card.getAttribute('aria-label')) ?? '').replaceAll('\u{A0}', ' ');
    expect(names.split('\n').some((line) => shown.startsWith(line.split(' = ')[1] ?? '–'))).toBe(true);
    expect(await card.locator('svg').count()).toBeGreaterThan(0);
  }
  // While it runs, the menu still says whose they are.
  await ben.hands.press(ben.page.getByTestId('menu'));
  const running = ben.page.getByTestId('menu-sheet').getByTestId('lobby-packs');
  await running.waitFor();
  for (const text of ['Камбуз', PERSONS[0].name, '<b>Cookie</b>', 'CC0-1.0']) {
    expect(await running.innerText()).toContain(text);
  }
  expect(await faults(ben.page)).toEqual([]);
  // A reload has the same cards.
  await ben.page.reload();
  await ben.page.getByTestId('table').waitFor();
  await ben.page.locator('[data-set="galley"]').first().waitFor();
});

test('who only watches sees which packs are played and whose they are, and reads their cards', async () => {
  const url = await serve({ seed: 'galley 3' });
  const ada = await site.open(DESKTOP, 'en');
  ada.pool = pool;
  const link = await makeTable(ada, url, { seats: 3, friends: 1 });
  await choosePack(ada, 'galley.kickdoor', bundleOf(texts));
  await ada.eyes.until(() => ada.eyes.table?.sets.includes('galley') === true, 'the pack is mixed in');
  await ada.hands.press(ada.page.getByTestId('fill-bots'));
  await ada.eyes.until(() => ada.eyes.table?.seats.every(({ kind }) => kind !== 'empty') === true, 'bots');
  await ada.hands.press(ada.page.getByTestId('start-game'));
  await ada.eyes.past(-1);

  const guest = await site.open(PHONE, 'de');
  await guest.page.goto(link);
  await guest.page.getByTestId('table').waitFor();
  expect(guest.eyes.seat).toBeNull();
  await guest.hands.press(guest.page.getByTestId('menu'));
  const said = guest.page.getByTestId('menu-sheet').getByTestId('lobby-packs');
  await said.waitFor();
  for (const text of ['Galley', PERSONS[0].name, '<b>Cookie</b>', 'CC0-1.0', '1.0.0']) {
    expect(await said.innerText()).toContain(text);
  }
  expect(await faults(guest.page)).toEqual([]);
  if (shots !== undefined) await guest.page.screenshot({ path: `${shots}/packs guest.png` });
  await guest.hands.press(said.getByTestId('pack-cards-galley'));
  const cards = guest.page.getByTestId('pack-sheet').locator('[data-set="galley"]');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(galley.cards.length);
  if (shots !== undefined) await guest.page.screenshot({ path: `${shots}/packs guest cards.png` });
});

test('what is no pack, has mistakes, or is far too big is refused with words', async () => {
  const url = await serve({ seed: null });
  const ada = await site.open(PHONE, 'de');
  await makeTable(ada, url, { seats: 3, friends: 1 });
  const wrong = ada.page.getByTestId('pack-wrong');
  await choosePack(ada, 'cat.kickdoor', Buffer.from('this is a picture of a cat'));
  await wrong.getByText('Mit diesem Set kann man nicht spielen.').waitFor();
  expect(await wrong.innerText()).toContain('bundle:1:1');
  const doors = (texts.get('doors/doors.yaml') ?? '').replace('kind: curse', 'kind: purse');
  await choosePack(ada, 'purse.kickdoor', bundleOf(new Map([...texts, ['doors/doors.yaml', doors]])));
  await wrong.getByText('doors/doors.yaml:24:9').waitFor();
  expect(await faults(ada.page)).toEqual([]);
  await choosePack(ada, 'big.kickdoor', Buffer.alloc(4_000_001));
  await wrong.getByText('4 MB').waitFor();
  const taken = new Map([
    ...texts,
    ['pack.yaml', (texts.get('pack.yaml') ?? '').replace('galley', 'classic')],
  ]);
  await choosePack(ada, 'classic.kickdoor', bundleOf(taken));
  await wrong.getByText('id').waitFor();
  expect(ada.eyes.table?.packs).toEqual([]);
});
