import { expect, test } from 'vitest';
import { serverFor, startedTable } from './running.ts';

test(
  'somebody who is there and does nothing does not hold the table up for ever',
  { timeout: 20_000 },
  async () => {
    const { url } = await serverFor({ pace: { dozeAfter: 100 } });
    const { clients } = await startedTable(url, 3, 0);
    const [first] = clients;
    await expect.poll(() => first?.view?.turns ?? 0, { timeout: 15_000 }).toBeGreaterThan(1);
  },
);
