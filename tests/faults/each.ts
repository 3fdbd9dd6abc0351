const AT_ONCE = 8;

/** Runs it for each, several in parallel. */
export async function each<T>(items: readonly T[], deed: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await deed(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
