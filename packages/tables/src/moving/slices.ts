/** Splits long work into slices, with time for others in between. */

/** Milliseconds of work per slice. */
const SLICE = 8;

/** Returns a function to await after each step of long work. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** Runs a generator in slices. Resolves to what it returns. */
export async function inSlices<T>(steps: Generator<void, T, void>): Promise<T> {
  const pause = pauses();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await pause();
  }
}
