/** The single items of slices. */
export async function* each<T>(slices: AsyncIterable<T[]>): AsyncGenerator<T> {
  for await (const slice of slices) yield* slice;
}
