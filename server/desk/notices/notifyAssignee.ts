import { and, eq, inArray, sql } from 'drizzle-orm';
import { DESK_HEAD_LEVEL } from '#contract/deadlines/escalationLevels.ts';
import type { NoticeKind } from '#contract/desk/notices.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { coverAt } from '#server/teamwork/leaves/noticeCover.ts';
import { notices } from '../schema/notices.ts';
import { type Readable, readableOf, recipientsAt } from './recipients.ts';

interface AssigneeNotice {
  complaint_id: number;
  staff_id: number | null;
  kind: NoticeKind;
}

/**
 * Tells who has complaints in charge of something that nobody did, and who stands in for them and may read it (SLA-16). Where nobody
 * of them is there, who heads the desk is told, or the next level of the ladder that has somebody (GRD-08, SLA-12).
 */
export async function notifyAssignee(
  db: Db | Tx,
  entries: readonly AssigneeNotice[],
  now: Date,
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
  const unreachable = known.filter((each) => !inCharge(each).isReached);
  const above = unreachable.length > 0 ? await recipientsAt(db, now, [...about.values()]) : () => [];
  const newNotices = known.flatMap((each) => {
    const { ids, isReached } = inCharge(each);
    const all = isReached ? ids : [...ids, ...above(each.complaint, DESK_HEAD_LEVEL)];
    return [...new Set(all)].map((user_id) => ({
      user_id,
      complaint_id: each.complaint_id,
      kind: each.kind,
      created_at: now,
    }));
  });
  if (newNotices.length > 0) await db.insert(notices).values(newNotices);
}

/** Who has something in charge, with who stands in for them; nobody where that account is switched off. */
async function inChargeOf(db: Db | Tx, assigned: readonly { staff_id: number | null }[], now: Date) {
  const ids = [...new Set(assigned.flatMap(({ staff_id }) => staff_id ?? []))];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.disabled, false), inArray(users.id, ids)));
  const active = new Set(rows.map(({ id }) => id));
  const coverOf = await coverAt(db, [...active], now);
  const nobody = { ids: [], isReached: false };
  return ({ staff_id, complaint }: { staff_id: number | null; complaint: Readable }) =>
    staff_id !== null && active.has(staff_id) ? coverOf(staff_id, complaint) : nobody;
}

interface HeadsNotice {
  ids: readonly number[];
  kind: NoticeKind;
  /** Who has done it, and is not told. */
  except: number;
  /** Somebody else has to do something: a level that has only who has done it counts as vacant. */
  needsAnother?: boolean;
}

/**
 * Tells who heads the desk, or the next level of the ladder that has somebody, of many complaints at once, in one statement. Of what
 * no list shows nothing is said.
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
