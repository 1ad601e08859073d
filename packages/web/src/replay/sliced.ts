/** Runs long work in slices, between which the page can draw and respond. */

/** Milliseconds of work per slice. */
const SLICE = 12;

/** Lets the page draw and respond. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Runs a generator to its end without blocking the page, and returns its result; `null` if it was stopped. `told` gets
 * the last value yielded in each slice.
 */
export async function inSlices<Told, Made>(
  work: Generator<Told, Made>,
  signal: AbortSignal,
  told: (progress: Told) => void = () => undefined,
): Promise<Made | null> {
  while (!signal.aborted) {
    const until = performance.now() + SLICE;
    let next = work.next();
    while (next.done !== true && performance.now() < until) next = work.next();
    if (next.done === true) return next.value;
    told(next.value);
    // The slices have to run one after another.
    await breath();
  }
  return null;
}
