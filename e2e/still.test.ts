/** For whoever asked for less motion nothing moves: what comes and goes fades, and time goes on in steps. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeTable } from './support/lobby.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { serve } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const TURNS = 4;

/** An animation that ran: its name, what it ran on, and its keyframes. */
const Ran = z.object({
  name: z.string(),
  on: z.string(),
  frames: z.array(
    z.object({ easing: z.string(), transform: z.string().optional(), opacity: z.string().optional() }),
  ),
});
type Ran = z.infer<typeof Ran>;

/** Runs in the page: from now on, keeps every animation that runs, as JSON. */
function watchAnimations(): void {
  const ran = new Set<string>();
  Object.assign(globalThis, { ran });
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) continue;
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name;
      const on = effect.target?.getAttribute('class') ?? '';
      ran.add(JSON.stringify({ name, on, frames: effect.getKeyframes() }));
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: what was kept. */
function kept(): readonly string[] {
  const ran: unknown = Reflect.get(globalThis, 'ran');
  return ran instanceof Set ? [...ran].map(String) : [];
}

function moves({ name, frames }: Ran): boolean {
  const isClock = name.startsWith('arc-') && frames.every(({ easing }) => easing.startsWith('steps('));
  return !isClock && new Set(frames.map(({ transform = 'none' }) => transform)).size > 1;
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)('on %s', async (_, screen) => {
  const url = await serve({ seed: seedOfLostCombat(4), botDelay: 100 });
  const person = await site.open(screen);
  await makeTable(person, url, { seats: 4 });
  await person.eyes.past(-1);
  await person.page.getByTestId('table').waitFor();
  await person.page.evaluate(watchAnimations);
  await person.playUntil(({ turns }) => turns >= TURNS);
  const ran = (await person.page.evaluate(kept)).map((text) => Ran.parse(JSON.parse(text)));
  expect(ran.filter(moves).map(({ name, on }) => `${name} of ${on}`)).toEqual([]);
  // The order of what happens stays.
  expect(ran.filter(({ frames }) => frames.some(({ opacity }) => opacity !== undefined))).not.toEqual([]);
});

/** Runs in the page: the animations that run without end, or for longer than people may be distracted by them. */
function restless(): readonly string[] {
  /** Milliseconds: WCAG 2.2.2 wants what moves by itself for longer to be stoppable. */
  const long = 5000;
  return document.getAnimations().flatMap((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    const name = animation instanceof CSSAnimation ? animation.animationName : '';
    const isClock = name.startsWith('arc-');
    return isClock || (typeof endTime === 'number' && endTime <= long) ? [] : [name];
  });
}

test('a table that waits comes to rest, but for its clock', async () => {
  const url = await serve({ seed: seedOfLostCombat(4), botDelay: 100 });
  const person = await site.open({ ...DESKTOP, reducedMotion: 'no-preference' });
  await makeTable(person, url, { seats: 4 });
  const { page } = person;
  await person.eyes.past(-1);
  expect(await page.evaluate(restless)).toEqual([]);
  await person.playUntil(({ phase, turn, seat }) => phase === 'opening' && turn === seat);
  await page.locator('.door-live').waitFor();
  expect(await page.evaluate(restless)).toEqual([]);
});
