/** One after the other of what is read in slices. */
export async function* each<T>(slices: AsyncIterable<T[]>): AsyncGenerator<T> {
  for await (const slice of slices) yield* slice;
}
