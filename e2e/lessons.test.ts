/** The coach, and the guided games played to their end by doing what it says. */
import { tableNames } from '@kickdoor/words';
import { expect, test } from 'vitest';
import { situationOf } from '../packages/web/src/coach/situations.ts';
import { foresight } from '../packages/web/src/foresight/foresee.ts';
import { voiceOf } from '../packages/web/src/voice/model.ts';
import type { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { pool, seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const LESSONS = ['door', 'help', 'betrayal'] as const;
/** Where the coach's sentence begins with the card that it points at. */
const NAMED: ReadonlySet<string> = new Set(['lay-out', 'wear', 'fight-card']);
/** How often a press may fail while nothing changes at the table. */
const MOST_TRIES = 3;

/**
 * Does what the coach says: plays the card it points at, or presses the button. Returns whether it said so, had nothing to
 * say, or says what was learned.
 */
async function follow({ page, hands, eyes }: Player): Promise<'done' | 'silent' | 'learned'> {
  const { view, legalMoves } = eyes.now;
  const names = tableNames(pool, view.players);
  const outlook = { view, legalMoves, pool, names, ahead: foresight(pool, view), lastTerms: null };
  const situation = situationOf({ ...outlook, said: voiceOf(outlook) });
  if (situation === null || situation.id === 'choose') return 'silent';
  const coach = page.getByTestId('coach');
  const learned = page.getByTestId('lesson-learned');
  await coach.or(learned).waitFor({ timeout: 4000 });
  if ((await learned.count()) > 0) return 'learned';
  expect(await coach.getAttribute('data-situation')).toBe(situation.id);
  if (situation.card !== null) {
    const said = await coach.innerText();
    await hands.hold(situation.card);
    const held = page.getByTestId('card-actions');
    // A card that the coach names has the name that is on it.
    const title = (await held.locator('.voice-sentence').innerText()).replaceAll('\u00AD', '');
    if (NAMED.has(situation.id)) expect(said.replaceAll('\u00AD', '')).toContain(title);
    const acts = held.getByTestId('card-do-play');
    // Against somebody else's fight the card goes to the monsters.
    const against = acts.and(page.locator(':not([data-move*="fighters"])'));
    await hands.reach((situation.id === 'spoil' ? against : acts).first());
    return 'done';
  }
  const { verb } = situation;
  await hands.reach(page.getByTestId(`do-${verb}`).first());
  if (verb === 'ask') await hands.reach(page.getByTestId('ask-confirm'));
  if (verb === 'sell') await hands.reach(page.getByTestId('pick-confirm'));
  return 'done';
}

/** One step of a pupil: what the coach says, or what a sensible player does where it is silent. */
async function learn(player: Player): Promise<void> {
  const { eyes, hands } = player;
  const { number } = eyes.now;
  for (let tries = 1; eyes.now.number === number; tries += 1) {
    try {
      const followed = await follow(player);
      if (followed === 'learned') return;
      if (followed === 'silent') await player.step();
      else await eyes.until(() => eyes.now.number > number, 'what the coach said', 5000);
    } catch (error) {
      // A press may come just as the page changes, whose table may be a move behind.
      if (tries === MOST_TRIES && eyes.now.number === number) throw error;
      await hands.tidy();
    }
  }
}

const PUPILS = [
  { name: 'desktop', screen: DESKTOP, language: 'en' },
  { name: 'phone', screen: PHONE, language: 'ru' },
  { name: 'phone', screen: PHONE, language: 'de' },
  { name: 'desktop', screen: DESKTOP, language: 'es' },
] as const;

test.each(process.env['EVERYWHERE'] === '1' ? PUPILS : PUPILS.slice(0, 2))(
  'the three guided games, one after the other, on a $name in $language',
  async (pupil) => {
    const url = await serve({ seed: 'lessons' });
    const player = await site.open(pupil.screen, pupil.language);
    const { page, hands, eyes } = player;
    await page.goto(url);
    await hands.press(page.getByTestId('lesson-door'));
    const learned = page.getByTestId('lesson-learned');
    for (const lesson of LESSONS) {
      await eyes.until(() => eyes.table?.lesson === lesson, `the lesson ${lesson}`);
      await eyes.past(-1);
      await page.getByTestId('table').waitFor();
      while ((await learned.count()) === 0) await learn(player);
      expect(await learned.innerText()).toContain(player.words.say(`learned-${lesson}`));
      if (lesson !== 'betrayal') {
        await hands.press(page.getByTestId('next-lesson'));
        await learned.waitFor({ state: 'detached' });
      }
    }
    await hands.press(learned.getByRole('link'));
    await page.getByTestId('kick-it-open').waitFor();
  },
);

test('the coach is silent once it was understood, can be switched off, and on again', async () => {
  const url = await serve({ seed: seedOfLostCombat(4) });
  const player = await site.open();
  const { page, hands, words } = player;
  await page.goto(url);
  await hands.press(page.getByTestId('kick-it-open'));
  const coach = page.getByTestId('coach');
  await coach.waitFor();
  await hands.press(coach.getByRole('button', { name: words.say('coach-off') }));
  await coach.waitFor({ state: 'detached' });
  await hands.press(page.getByTestId('menu'));
  await hands.press(page.getByTestId('switch-coach'));
  await page.keyboard.press('Escape');
  await coach.waitFor();
  expect(await page.locator('.sheet').count()).toBe(0);
});
