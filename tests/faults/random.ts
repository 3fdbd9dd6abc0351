/** Pseudo-random numbers: the same seed gives the same moments and sizes again (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** From 0 to 1, without 1. */
    next,
    /** A whole number, both ends included. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    bytes(length: number): Buffer {
      const bytes = Buffer.alloc(length);
      for (let at = 0; at < length; at += 4)
        bytes.writeUInt32LE((next() * 2 ** 32) >>> 0, Math.min(at, length - 4));
      return bytes;
    },
  };
}
export type Random = ReturnType<typeof randomFrom>;
