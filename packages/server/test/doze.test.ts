import { test } from 'vitest';
import { ManualClock } from './manual-clock.ts';
import { QUICK, serverFor, startedTable } from './running.ts';

test(
  'somebody who is there and does nothing does not hold the table up for ever',
  { timeout: 20_000 },
  async () => {
    const clock = new ManualClock();
    const { url } = await serverFor({ clock });
    const { clients } = await startedTable(url, 3, 0);
    const [first] = clients;
    await clock.advanceUntil(() => (first?.view?.turns ?? 0) > 1, QUICK.dozeAfter);
  },
);
