/** Whoever plays a curse is not asked whether to stop it: the table waits for the others alone. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './support/screens.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';
import { sitTogether, writtenRoutes } from './support/situations.ts';

const site = useSite();

/** Aric has a curse for Suzan, and what could stop any. */
const CURSE = `name: a curse, and what would stop it in the same hand
sheet: classic
players:
  Aric: { hand: [well-buttered-fingers, wishing-ring] }
  Suzan: { level: 3, equipped: [second-hand-sword] }
  Marc: {}
steps: []
`;

test('a curse goes by for the one who plays it', async () => {
  const url = await serve({ seed: 'own act', routes: writtenRoutes(CURSE) });
  const [aric, suzan, marc] = [await site.open(PHONE), await site.open(DESKTOP), await site.open(DESKTOP)];
  const all = [aric, suzan, marc];
  await sitTogether(
    url,
    { file: 'scenarios/own.yaml', steps: 0 },
    new Map(all.map((player, seat) => [seat, player])),
  );
  for (const { eyes } of all) await eyes.past(-1);
  const curse = aric.eyes.now.legalMoves.find(
    ({ move }) => move.do === 'play' && move.seat === suzan.eyes.seat,
  );
  if (curse === undefined) throw new Error('there is no curse to play');
  await aric.do(curse.move);
  const { pending } = aric.view;
  expect(pending).toMatchObject({ kind: 'cancel', by: aric.eyes.seat });
  await aric.eyes.until(
    () => aric.view.pending?.kind === 'cancel' && aric.view.pending.passed.includes(aric.view.seat ?? -1),
    'Aric lets it go by',
  );
  await aric.page.getByTestId('asking').waitFor();
  expect(await aric.page.getByTestId('do-pass').count()).toBe(0);
  expect(await aric.page.getByTestId('hold').count()).toBe(0);
  // The others are asked as ever, and it strikes when both have passed.
  await suzan.do({ do: 'pass' });
  await marc.do({ do: 'pass' });
  await aric.eyes.until(() => aric.view.pending === null, 'the curse strikes');
  expect(aric.view.players[suzan.eyes.seat ?? -1]?.equipped).toEqual([]);
});
