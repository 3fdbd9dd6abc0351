import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { unlessMerged } from '#server/persons/merged.ts';
import { complaintClosings } from './schema/closings.ts';

/**
 * The number of closed complaints of a place that citizens have confirmed, by a partial index (REF-17); without merged
 * complaints (PER-17).
 */
export function countConfirmed(
  db: Db | Tx,
  { parliament, assembly }: { parliament: number | null; assembly: number | null },
): Promise<number> {
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
