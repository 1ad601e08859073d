/** What is spare and buys a Level is the first thing to press: its sheet has the cards in mind, and they can be changed. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitIn, writtenRoutes } from './support/situations.ts';

const site = useSite();

/** Both hands are full; of three items that are carried, two are worth a Level. */
const SPARE = `name: more than two hands hold
sheet: classic
rules: [selling.levels]
players:
  Aric:
    level: 3
    equipped: [second-hand-sword, somebodys-front-door]
    carried: [staff-of-napalm, flat-pack-greatsword, umbrella-of-parrying]
    hand: [net-troll, ancient]
  Suzan: { level: 5 }
  Marc: { level: 3 }
steps:
  - Aric: kick
`;

test.each([
  { name: 'phone', screen: PHONE },
  { name: 'desktop', screen: DESKTOP },
])(
  'on a $name two spare items are picked for a sale, and others can take their place',
  async ({ screen }) => {
    const url = await serve({ seed: 'sale', routes: writtenRoutes(SPARE) });
    const aric = await site.open(screen);
    const { page, hands, eyes } = aric;
    await sitIn(aric, url, { file: 'scenarios/own.yaml', steps: 0, seat: 0 });
    const sell = page.getByTestId('do-sell');
    expect((await sell.innerText()).replaceAll(/\s+/gu, ' ')).toBe('Sell 2 items Level 3 → 4');
    await hands.press(sell);
    const picks = page.getByTestId('pick-sheet').locator('[data-pick]');
    await picks.first().waitFor();
    const marks = await picks.evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed')));
    expect(marks).toEqual(['true', 'true', 'false', 'false', 'false']);
    const total = page.getByTestId('pick-total');
    expect(await total.innerText()).toContain('1,100');
    const { number } = eyes.now;
    await hands.press(page.getByTestId('pick-umbrella-of-parrying'));
    await hands.press(page.getByTestId('pick-flat-pack-greatsword'));
    expect(await total.innerText()).toContain('1,200');
    await hands.press(page.getByTestId('pick-confirm'));
    await eyes.past(number);
    const [me] = aric.view.players;
    expect(me?.level).toBe(4);
    expect(me?.carried).toHaveLength(1);
    expect(await page.getByTestId('do-kick').count()).toBe(1);
  },
);
