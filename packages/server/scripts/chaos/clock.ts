/** Waiting for what takes real time. */

/** Milliseconds after which what has not come to be so counts as never coming. */
const PATIENCE = 60_000;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is so; resolves to whether it has come to be so within a minute. */
export async function comesToBe(isSo: () => boolean): Promise<boolean> {
  const begun = performance.now();
  while (!isSo()) {
    if (performance.now() - begun > PATIENCE) return false;
    await sleep(10);
  }
  return true;
}

/** Waits until something is so; throws when it has not come to be so within a minute. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  if (!(await comesToBe(isSo))) throw new Error(`waited a minute for ${what}`);
}
