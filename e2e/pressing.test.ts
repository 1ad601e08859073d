/** A press means what it began on, even if the button has become another act's before it ends. */
import { expect, test } from 'vitest';
import { DESKTOP } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitTogether, situationRoutes } from './support/situations.ts';

const site = useSite();

/** Aric wins his fight, and may say so; Suzan holds what turns it. */
const COMBAT = { file: 'scenarios/combat/worked-example.yaml', steps: 3 };

test('who presses “I win” as the fight turns does not run away', async () => {
  const url = await serve({ seed: 'pressing', routes: situationRoutes });
  const [aric, suzan] = [await site.open(DESKTOP), await site.open(DESKTOP)];
  await sitTogether(
    url,
    COMBAT,
    new Map([
      [0, aric],
      [1, suzan],
    ]),
  );
  for (const { eyes } of [aric, suzan]) await eyes.past(-1);
  const claim = aric.page.getByTestId('do-claim');
  await claim.waitFor();
  await claim.focus();
  await aric.page.keyboard.down('Enter');
  const enraged = suzan.eyes.now.legalMoves.find(({ move }) => move.do === 'play' && move.card !== undefined);
  if (enraged === undefined) throw new Error('nothing turns the fight');
  const { number } = aric.eyes.now;
  await suzan.do(enraged.move);
  await aric.eyes.past(number);
  expect(aric.view.combat?.winning).toBe(false);
  await claim.waitFor({ state: 'detached' });
  const after = aric.eyes.now.number;
  await aric.page.keyboard.up('Enter');
  await aric.eyes.until(() => aric.eyes.refused > 0, 'the claim is refused');
  expect(aric.eyes.now.number).toBe(after);
  expect(aric.view.flight).toBeNull();
  expect(await aric.page.locator('.sheet').count()).toBe(0);
});
