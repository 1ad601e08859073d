/** The puzzle page: a wrong move can be taken back, and the line that the search knows wins, by mouse and by touch. */
import { DAILY, moveAlone, movesAlone, puzzlesFrom, type Puzzle } from '@kickdoor/bots';
import { isRefusal } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { seedAt } from '../packages/bots/src/puzzles/daily.ts';
import { faults } from './support/access.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const shots = process.env['PUZZLE_SHOTS'];
/** A seed whose first puzzle comes soon. */
const SEED = 'test 49';

function puzzleOf(seed: string): Puzzle {
  const players = DAILY.sexes.map((sex, seat) => ({ name: `Bot ${seat}`, sex }));
  const source = { pool, sheet: DAILY.sheet, sets: ['classic'], players };
  for (const { puzzle } of puzzlesFrom(source, seed)) if (puzzle !== null) return puzzle;
  throw new Error('there is always one more game');
}

test.each([
  { name: 'a desktop', screen: DESKTOP, language: 'en' },
  { name: 'a phone', screen: PHONE, language: 'de' },
] as const)(
  'on $name a puzzle is found, spoiled, taken back and solved',
  async ({ name, screen, language }) => {
    const url = await serve({ seed: 'puzzle' });
    const { page, hands, words } = await site.open(screen, language);
    const shot = async (what: string) => {
      if (shots !== undefined) await page.screenshot({ path: `${shots}/puzzle ${what} ${name}.png` });
    };
    await page.goto(url);
    await hands.press(page.getByRole('link', { name: words.say('puzzle-open') }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A puzzle of a day is known, and isn't looked for.
    await page.goto(`${url}/puzzle?seed=${encodeURIComponent(seedAt(0))}`);
    await page.getByTestId('puzzle').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('kickdoor.puzzle'))).toBeNull();
    await page.goto(`${url}/puzzle?seed=${encodeURIComponent(SEED)}`);
    await page.getByTestId('puzzle-sought').waitFor();
    await shot('sought');
    const table = page.getByTestId('puzzle');
    await table.waitFor({ timeout: 180_000 });
    expect(await faults(page)).toEqual([]);
    await shot('begun');

    const { state, seat, line } = puzzleOf(SEED);
    // Running away leaves it to a die; giving up the fight by ending it leaves nothing to win.
    const spoiling = movesAlone(pool, state, seat).find(({ move }) => {
      const made = move.do === 'choose' ? null : moveAlone(pool, state, seat, move);
      return made !== null && !isRefusal(made) && made.end !== null && made.end !== 'won';
    });
    if (spoiling !== undefined) {
      await hands.do(spoiling.move, movesAlone(pool, state, seat));
      await page.getByTestId('puzzle-end').waitFor();
      await shot('spoiled');
      expect(await faults(page)).toEqual([]);
      await hands.press(page.getByTestId('puzzle-back'));
    }

    let now = state;
    for (const move of line) {
      await hands.do(move, movesAlone(pool, now, seat));
      const made = moveAlone(pool, now, seat, move);
      if (isRefusal(made)) throw new Error(made.rule);
      now = made.state;
    }
    await page.getByTestId('puzzle-solved').waitFor();
    await shot('solved');
    expect(await faults(page)).toEqual([]);
    await hands.press(page.getByTestId('puzzle-another'));
    await page.getByTestId('puzzle-sought').waitFor();
    expect(page.url()).toMatch(/\/puzzle\?seed=\w{8}$/u);
  },
  300_000,
);
