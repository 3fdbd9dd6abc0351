import { and, eq, isNull } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import { droppedPartText } from '#contract/messages/droppedPart.ts';
import { addTyped, lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaintMedia } from '#server/complaints/schema/complaints.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { resumeAfterReply } from '#server/deadlines/actions/resumeAfterReply.ts';
import { ApiError, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import { callRequests, citizenCalls, inboxFiles, inboxRows } from '../schema/citizens.ts';
import { answerInbox } from './answer.ts';
import { findEntry, type InboxEntry } from './entry.ts';
import { inboxRecords } from './list.ts';
import type { Taking } from './taking.ts';

/**
 * Handles a received message by a user's decision (MSG-15): no complaint is created automatically. Of two users at once
 * one succeeds.
 * @throws 404 for another office's entry, 422 for one that was handled
 */
export async function takeInbox(context: Taking) {
  const { body, params } = context;
  const row = await findEntry(context, params.id, { locked: true });
  const isForComplaint = body.take === 'case' || body.take === 'new_case';
  if (body.complaint_id && body.take === 'not_for_us') throw invalidField('complaint_id', 'invalid');
  if (body.template_id && body.take !== 'answer') throw invalidField('template_id', 'invalid');
  if (row.state === 'taken') throw invalidField('take', 'takenAlready');
  const complaint_id = isForComplaint ? await addToComplaint(context, row) : null;
  const message_id = body.take === 'answer' ? await answerInbox(context, row) : null;
  await settleRequest(context, row, complaint_id);
  const taken = await markTaken(context, row, {
    take: body.take,
    complaint_id: body.complaint_id,
    message_id,
  });
  const [record] = await inboxRecords(context, taken ? [taken] : []);
  if (!record) throw notFound();
  return record;
}

/**
 * The same for a message from which a complaint was recorded, or which was added to one (MSG-15). False where another
 * user has processed it, or it is gone.
 */
export async function takeRecorded(
  work: Work,
  id: number,
  complaint: Pick<Complaint, 'id'>,
): Promise<boolean> {
  if (!can(work.actor, 'edit', 'inbox')) return false;
  const row = await findEntry(work, id, { locked: true }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (!row || row.state === 'taken') return false;
  await moveToComplaint(work, row, complaint.id, { take: 'new_case' });
  await settleRequest(work, row, complaint.id);
  await markTaken(work, row, { take: 'new_case', complaint_id: complaint.id, message_id: null });
  return true;
}

type Taken = Pick<InboxEntry, 'take' | 'complaint_id' | 'message_id'>;

async function markTaken(
  { actor, db, now }: Pick<Work, 'actor' | 'db' | 'now'>,
  row: InboxEntry,
  taken: Taken,
) {
  const [marked] = await db
    .update(inboxRows)
    .set({ ...taken, state: 'taken', taken_at: now, taken_by: actor.id })
    .where(eq(inboxRows.id, row.id))
    .returning();
  return marked;
}

async function addToComplaint(context: Taking, row: InboxEntry): Promise<number> {
  const { body } = context;
  if (!body.complaint_id) throw invalidField('complaint_id', 'takeComplaint');
  const work = await lockForAction('remark', context, body.complaint_id);
  await moveToComplaint(work, row, work.complaint.id, body);
  return work.complaint.id;
}

/**
 * Moves its files and calls to a complaint. If the complaint was not recorded from it, its text is added to the
 * history. A pause that waited for the citizen ends (SLA-07).
 */
async function moveToComplaint(work: Work, row: InboxEntry, id: number, { take }: Pick<Taken, 'take'>) {
  const { db, now } = work;
  const moved = await db.delete(inboxFiles).where(eq(inboxFiles.inbox_id, row.id)).returning();
  for (const { file_id } of moved)
    await db.insert(complaintMedia).values({ complaint_id: id, file_id, created_at: now });
  await db.update(citizenCalls).set({ complaint_id: id }).where(eq(citizenCalls.inbox_id, row.id));
  const said = [row.text, ...row.left_out.map(droppedPartText)].filter(Boolean).join('\n');
  const message = take === 'case' && said ? said : null;
  if (message) await addTyped(work, id, message);
  await addToTimeline(work, id, 'messageReceived', {
    messageChannel: [null, row.channel],
    ...(message ? { message: [null, message] } : {}),
  });
  if (take === 'case') await resumeAfterReply(work, id, 'waiting_citizen');
}

/** A missed call about a complaint must still be called back; otherwise its request ends. */
async function settleRequest(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: InboxEntry,
  complaintId: number | null,
) {
  const { complaint_id, done_at, inbox_id, reason } = callRequests;
  const isOpen = and(eq(inbox_id, row.id), isNull(done_at));
  const same = and(eq(complaint_id, complaintId ?? 0), eq(reason, 'missed'), isNull(done_at));
  const goesOn = complaintId !== null && (await db.$count(callRequests, same)) === 0;
  await db
    .update(callRequests)
    .set(goesOn ? { complaint_id: complaintId } : { done_at: now })
    .where(isOpen);
}
