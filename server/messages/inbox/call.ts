import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { addDays, startOf } from '#contract/kernel/day.ts';
import type { noteInboxCall as call } from '#contract/messages/citizenCall.ts';
import { names } from '#server/kernel/db/names.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { laterDay } from '../calls/laterDay.ts';
import { callRecord } from '../calls/record.ts';
import { clearWrong, markWrong } from '../phones.ts';
import { callRequests, citizenCalls, inboxRows } from '../schema/citizens.ts';
import { findEntry, type InboxEntry } from './entry.ts';

type Calling = Context<typeof call>;

/**
 * Records the result of calling back a missed call without a complaint (MSG-23). `reached` and `wrong_number` end all
 * missed calls from the phone. `later` brings them back on that day.
 * @throws 404 for another office's entry, 422 for one that was handled
 */
export async function callInbox(context: Calling) {
  const { actor, body, db, now, params } = context;
  const missed = await lockMissed(context, await findEntry(context, params.id));
  const row = await findEntry(context, params.id, { locked: true });
  if (row.state === 'taken') throw invalidField('result', 'takenAlready');
  const { result, note } = body;
  const later_on = result === 'later' ? laterDay(body.later_on, now) : null;
  const made = await insertRow(db, citizenCalls, {
    inbox_id: row.id,
    person_id: row.person_id,
    phone: row.phone,
    result,
    later_on,
    note,
    creator_id: actor.id,
    created_at: now,
  });
  if (result === 'wrong_number') await markWrong(db, row.phone, { by: actor.id, now });
  if (result === 'reached') await clearWrong(db, row.phone);
  if (result === 'reached' || result === 'wrong_number') await endMissed(context, missed);
  if (later_on) await callLater(context, row, missed, later_on);
  return callRecord(made, await names(db));
}

/**
 * This and all other open missed calls from the phone in the office. Locked in one order, since two users may call back
 * two entries of one phone.
 */
async function lockMissed({ db }: Calling, { id, office_id, phone }: InboxEntry): Promise<number[]> {
  const missed = db
    .select({ id: callRequests.inbox_id })
    .from(callRequests)
    .where(
      and(eq(callRequests.phone, phone), isNotNull(callRequests.inbox_id), isNull(callRequests.done_at)),
    );
  const isOfOffice = office_id === null ? isNull(inboxRows.office_id) : eq(inboxRows.office_id, office_id);
  const rows = await db
    .select({ id: inboxRows.id })
    .from(inboxRows)
    .where(
      and(
        eq(inboxRows.state, 'open'),
        or(eq(inboxRows.id, id), and(isOfOffice, inArray(inboxRows.id, missed))),
      ),
    )
    .orderBy(inboxRows.id)
    .for('update');
  return rows.map((each) => each.id);
}

async function endMissed({ actor, db, now }: Calling, ids: number[]): Promise<void> {
  await db
    .update(inboxRows)
    .set({ state: 'taken', take: 'called', taken_at: now, taken_by: actor.id })
    .where(inArray(inboxRows.id, ids));
  const { done_at, inbox_id } = callRequests;
  await db
    .update(callRequests)
    .set({ done_at: now })
    .where(and(inArray(inbox_id, ids), isNull(done_at)));
}

/**
 * It is on the list of that day, and on My day only after it. A wish for a later call is newer than a refusal of calls
 * (MSG-06).
 */
async function callLater(
  { db, now }: Calling,
  { phone, office_id, person_id }: InboxEntry,
  ids: number[],
  due_on: string,
): Promise<void> {
  const late_at = new Date(startOf(addDays(due_on, 1)));
  await db.update(inboxRows).set({ late_at }).where(inArray(inboxRows.id, ids));
  const request = { reason: 'later' as const, due_on, created_at: now };
  await db
    .insert(callRequests)
    .values(ids.map((inbox_id) => ({ inbox_id, office_id, person_id, phone, ...request })))
    .onConflictDoUpdate({
      target: callRequests.inbox_id,
      targetWhere: isNotNull(callRequests.inbox_id),
      set: { ...request, done_at: null },
    });
}
