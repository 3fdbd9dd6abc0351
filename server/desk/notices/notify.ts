import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/capabilities/noticeKinds.ts';
import { DESK_HEAD_LEVEL } from '#contract/deadlines/escalationLevels.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { coverAt } from '#server/teamwork/leaves/noticeCover.ts';
import { notices } from '../schema/notices.ts';
import { type Readable, readableOf, recipientsAt } from './recipients.ts';

interface NewNotice {
  complaint_id: number;
  /** The user who is notified, mostly the assignee; null for the desk heads. */
  staff_id: number | null;
  kind: NoticeKind;
}

/**
 * Notifies users of complaints, and deputies who may read them (SLA-16). If none of them is present, the desk heads are
 * notified, or the next escalation level that has somebody (GRD-08, SLA-12), unless a user chose the recipient by hand.
 * @param except the user who caused it, who is not notified; none for an automatic event
 */
export async function notify(
  db: Db | Tx,
  entries: readonly NewNotice[],
  now: Date,
  except?: number,
): Promise<void> {
  if (entries.length === 0) return;
  const about = await readableOf(
    db,
    entries.map(({ complaint_id }) => complaint_id),
  );
  const known = entries.flatMap((each) => {
    const complaint = about.get(each.complaint_id);
    return complaint ? [{ ...each, complaint }] : [];
  });
  const inCharge = await inChargeOf(db, known, now);
  const goesUp = (each: (typeof known)[number]) => each.kind !== 'assigned' && !inCharge(each).isReached;
  const above = known.some(goesUp) ? await recipientsAt(db, now, [...about.values()]) : () => [];
  const newNotices = known.flatMap((each) => {
    const { complaint_id, kind } = each;
    const all = [...inCharge(each).ids, ...(goesUp(each) ? above(each.complaint, DESK_HEAD_LEVEL) : [])];
    const whom = [...new Set(all)].filter((id) => id !== except);
    return whom.map((user_id) => ({ user_id, complaint_id, kind, created_at: now }));
  });
  if (newNotices.length > 0) await db.insert(notices).values(newNotices);
}

/** The assignees with their deputies; none for disabled accounts. */
async function inChargeOf(db: Db | Tx, assigned: readonly { staff_id: number | null }[], now: Date) {
  const ids = [...new Set(assigned.flatMap(({ staff_id }) => staff_id ?? []))];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.disabled, false), inArray(users.id, ids)));
  const active = new Set(idsOf(rows));
  const coverOf = await coverAt(db, [...active], now);
  const nobody = { ids: [], isReached: false };
  return ({ staff_id, complaint }: { staff_id: number | null; complaint: Readable }) =>
    staff_id !== null && active.has(staff_id) ? coverOf(staff_id, complaint) : nobody;
}

interface HeadsNotice {
  ids: readonly number[];
  kind: NoticeKind;
  /** The account that caused the event, which is not notified. */
  except: number;
  /** Another user has to act: a level with only the causing account counts as vacant. */
  needsAnother?: boolean;
}

/**
 * Notifies the desk heads, or the next escalation level that has somebody, of many complaints in one statement.
 * Complaints that no list shows are skipped.
 */
export async function notifyDeskHeads(db: Db | Tx, notice: HeadsNotice, now: Date): Promise<void> {
  const { ids, kind, except, needsAnother = false } = notice;
  if (ids.length === 0) return;
  const about = await readableOf(db, ids);
  const recipients = await recipientsAt(db, now, [...about.values()]);
  const isAnother = (id: number) => id !== except;
  const pairs = [...about.values()].flatMap((complaint) =>
    recipients(complaint, DESK_HEAD_LEVEL, needsAnother ? isAnother : undefined)
      .filter(isAnother)
      .map((user_id) => ({ user_id, complaint_id: complaint.id })),
  );
  await db.execute(sql`
    insert into ${notices} (user_id, kind, complaint_id, created_at)
    select user_id, ${kind}, ${complaints.id}, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(pairs)}::json) as told (user_id int, complaint_id int)
    join ${complaints} on ${complaints.id} = told.complaint_id
    where not ${complaints.hidden}
    order by ${complaints.id}`);
}
