/** The table for readers who have set their browser's text to be larger: it can be read and played (WCAG 2.2, 1.4.4). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutFaults } from './support/layout.ts';
import { makeTable } from './support/lobby.ts';
import type { Player } from './support/player.ts';
import { LANDSCAPE, PHONE, SMALL_PHONE } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitIn, situationRoutes } from './support/situations.ts';
import { enlargeText, textSize } from './support/text-size.ts';

const site = useSite();

const READERS = [
  { name: 'a phone', screen: PHONE, percent: 130 },
  { name: 'a phone', screen: PHONE, percent: 200 },
  { name: 'a small phone', screen: SMALL_PHONE, percent: 200 },
  { name: 'a phone on its side', screen: LANDSCAPE, percent: 200 },
];
/** Enough turns to have fought, run, and put something into play. */
const TURNS = 4;

/* oxlint-disable unicorn/consistent-function-scoping -- It runs in the page, where the rest of this file is not. */
/** Runs in the page: the acts that are not in sight where the page is, and what can't be pressed wherever it is scrolled to. */
function unreachable(): string[] {
  const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';
  const isHit = (button: Element): boolean => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && button.contains(found);
  };
  const acts = [...document.querySelectorAll('.voice-lines .voice-acts button')];
  const hidden = acts.slice(0, 1).filter((act) => !isHit(act));
  const others = [
    ...document.querySelectorAll('.top button, .cast .seat-head, .voice-lines button, .me-head'),
  ];
  const covered = others.filter((button) => {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return !isHit(button);
  });
  scrollTo(0, 0);
  return [
    ...hidden.map((act) => `the first act is out of sight: ${nameOf(act)}`),
    ...covered.map((button) => `can't be pressed: ${nameOf(button)}`),
  ];
}

/* oxlint-enable unicorn/consistent-function-scoping */

async function faultsAt(page: Page, where: string): Promise<readonly string[]> {
  const faults = [...(await layoutFaults(page)), ...(await page.evaluate(unreachable))];
  return faults.map((fault) => `${where}: ${fault}`);
}

/** Plays some turns, and finds what can't be read or reached in each situation that is new. */
async function faultsOfTurns(player: Player): Promise<readonly string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  await player.eyes.past(-1);
  await player.page.getByTestId('table').waitFor();
  while (player.view.turns < TURNS && player.view.phase !== 'over') {
    const { phase, pending, turn, seat } = player.view;
    const where = `${turn === seat ? 'own' : 'other'} ${phase} ${pending?.kind ?? ''}`;
    if (!seen.has(where)) {
      seen.add(where);
      found.push(...(await faultsAt(player.page, where)));
    }
    await player.step();
  }
  expect(seen.size).toBeGreaterThan(3);
  return found;
}

test.each(READERS)('with text at $percent percent on $name some turns are played', async (reader) => {
  const url = await serve({ seed: seedOfLostCombat(4) });
  const player = await site.open(reader.screen);
  await enlargeText(player.page, reader.percent);
  await makeTable(player, url, { seats: 4 });
  expect(await faultsOfTurns(player)).toEqual([]);
  expect(await textSize(player.page)).toBeCloseTo(reader.percent, -1);
});

/** What takes most room: six seats, four monsters, a card that asks, a trade, a run, a body. */
const FULL = [
  { file: 'scenarios/mix/players/six-of-four.yaml', steps: 0, seat: 0 },
  { file: 'scenarios/monsters/four-at-once.yaml', steps: 2, seat: 0 },
  { file: 'scenarios/monsters/four-at-once.yaml', steps: 5, seat: 0 },
  { file: 'scenarios/curses/cancelled.yaml', steps: 1, seat: 0 },
  { file: 'scenarios/trade/decline.yaml', steps: 1, seat: 1 },
  { file: 'scenarios/death/looting.yaml', steps: 3, seat: 0 },
  { file: 'scenarios/death/looting.yaml', steps: 4, seat: 2 },
];

test.each(READERS)('with text at $percent percent on $name full tables can be read', async (reader) => {
  const url = await serve({ seed: 'enlarged', routes: situationRoutes });
  const player = await site.open(reader.screen, 'de');
  await enlargeText(player.page, reader.percent);
  const found: string[] = [];
  for (const place of FULL) {
    await sitIn(player, url, place);
    found.push(...(await faultsAt(player.page, `${place.file}, step ${place.steps}`)));
  }
  expect(found).toEqual([]);
  expect(await textSize(player.page)).toBeCloseTo(reader.percent, -1);
});
