import { and, eq, sql } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { isOfOffice } from '#server/desk/offices/isOfOffice.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { beginTask } from '#server/desk/tasks/begin.ts';
import type { Slice } from '#server/desk/tasks/run.ts';
import { linkUnlinked, nextComplaints } from './backfill.ts';
import { complaintPersons, persons } from './schema/persons.ts';

/** Records of people. Grievances that came while they were off get theirs as before there were any (PER-03). */
export const personsSwitch: OfficeSwitch = {
  capability: 'persons',
  count: (db, office) => db.$count(persons, and(eq(persons.state, 'active'), isOfOffice(office, persons))),
  async on(work, office) {
    const total = await work.db.$count(complaints, and(isOfOffice(office, complaints), isUnlinked));
    if (total > 0) await beginTask(work, { kind: 'persons', subject: { office_id: office.id }, total });
  },
};

const isUnlinked = sql`not hidden and ${complaints.erased_at} is null and not exists
  (select from ${complaintPersons} where ${eq(complaintPersons.complaint_id, complaints.id)})`;

/** Links the next grievances of an office, oldest first. */
export const linkOfOffice: Slice = async ({ db, now, size, subject }) => {
  const { office_id = 0, last_at, last_id = 0 } = subject;
  const [office] = await db.select().from(offices).where(eq(offices.id, office_id));
  const read =
    office && isInUse(office) ? await nextComplaints(db, sinceOf(last_at, last_id), size, office) : [];
  const last = read.at(-1);
  if (!last) return { doneCount: 0, subject, isOver: true };
  const doneCount = await linkUnlinked(db, read, now);
  return {
    doneCount,
    subject: { office_id, last_at: last.created_at.getTime(), last_id: last.id },
    isOver: false,
  };
};

/** It may be off again by now. */
const isInUse = ({ uses }: OfficeRow) => uses.includes('persons');

const sinceOf = (at: number | undefined, last_id: number) => ({
  last_at: at === undefined ? null : new Date(at),
  last_id,
});
