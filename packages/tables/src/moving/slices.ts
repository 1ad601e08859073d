/** Long work in slices, between which others get their turn. */

/** Milliseconds of work after which others get their turn. */
const SLICE = 8;

/** Returns what is called after each step of long work. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** Resolves to what a generator returns. */
export async function inSlices<T>(steps: Generator<void, T, void>): Promise<T> {
  const pause = pauses();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await pause();
  }
}
