/** Long work of a page in slices, between which it draws and answers. */

/** Milliseconds of work before the page gets its turn. */
const SLICE = 12;

/** Lets the page draw and answer. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Runs a generator to its end without holding up the page, and returns what it returns; `null` if it was stopped.
 * `told` hears what it yields, once a slice.
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
    // Each slice follows the one before it.
    await breath();
  }
  return null;
}
