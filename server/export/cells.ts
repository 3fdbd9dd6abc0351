import { sql } from 'drizzle-orm';
import { displayedStatus } from '../../contract/complaintStatus.ts';
import { TIME_ZONE } from '../../contract/limits.ts';
import { rowColumns, rowOf } from '../complaints/row.ts';
import { names } from '../db/names.ts';
import type { Db } from '../db/open.ts';
import { complaints } from '../db/schema/complaints.ts';
import type { Row } from '../sheets/sheet.ts';
import { textOfHtml } from '../text/sanitise.ts';

/** The columns of the list (LIST-14), then what else is known of a complaint. */
export const HEADINGS = [
  'Number',
  'Category',
  'Area',
  'Name',
  'Phone',
  'Source',
  'Status',
  'Staff',
  'Days',
  'Date',
  'Type',
  'Parliament',
  'Assembly',
  'Mandal',
  'Origin',
  'Grievance Incharge',
  'Email',
  'Closed on',
  'Details',
] as const;

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The complaints with these ids as rows of a spreadsheet, in the order of the ids; those deleted meanwhile are left out. */
export async function rowsOf(db: Db, ids: readonly number[], now: Date): Promise<Row[]> {
  const { parliament_id, assembly_id, mandal_id, email, details } = complaints;
  const found = await db
    .select({ ...rowColumns, parliament_id, assembly_id, mandal_id, email, details })
    .from(complaints)
    .where(sql`${complaints.id} = any(${`{${ids.join()}}`}::int[])`);
  const known = await names(db);
  const rows = new Map<number, Row>();
  for (const complaint of found) {
    const { category, area, staff, daysOpen } = rowOf(complaint, known, now);
    const place = (level: 'parliament' | 'assembly' | 'mandal') =>
      known.place(level, complaint[`${level}_id`])?.name ?? '';
    rows.set(complaint.id, [
      complaint.complaint_number,
      category.name,
      area.name,
      complaint.name,
      complaint.phone,
      complaint.source,
      displayedStatus(complaint.status),
      staff?.name ?? '',
      daysOpen,
      { day: complaint.date },
      complaint.type,
      place('parliament'),
      place('assembly'),
      place('mandal'),
      complaint.origin ?? '',
      complaint.assigned ?? '',
      complaint.email ?? '',
      complaint.closed_at ? { day: dayOf.format(complaint.closed_at) } : '',
      textOfHtml(complaint.details),
    ]);
  }
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [row] : [];
  });
}
