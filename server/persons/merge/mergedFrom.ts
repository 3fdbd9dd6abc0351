import { and, desc, eq, isNull } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { MergedPerson } from '#contract/persons/person.ts';
import { UNDO_DAYS } from '#contract/persons/personMerge.ts';
import type { Names } from '#server/kernel/db/names.ts';
import type { Reader } from '../record.ts';
import { personMerges } from '../schema/personMerges.ts';
import { persons } from '../schema/persons.ts';

/** The last moment at which a merge can be undone. */
export const undoUntil = ({ created_at }: { created_at: Date }) =>
  new Date(created_at.getTime() + UNDO_DAYS * DAY_MS);

/** The persons merged into this one, the latest first (PER-12, PER-13). */
export async function mergedFrom(
  { db, now }: Reader,
  personId: number,
  known: Names,
): Promise<MergedPerson[]> {
  const rows = await db
    .select({ merge: personMerges, id: persons.id, name: persons.name, phones: persons.phones })
    .from(persons)
    .innerJoin(personMerges, and(eq(personMerges.merged_id, persons.id), isNull(personMerges.undone_at)))
    .where(eq(persons.merged_into, personId))
    .orderBy(desc(personMerges.created_at), desc(personMerges.id));
  return rows.map(({ merge, ...person }) => {
    const until = undoUntil(merge);
    const isOpen = merge.survivor_id === personId && now <= until;
    return {
      merge_id: merge.id,
      ...person,
      merged_at: merge.created_at.toISOString(),
      merged_by: known.user(merge.creator_id),
      undo_until: isOpen ? until.toISOString() : null,
    };
  });
}
