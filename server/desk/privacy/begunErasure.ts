import { eq, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { erasures } from '../schema/erasures.ts';
import { isOneOf } from './isOneOf.ts';
import type { Known } from './namedBy.ts';
import type { Whom } from './whom.ts';

const union = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];

/** Erasures of everybody with a phone take those of its persons along. */
function theirs({ phone, persons, alone }: Whom): SQL {
  const ofPersons = isOneOf(
    erasures.person_id,
    persons.map(({ id }) => id),
  );
  return alone ? ofPersons : (or(eq(erasures.phone, phone), ofPersons) as SQL);
}

/** What is known of somebody, with what an erasure that was cut off knew: it may have taken that out of the records (GRD-09). */
export async function withBegun(db: Db | Tx, whom: Whom, known: Known): Promise<Known> {
  const begun = await db.select().from(erasures).where(theirs(whom));
  return {
    names: union(known.names, ...begun.map(({ names }) => names)),
    phones: union(known.phones, ...begun.map(({ phones }) => phones)),
    numbers: union(known.numbers, ...begun.map(({ numbers }) => numbers)),
  };
}

/** Before the first of several transactions: what one that is begun again is to look for. */
export const beginErasure = (db: Db, whom: Whom, known: Known): Promise<void> =>
  db.transaction(async (tx) => {
    await endErasure(tx, whom);
    const { phone, persons, alone } = whom;
    const [person] = persons;
    await tx.insert(erasures).values({
      ...(alone && person ? { person_id: person.id } : { phone }),
      names: [...known.names],
      phones: [...known.phones],
      numbers: [...known.numbers],
    });
  });

/** With the last transaction nothing of them is left. */
export async function endErasure(tx: Tx, whom: Whom): Promise<void> {
  await tx.delete(erasures).where(theirs(whom));
}
