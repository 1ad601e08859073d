/** The workshop: packs are made, read, copied, brought along and given away, wholly in the browser. */
import { join } from 'node:path';
import { writeBundle } from '@kickdoor/packs/bundle';
import { filesToBundle, loadPack } from '@kickdoor/packs/node';
import { expect, test } from 'vitest';
import { faults } from './support/access.ts';
import { atRest } from './support/rest.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { bundled, newCard, newPack, turnTo } from './support/workshop.ts';

const site = useSite();

const shots = process.env['WORKSHOP_SHOTS'];

test('what is made is there after the page was closed, and what was done can be undone', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await newPack(player, url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  await hands.press(page.getByTestId('drop-card'));
  await page.locator('[data-card-id=soggy-sock]').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await page.locator('[data-card-id=soggy-sock]').waitFor();
  await expect.poll(() => page.getByTestId('saving').innerText()).toBe('Saved');
  await page.waitForTimeout(600);
  await page.reload();
  await page.locator('[data-card-id=soggy-sock]').waitFor();
  await page.goto(`${url}/workshop`);
  await hands.press(page.getByRole('button', { name: 'Delete Haunted Laundry' }));
  await page.getByTestId('my-packs').getByText('Haunted Laundry').waitFor({ state: 'detached' });
  await hands.press(page.getByTestId('undelete'));
  await page.getByTestId('my-packs').getByText('Haunted Laundry').waitFor();
});

test('the YAML and the forms show the same card, and the checker speaks in place', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await newPack(player, url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  // There is room for it beside the form.
  expect(await page.getByTestId('tab-text').count()).toBe(0);
  const editor = page.getByTestId('code').getByRole('textbox');
  await editor.waitFor();
  await editor.getByText('treasures').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lev');
  // What may stand there is offered, and chosen by keyboard.
  await page.getByRole('option', { name: 'levels' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.type('els: 99 # too many');
  await page.getByTestId('problems').and(page.locator('[data-mistakes="1"]')).waitFor();
  await page.getByTestId('code').locator('.cm-lintRange-error').waitFor();
  await hands.press(page.getByTestId('problems'));
  await page.getByTestId('problems-sheet').getByText('levels').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('field-levels').fill('2');
  await page.keyboard.press('Tab');
  await page.getByTestId('problems').and(page.locator('[data-mistakes="0"]')).waitFor();
  await expect.poll(() => editor.innerText()).toContain('levels: 2 # too many');
});

test('a card is shown in all languages of its pack, each in its own words', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await page.goto(`${url}/workshop`);
  await hands.press(page.getByTestId('new-pack'));
  await page.getByTestId('pack-title').fill('Attic');
  await hands.press(page.getByTestId('pack-all-languages'));
  await hands.press(page.getByTestId('make-pack'));
  await hands.press(page.locator('[data-card-id=slamming-window]'));
  const look = (language: string) => page.locator(`[data-testid=preview] [data-language=${language}]`);
  await look('de').getByText('Knallendes Fenster').waitFor();
  await look('ru').getByText('Непотребство').waitFor();
  await look('en').getByText('Bad Stuff').waitFor();
  await look('es').waitFor();
});

test('a name has the forms that few names need, and stays as it was once they are taken away', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await newPack(player, url, 'Attic');
  await newCard(player, 'monster', 'Unicorn Skeleton');
  await hands.press(page.getByTestId('tab-names'));
  await hands.press(page.getByTestId('more-forms-en').locator('summary'));
  await page.getByTestId('form-en-indef').fill('a Unicorn Skeleton');
  const names = async (): Promise<string> => {
    const { pack } = (await bundled(player)).checked;
    return pack?.words['en']?.ftl ?? '';
  };
  expect(await names()).toMatch(/= Unicorn Skeleton\n(?: .*\n)* +\.indef = a Unicorn Skeleton/u);
  await page.getByTestId('form-en-indef').fill('');
  expect(await names()).not.toContain('.indef');
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('a card is named otherwise by a rule sheet, on %s', async (where, screen) => {
  const url = await serve({ seed: null });
  const player = await site.open(screen);
  const { page, hands } = player;
  await newPack(player, url, 'Attic');
  await newCard(player, 'monster', 'Unicorn Skeleton');
  await hands.press(page.getByTestId('tab-names'));
  await hands.press(page.getByTestId('sheet-names-en').locator('> summary'));
  await page.getByTestId('sheet-of-name-en').selectOption('early');
  await page.getByTestId('name-en-early').fill('Bony Unicorn');
  const printed = async (): Promise<unknown> => (await bundled(player)).checked.pack?.words['en']?.sheets;
  expect(await printed()).toEqual({ early: 'unicorn-skeleton = Bony Unicorn\n' });
  expect(await faults(page)).toEqual([]);
  if (shots !== undefined) {
    await page.getByTestId('sheet-names-en').scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${shots}/sheet names on ${where}.png` });
  }
  await page.getByTestId('name-en-early').fill('');
  expect(await printed()).toEqual({});
});

test('the pack and its own marks are named in forms, and what is wrong stands at its field', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await newPack(player, url, 'Attic');
  await newCard(player, 'monster', 'Soggy Sock');
  // What the schema says of a field stands there, and what the checker says of it.
  await page.getByTestId('field-treasures').waitFor();
  expect(await page.getByTestId('card-form').locator('.form-help').count()).toBeGreaterThan(0);
  await page.getByTestId('code').getByText('level').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('000');
  await page.getByTestId('problems').and(page.locator('[data-mistakes="1"]')).waitFor();
  await page.locator('.form-field + .form-problem[data-weight=mistake]').waitFor();
  expect(await page.locator('.form-problem[data-weight=mistake]').count()).toBe(1);
  await page.keyboard.press('Control+z');
  await page.getByTestId('problems').and(page.locator('[data-mistakes="0"]')).waitFor();
  const file = page.locator('.bench-rail').getByText('pack.yaml');
  await hands.press(file);
  await hands.press(page.getByTestId('add-marks'));
  await page.getByTestId('field-marks').fill('pirate');
  await page.keyboard.press('Tab');
  await hands.press(page.getByTestId('tab-names'));
  await page.getByTestId('title-en').fill('The Attic of Doom');
  await page.getByTestId('mark-pirate-en').fill('Pirate');
  await page.getByTestId('form-en-plural').fill('Pirates');
  await page.getByRole('heading', { level: 1, name: 'The Attic of Doom' }).waitFor();
  const { pack, problems } = (await bundled(player)).checked;
  expect(problems.filter(({ weight }) => weight === 'mistake')).toEqual([]);
  expect(pack?.words['en']?.ftl).toContain('pack = The Attic of Doom');
  expect(pack?.words['en']?.ftl).toMatch(/mark-pirate = Pirate\n +\.plural = Pirates/u);
});

test('a bundle and a folder are opened, and are the packs that they were', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await page.goto(`${url}/workshop`);
  await page.getByTestId('my-packs').waitFor({ state: 'attached' });
  const folder = join(import.meta.dirname, '../examples/packs/office');
  const { pack: office } = loadPack(folder);
  if (office === null) throw new Error('the pack is in order');
  const buffer = Buffer.from(writeBundle(office, filesToBundle(folder), []) ?? []);
  for (const [button, chosen] of [
    ['bring-bundle', { name: 'office.kickdoor', mimeType: 'application/zip', buffer }],
    ['bring-folder', folder],
  ] as const) {
    await page.goto(`${url}/workshop`);
    const choosing = page.waitForEvent('filechooser');
    await hands.press(page.getByTestId(button));
    await (await choosing).setFiles(chosen);
    await page.getByTestId('workbench').waitFor();
    expect(await page.getByTestId('problems').getAttribute('data-mistakes')).toBe('0');
    const { pack } = (await bundled(player)).checked;
    expect(pack?.setHash, button).toBe(office.setHash);
    expect(pack?.words, button).toEqual(office.words);
  }
});

test('a built-in set is read and copied; a faulty file is refused and changes nothing', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await page.goto(`${url}/workshop`);
  await page.getByTestId('my-packs').waitFor({ state: 'attached' });
  const choosing = page.waitForEvent('filechooser');
  await hands.press(page.getByTestId('bring-bundle'));
  const file = { name: 'broken.kickdoor', mimeType: 'application/zip', buffer: Buffer.from('no bundle') };
  await (await choosing).setFiles(file);
  await page.getByTestId('bring-problems').getByText('broken.kickdoor').waitFor();
  expect(await page.getByTestId('my-packs').getByRole('listitem').count()).toBe(0);
  await hands.press(page.getByTestId('read-classic').getByRole('link'));
  await page.getByTestId('workbench').waitFor();
  expect(await page.getByTestId('new-card').count()).toBe(0);
  await hands.press(page.getByTestId('copy-set'));
  await page.getByTestId('copy-title').fill('Own Dungeon');
  await hands.press(page.getByTestId('make-copy'));
  await page.getByTestId('new-card').waitFor();
  expect(await page.getByTestId('problems').getAttribute('data-mistakes')).toBe('0');
  const { pack } = (await bundled(player)).checked;
  expect(pack?.id).toBe('own-dungeon');
});

test.each([
  { name: 'desktop', screen: DESKTOP, language: 'en', title: 'Attic' },
  { name: 'desktop', screen: DESKTOP, language: 'de', title: 'Dachboden' },
  { name: 'phone', screen: PHONE, language: 'ru', title: 'Чердак' },
] as const)('the workshop shuts nobody out on a $name in $language', async ({ screen, language, title }) => {
  const url = await serve({ seed: null });
  const player = await site.open(screen, language);
  const { page, hands } = player;
  const found: string[] = [];
  const look = async (where: string): Promise<void> => {
    // What is still fading in can't be read yet.
    await atRest(page);
    found.push(...(await faults(page)).map((fault) => `${where}: ${fault}`));
  };
  await page.goto(`${url}/workshop`);
  await page.getByTestId('my-packs').waitFor({ state: 'attached' });
  await look('list');
  await hands.press(page.getByTestId('new-pack'));
  await page.getByTestId('pack-title').fill(title);
  await look('sheet: new pack');
  await hands.press(page.getByTestId('make-pack'));
  await page.getByTestId('workbench').waitFor();
  await look('cards');
  await hands.press(page.locator('[data-card-id=heir]'));
  await page.getByTestId('card-form').waitFor();
  await look('form');
  // Examples of powers have names by which files call them.
  if (language === 'en') {
    await hands.press(page.getByTestId('add-effects'));
    await page.getByTestId('effect-flee').waitFor();
    await look('sheet: effects');
    await page.keyboard.press('Escape');
  }
  for (const tab of screen === PHONE ? ['names', 'picture', 'text'] : ['names', 'picture']) {
    await hands.press(page.getByTestId(`tab-${tab}`));
    await look(tab);
  }
  await turnTo(player, 'look');
  await page.locator('[data-testid=preview] .kd-card').first().waitFor();
  await look('preview');
  expect(found).toEqual([]);
});

test('an image of one’s own is cut to the card, and is in the pack that is given away', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await newPack(player, url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  await hands.press(page.getByTestId('tab-picture'));
  const buffer = await page.screenshot();
  const choosing = page.waitForEvent('filechooser');
  await hands.press(page.getByTestId('own-image'));
  await (await choosing).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  const shown = page.locator('[data-testid=preview] img.kd-image');
  await shown.waitFor();
  expect(await shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(600);
  const { pack, problems } = (await bundled(player)).checked;
  expect(problems).toEqual([]);
  expect(JSON.stringify(pack?.cards[0]?.picture)).toMatch(/^\{"image":"data:image\/webp;base64,/u);
});

test('many games weigh the cards beside the built-in ones', async () => {
  const url = await serve({ seed: null });
  const player = await site.open(DESKTOP);
  const { page, hands } = player;
  await newPack(player, url, 'Haunted Laundry');
  await newCard(player, 'monster', 'Soggy Sock');
  await hands.press(page.getByTestId('balance'));
  const table = page.getByTestId('balance-table');
  await table.getByText('Soggy Sock').waitFor();
  await table.getByText('38 built-in cards').waitFor();
  await expect.poll(() => table.locator('[data-card-id=soggy-sock]').innerText()).toMatch(/\d+% ± \d+%/u);
  await hands.press(page.getByTestId('stop-balance'));
  await page.getByTestId('balance-again').waitFor();
  expect(await faults(page)).toEqual([]);
  // By another sheet it begins anew, beside that one's own cards and those that are mixed in.
  await hands.press(page.getByTestId('balance-sheet').locator('[data-key=winter]'));
  await table.getByText('27 built-in cards').waitFor();
  await hands.press(page.getByTestId('balance-with-west'));
  await table.getByText('63 built-in cards').waitFor();
  await table.getByText('Soggy Sock').waitFor();
});
