/** Whole games of one person and three bots, played through the page from the first door to the end. */
import { LANGUAGES, type Language } from '@kickdoor/words';
import { expect, test } from 'vitest';
import { makeTable } from './support/lobby.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();

/** Seeds with short games. */
const screens = [
  { name: 'desktop', screen: DESKTOP, seed: 'game 110' },
  { name: 'phone, by touch', screen: PHONE, seed: 'game 51' },
  { name: 'desktop', screen: DESKTOP, seed: 'game 51' },
] as const;

/**
 * A whole game takes long: by default the two languages with the longest words are played, one on each
 * screen. An English one is played by keyboard, and what games say in any language is looked at without a browser.
 */
const PLAYED: readonly Language[] = process.env['EVERYWHERE'] === '1' ? LANGUAGES : ['de', 'ru'];

const games = LANGUAGES.flatMap((language, at) => {
  const screen = screens[at % screens.length];
  return screen === undefined || !PLAYED.includes(language) ? [] : [{ ...screen, language }];
});

test.each(games)('a whole game on a $name in $language', async (game) => {
  const url = await serve({ seed: game.seed });
  const person = await site.open(game.screen, game.language);
  await makeTable(person, url, { seats: 4 });
  await person.playUntil(({ phase }) => phase === 'over');
  const over = person.page.getByTestId('game-over');
  await over.waitFor();
  const { seat, winners, players, options } = person.view;
  const title = await over.getByRole('heading', { level: 1 }).innerText();
  expect(winners.length).toBeGreaterThan(0);
  if (winners.length === 1 && winners[0] === seat) {
    expect(title).toBe(person.words.say('over-winners-you', { players: [], count: 1 }));
  }
  for (const winner of winners.filter((one) => one !== seat)) expect(title).toContain(players[winner]?.name);
  for (const winner of winners) expect(players[winner]?.level).toBe(options.level);
  expect(await over.getByRole('row').count()).toBe(1 + players.length);
  expect(person.moves).toBeGreaterThan(20);
});
