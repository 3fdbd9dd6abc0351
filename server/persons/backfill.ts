import { and, asc, sql } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { isOfOffice } from '#server/desk/offices/isOfOffice.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { officeUses } from '#server/desk/offices/uses.ts';
import type { Background } from '#server/kernel/background.ts';
import { backfill } from '#server/kernel/db/batches.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { linkComplaints } from './link.ts';
import { Matching } from './matching.ts';
import { complaintPersons, complaintsWithoutPersons } from './schema/persons.ts';

/** Assigns persons to complaints from before there were persons (PER-03), oldest first. */
export const backfillPersons = (services: Pick<Services, 'database' | 'clock' | 'log'>): Background =>
  backfill(services, {
    name: 'assigning persons to complaints',
    progress: complaintsWithoutPersons,
    read: nextComplaints,
    async fill(tx, read) {
      const usesOf = await officeUses(tx);
      const used = read.filter((complaint) => usesOf(complaint).includes('persons'));
      await linkUnlinked(tx, used, services.clock());
    },
    until: ({ created_at, id }) => ({ last_at: created_at, last_id: id }),
  });

/** Gives persons to those of them that have none; answers how many they are. */
export async function linkUnlinked(
  tx: Tx,
  read: Awaited<ReturnType<typeof nextComplaints>>,
  now: Date,
): Promise<number> {
  const linked = await linkedAmong(tx, read);
  const unlinked = read.filter(({ id, erased_at }) => !erased_at && !linked.has(id));
  const matching = new Matching();
  await matching.read(tx, unlinked, { locked: true });
  const links = unlinked.flatMap((complaint) => {
    const candidate = matching.whose(complaint);
    return candidate ? [{ complaint_id: complaint.id, created_at: complaint.created_at, candidate }] : [];
  });
  await linkComplaints(tx, links, now);
  return unlinked.length;
}

type Waiting = Pick<typeof complaintsWithoutPersons.$inferSelect, 'last_at' | 'last_id'>;

/** The next visible complaints, of one office or of all, locked against edits. */
export function nextComplaints(tx: Tx, waiting: Waiting, size: number, office?: OfficeRow) {
  const { id, name, phone, parliament_id, assembly_id, mandal_id, area_id, created_at, erased_at } =
    complaints;
  const behind = waiting.last_at
    ? sql`(${created_at}, ${id}) > (${waiting.last_at.toISOString()}::timestamptz, ${waiting.last_id}::int)`
    : undefined;
  return tx
    .select({ id, name, phone, parliament_id, assembly_id, mandal_id, area_id, created_at, erased_at })
    .from(complaints)
    .where(and(sql`not hidden`, behind, office && isOfOffice(office, complaints)))
    .orderBy(asc(created_at), asc(id))
    .limit(size)
    .for('key share');
}

/**
 * Complaints that have got a person in the meantime. A separate query: in one statement the planner would read all
 * links.
 */
async function linkedAmong(tx: Tx, candidates: readonly { id: number }[]): Promise<Set<number>> {
  const ids = idsOf(candidates);
  const { complaint_id } = complaintPersons;
  const linked = await tx
    .select({ complaint_id })
    .from(complaintPersons)
    .where(sql`${complaint_id} = any(${sql.param(ids)}::int[])`);
  return new Set(linked.map((link) => link.complaint_id));
}
