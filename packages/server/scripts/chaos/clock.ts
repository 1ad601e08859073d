/** Waits in real time. */

/** Milliseconds before a wait is given up. */
const PATIENCE = 60_000;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a condition holds. Resolves to whether it did within a minute. */
export async function comesToBe(isSo: () => boolean): Promise<boolean> {
  const begun = performance.now();
  while (!isSo()) {
    if (performance.now() - begun > PATIENCE) return false;
    await sleep(10);
  }
  return true;
}

/** Waits until a condition holds. Throws if it doesn't within a minute. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  if (!(await comesToBe(isSo))) throw new Error(`waited a minute for ${what}`);
}
