/** Every situation of the table, and the pages around it, to be looked at. */
import type { Language } from '@kickdoor/words';
import type { Player } from '../support/player.ts';
import { sitIn, situations } from '../support/situations.ts';
import { makeTable } from '../support/lobby.ts';
import { open, take, type Shots } from './take.ts';

/** A name that a file can have. */
function fileName(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/giu, '-').replaceAll(/^-|-$/gu, '');
}

/** Every state of a table that the scenarios come to; states of the same place are one picture. */
export async function everySituation(shots: Shots, language: Language, only: string): Promise<void> {
  const player = await open(shots, language);
  const seen = new Set<string>();
  for (const situation of await situations()) {
    const place = `${situation.file} ${situation.steps} ${situation.seat}`;
    if (!situation.name.includes(only) || seen.has(place)) continue;
    seen.add(place);
    await sitIn(player, shots.url, situation);
    await take(shots, player, `${fileName(situation.name)}-${shots.screen}-${language}`, 'jpeg');
  }
  await player.page.context().close();
}

/** The pages without a table. */
export async function everyPage(shots: Shots, language: Language, only: string): Promise<void> {
  if (!'pages'.includes(only)) return;
  const player = await open(shots, language);
  const { page } = player;
  await page.goto(shots.url);
  await page.getByTestId('kick-it-open').waitFor();
  await take(shots, player, `start-${shots.screen}-${language}`, 'jpeg');
  await page.goto(`${shots.url}/rules`);
  await page.getByTestId('rulebook').waitFor();
  await take(shots, player, `rulebook-${shots.screen}-${language}`, 'jpeg');
  await page.context().close();
}

/** Late enough for everybody to have something in play. */
const LATE = 8;

function isLate({ turns }: Player['view']): boolean {
  return turns >= LATE;
}

/** The first sight of the other games, and a table of six, by day and by night. */
export async function everyTable(shots: Shots, language: Language, only: string): Promise<void> {
  if (!'tables'.includes(only)) return;
  const player = await open(shots, language);
  const { page } = player;
  for (const sheet of ['space', 'west', 'winter']) {
    await page.goto(shots.url);
    await player.hands.press(page.getByTestId(`door-${sheet}`));
    await page.getByTestId('actions').waitFor();
    await take(shots, player, `table-${sheet}-${shots.screen}-${language}`, 'jpeg');
  }
  await makeTable(player, shots.url, { seats: 6 });
  await page.getByTestId('table').waitFor();
  await player.playUntil(isLate);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await take(shots, player, `table-six-${colorScheme}-${shots.screen}-${language}`, 'jpeg');
  }
  await player.playUntil(({ combat, pending }) => combat !== null && pending === null);
  await take(shots, player, `combat-six-dark-${shots.screen}-${language}`, 'jpeg');
  await page.context().close();
}
