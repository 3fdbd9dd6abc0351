/** A number from 0 to 1 from a seed and a text (FNV-1a), so that a sample is the same on every machine. */
function draw(seed: number, text: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

/** So many of the items, selected by the seed, in their order. */
export function sample<T>(items: T[], count: number, seed: number, nameOf: (item: T) => string): T[] {
  const drawn = [...items].sort((one, other) => draw(seed, nameOf(one)) - draw(seed, nameOf(other)));
  const chosen = new Set(drawn.slice(0, count));
  return items.filter((item) => chosen.has(item));
}
