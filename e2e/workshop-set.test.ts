/** A set of thirty cards is made wholly in the workshop, by keyboard alone or by touch, and played by those who have nothing else of it. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pack } from '@kickdoor/packs';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool } from '@kickdoor/rules';
import { expect, onTestFinished, test } from 'vitest';
import { settle, sitDown } from './support/lobby.ts';
import { allPlayUntil, type Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { addEffect, anotherCard, bundled, fillIn, newCard, newPack, turnTo } from './support/workshop.ts';

const site = useSite();

interface Made {
  readonly name: string;
  /** What is typed into its fields. */
  readonly figures?: Readonly<Record<string, string>>;
  /** An effect, by the list that it is added to. */
  readonly effects?: Readonly<Record<string, string>>;
  readonly flavor?: string;
  /** What is searched for its picture. */
  readonly icon?: string;
}

/** Thirty cards: of every kind at least one. */
const SET: Readonly<Record<string, readonly [Made, ...Made[]]>> = {
  monster: [
    {
      name: 'Soggy Sock',
      figures: { level: '14', treasures: '4', amount: '2' },
      effects: { badStuff: 'die' },
      icon: 'sock',
    },
    { name: 'Dust Bunny', figures: { level: '2' }, flavor: 'It was under the bed all along.' },
    { name: 'Limescale Golem', figures: { level: '9', treasures: '3' }, effects: { effects: 'against' } },
    { name: 'Missing Button', effects: { badStuff: 'lose-item' } },
  ],
  race: [{ name: 'Lint Elf' }],
  class: [{ name: 'Ironer', effects: { effects: 'flee' } }],
  'half-breed': [{ name: 'Half and Half' }],
  'super-munchkin': [{ name: 'Twice the Starch' }],
  power: [{ name: 'Wringing' }],
  style: [{ name: 'Delicate Cycle' }],
  training: [{ name: 'Folding School' }],
  curse: [
    { name: 'Shrunk in the Wash' },
    { name: 'Dyed Pink', effects: { strike: 'change-sex' } },
    { name: 'Eaten by the Machine', effects: { strike: 'lose-hand' } },
  ],
  enhancer: [{ name: 'Extra Rinse' }],
  mate: [{ name: 'The Other Sock' }],
  wandering: [{ name: 'Neighbor with a Basket' }],
  event: [{ name: 'Power Cut' }],
  place: [{ name: 'Launderette' }],
  item: [
    { name: 'Clothes Peg', figures: { gold: '200' } },
    { name: 'Ironing Board', figures: { bonus: '4', gold: '600' }, flavor: 'It folds. Sometimes by itself.' },
    { name: 'Rubber Gloves', figures: { bonus: '1' } },
    { name: 'Laundry Basket', figures: { bonus: '3', gold: '500' }, effects: { effects: 'flee' } },
  ],
  'item-enhancer': [{ name: 'Freshly Starched' }],
  oneshot: [{ name: 'Stain Remover' }, { name: 'Bleach', effects: { use: 'strength-each' } }],
  special: [{ name: 'Found Coin' }],
  cheat: [{ name: 'Borrowed Detergent' }],
  sidekick: [{ name: 'Dryer Ghost' }],
  steed: [{ name: 'Runaway Mangle' }],
};
const ALL = Object.values(SET).flat();

/** Draws the open card's picture with a figure. */
async function draw({ page, hands }: Player, icon: string): Promise<void> {
  await hands.press(page.getByTestId('tab-picture'));
  await hands.press(page.getByTestId('draw'));
  const search = page.getByTestId('icon-search');
  await hands.enter(search);
  await page.keyboard.insertText(icon);
  const found = page.locator('[data-testid=icon-sheet] .icon-choice');
  const others = found.and(page.locator(`:not([data-testid*="${icon}"])`));
  await found.first().waitFor();
  await expect.poll(() => others.count()).toBe(0);
  await hands.press(found.last());
  await page.getByTestId('picture-form').waitFor();
  await hands.press(page.getByTestId('tab-card'));
  await page.getByTestId('card-title').waitFor();
}

/** Makes all of them, as somebody would who sits down to it. */
async function makeAll(player: Player): Promise<void> {
  const { page, hands } = player;
  for (const [kind, cards] of Object.entries(SET)) {
    for (const [at, { name, figures = {}, effects = {}, flavor, icon }] of cards.entries()) {
      if (at === 0) await newCard(player, kind, name);
      else await anotherCard(player, name);
      for (const [field, value] of Object.entries(figures)) await fillIn(player, `field-${field}`, value);
      for (const [list, effect] of Object.entries(effects)) await addEffect(player, list, effect);
      if (icon !== undefined) await draw(player, icon);
      if (flavor === undefined) continue;
      await hands.press(page.getByTestId('tab-names'));
      await fillIn(player, 'flavour-en', flavor);
      await hands.press(page.getByTestId('tab-card'));
      await page.getByTestId('card-title').waitFor();
    }
  }
}

const run = promisify(execFile);

/** Runs the command line. Fails if it does. */
async function kickdoor(...args: readonly string[]): Promise<string> {
  const main = join(import.meta.dirname, '../packages/cli/src/main.ts');
  const { stdout } = await run(process.execPath, [main, ...args, '--lang', 'en']);
  return stdout;
}

/** The saved file, called as it would be where it is saved. */
function kept(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-set-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'haunted-laundry.kickdoor');
  copyFileSync(file, path);
  return path;
}

/** A friend in another browser reads the cards and plays with them. */
async function playWithFriend(ada: Player, pack: Pack): Promise<void> {
  const ben = await site.open(DESKTOP);
  for (const each of [ada, ben]) each.pool = buildCardPool([loadSet('classic'), pack]);
  await ada.hands.press(ada.page.getByTestId('play-pack'));
  // The pack is put into its file, which is checked and sent.
  await ada.page.getByTestId('play-friends').tap();
  const link = await settle(ada, { seats: 3, friends: 1 });
  await sitDown(ben, link, PERSONS[1]);
  const said = ben.page.getByTestId('lobby-packs');
  await said.getByText('Haunted Laundry').waitFor();
  await ben.hands.press(ben.page.getByTestId(`pack-cards-${pack.id}`));
  const cards = ben.page.getByTestId('pack-sheet').locator(`[data-set="${pack.id}"]`);
  await cards.first().waitFor();
  expect(await cards.count()).toBe(ALL.length);
  await ben.page.getByTestId('pack-sheet').getByText('It was under the bed all along.').waitFor();
  await ben.page.keyboard.press('Escape');
  await ada.hands.press(ada.page.getByTestId('start-game'));
  const has = ({ view, pool }: Player): boolean =>
    view.hand?.some((card) => pool.cards[card]?.set === pack.id) === true;
  expect(await allPlayUntil([ada, ben], ({ phase }) => phase !== 'setup' && [ada, ben].some(has))).toBe(true);
  const names = ALL.map(({ name }) => name);
  for (const { page } of [ada, ben].filter(has)) {
    const shown = await page.locator(`[data-set="${pack.id}"]`).first().getAttribute('aria-label');
    expect(names.some((name) => shown?.replaceAll('\u{A0}', ' ').startsWith(name))).toBe(true);
  }
}

test.each([
  { name: 'by keyboard alone', screen: DESKTOP, means: 'keyboard' },
  { name: 'by touch, and played with a friend', screen: PHONE, means: 'touch' },
] as const)('a set of thirty cards is made $name', async ({ screen, means }) => {
  expect(ALL).toHaveLength(30);
  const url = await serve({ seed: 'thirty' });
  const player = await site.open(screen, 'en', means);
  const { page } = player;
  await newPack(player, url, 'Haunted Laundry');
  await makeAll(player);
  await turnTo(player, 'look');
  await page.getByTestId('preview').getByText('Runaway Mangle').waitFor();
  expect(await page.getByTestId('problems').getAttribute('data-mistakes')).toBe('0');
  const { file, checked } = await bundled(player);
  const { pack } = checked;
  expect(new Set(pack?.cards.map(({ kind }) => kind))).toEqual(new Set(Object.keys(SET)));
  expect(pack?.cards.find(({ id }) => id === 'soggy-sock')).toMatchObject({
    level: 14,
    treasures: 4,
    badStuff: [{ deed: 'lose-level', with: 2 }, { deed: 'die' }],
    picture: { figure: {} },
  });
  for (const { name } of ALL) expect(pack?.words['en']?.ftl).toContain(` = ${name}`);
  if (pack === null) return;
  const path = kept(file);
  await kickdoor('pack', 'check', path);
  const played = await kickdoor('simulate', '--packs', path, '--sets', `classic,${pack.id}`, '--games', '2');
  expect(played).toContain('2');
  if (means === 'touch') await playWithFriend(player, pack);
});
