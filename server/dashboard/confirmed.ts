import { and, eq, isNull } from 'drizzle-orm';
import { complaintClosings } from '#server/closing/schema/closings.ts';
import { unlessMerged } from '#server/complaints/relations.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { CountedPlace } from './figures.ts';

/**
 * How many grievances of a place are closed and their citizens have said so, by an index that has no others (REF-17); none of those
 * that were merged into others (PER-17).
 */
export function countConfirmed(db: Db | Tx, { parliament, assembly }: CountedPlace): Promise<number> {
  const { assembly_id, complaint_id, is_last, parliament_id, reopened_at, verification } = complaintClosings;
  return db.$count(
    complaintClosings,
    and(
      is_last,
      isNull(reopened_at),
      eq(verification, 'confirmed'),
      unlessMerged(complaint_id),
      parliament ? eq(parliament_id, parliament) : undefined,
      assembly ? eq(assembly_id, assembly) : undefined,
    ),
  );
}
