/** Reproducible randomness: pictures are drawn from the card's id, never from the clock or the browser. */

export type Random = () => number;

/** Seeded random numbers from 0 to 1 (FNV-1a into mulberry32). */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
