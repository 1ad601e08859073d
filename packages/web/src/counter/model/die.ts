/** A fair die from the browser's random bytes, skipping those that would favor low faces. */

const FACES = 6;
/** Bytes below this are distributed evenly over the faces. */
const EVEN = 256 - (256 % FACES);

/** Rolls a face from 1 to 6. */
export function rollDie(bytes: () => number = randomByte): number {
  for (;;) {
    const byte = bytes();
    if (byte < EVEN) return (byte % FACES) + 1;
  }
}

function randomByte(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? EVEN;
}
