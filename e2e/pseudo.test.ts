/**
 * The page in the pseudo-language: every letter accented, so that text which bypasses the messages stands out, and 40%
 * longer, so that narrow places break.
 */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutFaults } from './support/layout.ts';
import { makeTable } from './support/lobby.ts';
import { plainWords } from './support/pseudo.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** The smallest screens people play on. */
const SMALL = [
  { name: 'small desktop', screen: { ...DESKTOP, viewport: { width: 1024, height: 700 } } },
  { name: 'small phone', screen: { ...PHONE, viewport: { width: 340, height: 640 } } },
];
/** Enough turns to have seen most of what a turn can ask for. */
const TURNS = 4;
/** Composers that are inspected once in each form, whenever available. */
const COMPOSERS = ['ask', 'offer', 'sell', 'charity', 'give', 'join'];

/** Walks through the game and collects layout and text faults. */
class Walker {
  readonly player: Player;
  readonly faults: string[] = [];
  readonly #seen = new Set<string>();

  constructor(player: Player) {
    this.player = player;
  }

  async look(where: string): Promise<void> {
    const faults = await layoutFaults(this.player.page);
    this.faults.push(...faults.map((fault) => `${where}: ${fault}`));
  }

  async press(what: Locator): Promise<void> {
    await this.player.hands.press(what);
  }

  /** Opens a sheet, inspects it and closes it. */
  async open(where: string, what: Locator, then?: () => Promise<void>): Promise<void> {
    const { page } = this.player;
    await this.press(what);
    await page.locator('.sheet').first().waitFor();
    await this.look(where);
    await then?.();
    await this.player.hands.tidy();
    await page.locator('.sheet').waitFor({ state: 'detached' });
  }

  /** Does something the first time it is possible. */
  async once(what: string, how: () => Promise<void>): Promise<void> {
    if (this.#seen.has(what)) return;
    this.#seen.add(what);
    await how();
  }

  /** Inspects whatever is new on the table. */
  async lookAround(): Promise<void> {
    const { page, view, eyes } = this.player;
    const { phase, pending, turn, seat, combat } = view;
    const whose = turn === seat ? 'own' : 'other';
    const asked = pending === null ? '' : ` ${pending.kind} ${'seat' in pending && pending.seat === seat}`;
    await this.once(`${whose} ${phase}${asked}`, () => this.look(`${whose} ${phase}${asked}`));
    if (turn !== seat || pending !== null) return;
    for (const verb of COMPOSERS) {
      const button = page.getByTestId('actions').getByTestId(`do-${verb}`).first();
      if (!eyes.now.legalMoves.some(({ move }) => move.do === verb) || !(await button.isVisible())) continue;
      await this.once(verb, () => this.open(`sheet of ${verb}`, button));
    }
    if (combat !== null) {
      await this.once('part', () => this.open('part', page.getByTestId('combat').locator('.part').first()));
    }
  }

  /** What can be opened at any table: cards, players, the menu, the log. */
  async openAll(): Promise<void> {
    const { page, view } = this.player;
    const cards = page.getByTestId('hand').locator('[data-card]');
    await this.press(cards.first());
    await page.getByTestId('card-actions').waitFor();
    await this.look('held card');
    await this.open('card', page.getByTestId('read-card'));
    const other = view.players.find(({ seat }) => seat !== view.seat)?.seat ?? 0;
    await this.open('seat', page.getByTestId(`seat-${other}`).locator('.seat-head'));
    await this.open('own seat', page.getByTestId('me').locator('.me-head'));
    await this.open('menu', page.getByTestId('menu'));
    const log = page.locator('.top-log');
    if (await log.isVisible()) await this.open('log', log);
  }
}

/** The home page with everything that opens on it, the rulebook, and a table before its game. */
async function beforeTheGame(walker: Walker, url: string): Promise<void> {
  const { page } = walker.player;
  await page.goto(url);
  await page.getByTestId('kick-it-open').waitFor();
  await walker.look('start');
  await walker.open('name', page.getByTestId('change-name'));
  await page.locator('.start-join input').fill('nowhere');
  await walker.press(page.locator('.start-join button'));
  await page.locator('.start-join [role=alert]').waitFor();
  await walker.look('start, wrong link');
  await page.goto(`${url}/rules/west/space`);
  await page.getByTestId('rulebook').waitFor();
  await walker.look('rulebook');
  await makeTable(walker.player, url, { seats: 4, friends: 1 });
  await page.getByTestId('lobby-seats').waitFor();
  await walker.press(page.locator('.new-options summary'));
  await walker.look('lobby');
  for (const sheet of ['early', 'space', 'west', 'winter', 'classic']) {
    await walker.press(page.locator(`.choices-option[data-key=${sheet}]`));
    await walker.player.eyes.until(() => walker.player.eyes.table?.sheet === sheet, sheet);
    await walker.look(`lobby, ${sheet}`);
  }
}

/** A stranger at the table: before the game there is a seat to take, afterward only a game to watch. */
async function comeBy(stranger: Walker, link: string): Promise<void> {
  await stranger.player.page.goto(link);
  await stranger.player.page.getByTestId('sit-down').waitFor();
  await stranger.look('seat to take');
}

/** A game from its opening plays on. */
async function aFewTurns(walker: Walker): Promise<void> {
  const { player } = walker;
  await player.eyes.past(-1);
  await player.page.getByTestId('table').waitFor();
  await walker.openAll();
  while (player.view.turns < TURNS && player.view.phase !== 'over') {
    await walker.lookAround();
    await player.step();
  }
}

/** Two players at a West table, one of whom leaves. */
async function theEnd(walker: Walker, url: string): Promise<void> {
  const { page, eyes } = walker.player;
  await page.goto(url);
  await walker.press(page.getByTestId('with-friends'));
  await walker.press(page.locator('.choices-option[data-key=west]'));
  await eyes.until(() => eyes.table?.sheet === 'west', 'the West');
  await walker.press(page.locator('.choices-option[data-key="2"]'));
  await eyes.until(() => eyes.table?.seats.length === 2, 'two seats');
  await walker.press(page.getByTestId('fill-bots'));
  await eyes.until(() => eyes.table?.seats.every(({ kind }) => kind !== 'empty') === true, 'a bot');
  const { length } = eyes.messages;
  await walker.press(page.getByTestId('start-game'));
  await eyes.until(
    () => eyes.messages.slice(length).some(({ type }) => type === 'update'),
    'the game starts',
  );
  await page.getByTestId('table').waitFor();
  await walker.look('West');
  await walker.open('menu of the West', page.getByTestId('menu'), async () => {
    await walker.press(page.locator('.menu-sheet .button-danger'));
    await page.getByTestId('concede-sheet').waitFor();
    await walker.look('leaving');
    await walker.press(page.locator('.sheet-foot .button-danger'));
  });
  await page.getByTestId('game-over').waitFor();
  await walker.look('the end');
}

test("text that bypasses the messages, or doesn't fit, is found", async () => {
  expect(
    plainWords(['Šéé', 'Ada: 5', 'A', 'Ad', 'A3', 'http://localhost/t/x', 'Ďö ţĥîš', 'combat.grace']),
  ).toEqual([]);
  expect(plainWords(['Do this', 'Ada ŵîñš at once', 'Zq'])).toHaveLength(3);
  const { page } = await site.open(PHONE);
  await page.setContent(`
    <html lang="en"><meta name="viewport" content="width=device-width"><body style="margin: 0">
      <button style="width: 90px; height: 40px; overflow-wrap: break-word">Good</button>
      <button style="width: 30px; white-space: nowrap">Much too long</button>
      <p style="width: 60px; overflow: hidden; white-space: nowrap"><b>Level by level</b></p>
      <p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Levels</p>
      <p style="height: 20px; overflow: hidden">Level<br>Level 2</p>
      <p style="margin-left: 380px; white-space: nowrap">Far away</p>
    </body></html>`);
  expect(await layoutFaults(page)).toEqual([
    expect.stringMatching(/^the page scrolls sideways/u),
    'button is too narrow for “Much too long”',
    'p is too narrow for “Level by level”',
    'p is too low for “Level 2”',
    '“Far away” in p leaves the page',
  ]);
});

test.each(SMALL)('on a $name all text comes from messages and fits', async ({ screen }) => {
  const url = await serve({ seed: seedOfLostCombat(4) });
  const [host, stranger] = [
    new Walker(await site.open(screen, 'pseudo')),
    new Walker(await site.open(screen, 'pseudo')),
  ];
  await beforeTheGame(host, url);
  await comeBy(stranger, host.player.page.url());
  await host.press(host.player.page.getByTestId('fill-bots'));
  await host.press(host.player.page.getByTestId('start-game'));
  await stranger.player.page.getByTestId('table').waitFor();
  await stranger.look('watching');
  await aFewTurns(host);
  await theEnd(host, url);
  expect([...new Set([...host.faults, ...stranger.faults])]).toEqual([]);
});
