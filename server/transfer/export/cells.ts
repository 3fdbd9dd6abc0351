import { sql } from 'drizzle-orm';
import { displayedStatus } from '#contract/complaints/complaintStatus.ts';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import { type Complaint, daysOpen, rowColumns } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { type Named, type Names, names } from '#server/kernel/db/names.ts';
import type { Db } from '#server/kernel/db/open.ts';
import type { Row } from '#server/kernel/sheets/sheet.ts';
import { linesOfHtml } from '#server/kernel/text/sanitise.ts';

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The complaints with these ids as spreadsheet rows, in the order of the ids, without deleted ones. */
export async function rowsOf(db: Db, ids: readonly number[], now: Date): Promise<Row[]> {
  const complaintRows = await db
    .select(columns)
    .from(complaints)
    .where(sql`${complaints.id} = any(${`{${ids.join()}}`}::int[])`);
  const known = await names(db);
  const rows = new Map(complaintRows.map((complaint) => [complaint.id, cellsOf(complaint, known, now)]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [row] : [];
  });
}

const { updated_at: _, is_internal: __, ...shown } = rowColumns;
const { parliament_id, email, details } = complaints;
const columns = { ...shown, parliament_id, email, details };

// One function for all rows: making one per row takes as long as everything else.
const cellsOf = (complaint: Pick<Complaint, keyof typeof columns>, known: Names, now: Date): Row => [
  complaint.complaint_number,
  nameOf(known.category(complaint.category_id)),
  nameOf(known.place('area', complaint.area_id)),
  complaint.name,
  complaint.phone,
  complaint.source,
  displayedStatus(complaint.status),
  nameOf(known.user(complaint.staff_id)),
  daysOpen(complaint, now),
  { day: complaint.date },
  complaint.type,
  nameOf(known.place('parliament', complaint.parliament_id)),
  nameOf(known.place('assembly', complaint.assembly_id)),
  nameOf(known.place('mandal', complaint.mandal_id)),
  complaint.origin ?? '',
  complaint.assigned ?? '',
  complaint.email ?? '',
  complaint.closed_at ? { day: dayOf.format(complaint.closed_at) } : '',
  complaint.status,
  linesOfHtml(complaint.details),
];

const nameOf = (named: Named | null) => named?.name ?? '';
