import { and, asc, eq, ne } from 'drizzle-orm';
import { addDays, DAY_MS, dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { calendarAt, opensOn } from '#server/desk/offices/calendar.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { HOME, type SeedContext } from './seedContext.ts';

const BEFORE_MS = 3 * DAY_MS;

/** For how many days each was postponed, and why. */
const PUT_OFF = [
  { days: -2, note: 'Ask the engineer whether the pipe has come.' },
  { days: 0, note: 'Ring back in the morning.' },
  { days: 1, note: null },
  { days: 5, note: 'The tahsildar is back from leave.' },
] as const;

/** Inserts the follow-ups of the demo office's users, some due today. */
export async function insertFollowups(tx: Tx, { places, accounts, now }: SeedContext): Promise<void> {
  const [place] = places.areasOf(HOME);
  const [mla, staff] = [accounts.get('mla@example.org'), accounts.get('staff@example.org')];
  if (!place) throw new Error('the demo has no such office');
  const calendar = await calendarAt(tx, place);
  const open = and(eq(complaints.assembly_id, place.assembly_id), ne(complaints.status_group, 'closed'));
  for (const [user_id, theirs] of [
    [mla, open],
    [staff, and(open, eq(complaints.staff_id, staff))],
  ] as const) {
    const complaintRows = await tx
      .select({ id: complaints.id })
      .from(complaints)
      .where(and(theirs, eq(complaints.hidden, false)))
      .orderBy(asc(complaints.id))
      .limit(PUT_OFF.length);
    const rows = complaintRows.map(({ id }, nth) => {
      const { days = 0, note = null } = PUT_OFF[nth] ?? {};
      const day = addDays(dayOf(now), days);
      return {
        complaint_id: id,
        user_id,
        day,
        opens_at: opensOn(calendar, day),
        note,
        created_at: new Date(now.getTime() - BEFORE_MS),
      };
    });
    await tx.insert(complaintFollowups).values(rows);
  }
}
