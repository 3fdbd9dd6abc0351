import { eq, or, type SQL } from 'drizzle-orm';
import type { Known, Whom } from '#server/app/featureParts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { erasures } from '../schema/erasures.ts';
import { isOneOf } from './isOneOf.ts';

const union = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];

/** Erasing a phone number includes its persons. */
function theirs({ phone, persons, alone }: Whom): SQL {
  const ofPersons = isOneOf(erasures.person_id, idsOf(persons));
  return alone ? ofPersons : (or(eq(erasures.phone, phone), ofPersons) as SQL);
}

/**
 * The known names and phones, with those from an interrupted erasure, which may have removed them from the records
 * already (GRD-09).
 */
export async function withInterruptedErasure(db: Db | Tx, whom: Whom, known: Known): Promise<Known> {
  const begun = await db.select().from(erasures).where(theirs(whom));
  return {
    names: union(known.names, ...begun.map(({ names }) => names)),
    phones: union(known.phones, ...begun.map(({ phones }) => phones)),
    numbers: union(known.numbers, ...begun.map(({ numbers }) => numbers)),
  };
}

/** Stores before the first of several transactions what a repeated erasure must search for. */
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

/** Deletes this with the last transaction. */
export async function endErasure(tx: Tx, whom: Whom): Promise<void> {
  await tx.delete(erasures).where(theirs(whom));
}
