import type { Db } from '#server/kernel/db/open.ts';
import { Matching, type PersonDescription } from '#server/persons/matching.ts';

const AT_ONCE = 1_000;

/** How many new persons these complaints would add, matched oldest first as the import does (PER-03). */
export async function countNewPersons(db: Db, descriptions: readonly PersonDescription[]): Promise<number> {
  const matching = new Matching();
  const inOrder = descriptions.toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime(),
  );
  for (let start = 0; start < inOrder.length; start += AT_ONCE) {
    const some = inOrder.slice(start, start + AT_ONCE);
    await matching.read(db, some);
    for (const description of some) matching.whose(description);
  }
  return matching.made;
}
