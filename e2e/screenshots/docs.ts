/** The pictures in the docs: before the game, the table, a combat, a card. */
import type { CombatView } from '@kickdoor/rules';
import { makeTable, sitDown } from '../support/lobby.ts';
import { PERSONS } from '../support/seeds.ts';
import { open, take, type Shots } from './take.ts';

export type { Shots } from './take.ts';

/** Late enough for races, classes and items to be on the table. */
const TABLE_TURN = 9;
/** A combat with something to explain. */
const COMBAT_PARTS = 6;

function partsOf({ fighters, monsters }: CombatView): number {
  return fighters.parts.length + monsters.parts.length;
}

/** The home page, and a table that a friend has joined. */
export async function beforeTheGame(shots: Shots): Promise<void> {
  const ada = await open(shots);
  await ada.page.goto(shots.url);
  await ada.page.getByTestId('kick-it-open').waitFor();
  await take(shots, ada, `home-${shots.screen}`);
  const link = await makeTable(ada, shots.url, { seats: 4, friends: 2 });
  await sitDown(await open(shots), link, PERSONS[1]);
  await ada.page.getByTestId('lobby-seats').getByText('Ben').waitFor();
  await take(shots, ada, `lobby-${shots.screen}`);
}

/** The table, one's own combat, and an enlarged card. */
export async function inTheGame(shots: Shots): Promise<void> {
  const ada = await open(shots);
  await makeTable(ada, shots.url, { seats: 4 });
  await ada.playUntil(
    ({ turns, phase, turn, pending }) =>
      turns >= TABLE_TURN && phase === 'opening' && turn === 0 && pending === null,
  );
  await take(shots, ada, `table-${shots.screen}`);
  await ada.playUntil(
    ({ combat, turns, pending }) =>
      combat !== null && pending === null && turns >= TABLE_TURN && partsOf(combat) >= COMBAT_PARTS,
  );
  await take(shots, ada, `combat-${shots.screen}`);
  const foe = ada.view.combat?.foes[0]?.card ?? -1;
  await ada.hands.press(ada.page.locator(`[data-testid=combat] [data-card="${foe}"]`));
  await ada.page.getByTestId('card-sheet').waitFor();
  await take(shots, ada, `card-${shots.screen}`);
}
