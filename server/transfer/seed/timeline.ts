import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { plainText } from '#contract/kernel/coded.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintHistory, complaints } from '#server/complaints/schema/complaints.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { closingLines } from './closingLines.ts';
import type { SeededComplaint } from './complaints.ts';

const HOUR_MS = 3_600_000;
type Change = typeof complaintChanges.$inferInsert;

/** Inserts the timelines of the demo complaints, oldest first: recorded, assigned, added to a cause, closed. */
export async function insertTimeline(tx: Tx, seeded: SeededComplaint[], now: Date) {
  const people = await tx.select({ id: users.id, name: users.name }).from(users);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  await tx.insert(complaintChanges).values(seeded.flatMap((complaint) => changesOf(complaint, names, now)));
  await insertOfficerMails(tx);
}

function changesOf(complaint: SeededComplaint, names: Map<number, string>, now: Date): Change[] {
  const { id, staff_id, creator_id, created_at, cause } = complaint;
  const entry = (action: Change['action'], at: Date, changes: Change['changes']): Change => ({
    complaint_id: id,
    creator_id: staff_id ?? creator_id,
    action,
    changes,
    created_at: at,
  });
  const entries: Change[] = [{ ...entry('created', created_at, { status: [null, 'open'] }), creator_id }];
  const inHand = new Date(Math.min(created_at.getTime() + 2 * HOUR_MS, now.getTime()));
  if (staff_id) {
    const staff: [null, string] = [null, names.get(staff_id) ?? ''];
    entries.push(entry('assigned', inHand, { status: ['open', 'reviewed'], staff }));
  }
  if (cause) {
    const joinedAt = new Date(Math.max(cause.joined_at.getTime(), inHand.getTime()));
    const joined = entry('joinedCause', joinedAt, { cause: [null, cause.number] });
    entries.push({ ...joined, creator_id: cause.creator_id });
  }
  for (const { action, at, by, changes } of closingLines(complaint)) {
    const line = entry(action, at, changes);
    entries.push(by === undefined ? line : { ...line, creator_id: by });
  }
  return entries;
}

/** One complaint was mailed to two officers: one mail arrived, the other was refused. */
async function insertOfficerMails(tx: Tx) {
  const [complaint] = await tx
    .select()
    .from(complaints)
    .where(and(eq(complaints.status, 'reviewed'), isNotNull(complaints.staff_id)))
    .orderBy(asc(complaints.id))
    .limit(1);
  const officers = await tx
    .select()
    .from(contacts)
    .where(eq(contacts.is_administrator, false))
    .orderBy(asc(contacts.id))
    .limit(2);
  const [first, second] = officers;
  if (!complaint || !first || !second) return;
  const { id: complaint_id, staff_id: creator_id, created_at } = complaint;
  const at = new Date(created_at.getTime() + 4 * HOUR_MS);
  const by = { complaint_id, creator_id, created_at: at };
  const text = officers.map(({ name, designation }) => `${name} (${designation})`).join(', ');
  const failure = plainText('550 5.2.2 The mailbox is full');
  await tx.insert(officerMails).values([
    {
      ...by,
      contact_id: first.id,
      address: first.email,
      message_id: '<demo-1@example.org>',
      attempts: 1,
      sent_at: at,
    },
    {
      ...by,
      contact_id: second.id,
      address: second.email,
      message_id: '<demo-2@example.org>',
      attempts: 1,
      failure,
    },
  ]);
  await tx
    .insert(complaintHistory)
    .values({ ...by, said: { code: 'mailed', values: { to: text } }, is_admin: false });
  const nobody = { complaint_id, created_at: at };
  await tx.insert(complaintChanges).values([
    { ...by, action: 'forwardedToOfficer', changes: { officers: [null, text] } },
    { ...nobody, action: 'mailSent', changes: { officer: [null, first.name] } },
    { ...nobody, action: 'mailFailed', changes: { officer: [null, second.name], reason: [null, failure] } },
  ]);
}
