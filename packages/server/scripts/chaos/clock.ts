/** Waiting for what takes real time. */

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is so; throws when it has not come to be so within a minute. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  const begun = performance.now();
  while (!isSo()) {
    if (performance.now() - begun > 60_000) throw new Error(`waited a minute for ${what}`);
    await sleep(10);
  }
}
