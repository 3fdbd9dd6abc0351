import { and, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { ToCall } from '#contract/messages/citizenCall.ts';
import type { CallReason } from '#contract/messages/messageKinds.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { noteOpened } from '#server/desk/accessLog/note.ts';
import { readPage } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { phoneMarks } from '../schema/messages.ts';
import { callsAbout } from './record.ts';
import { type ListContext, waitingForCall } from './waiting.ts';

/** The calls that are due today, longest due first. Citizens who refuse calls are only counted (MSG-06, MSG-23). */
export async function listCalls(context: ListContext) {
  const { db, query } = context;
  const waiting = await waitingForCall(context);
  const { refused, due_on, complaint_id, id } = waiting;
  const count = (which: typeof refused | ReturnType<typeof not>) =>
    sql<number>`(count(*) filter (where ${which}))::int`;
  const [counted] = await db.select({ total: count(not(refused)), refused: count(refused) }).from(waiting);
  const total = counted?.total ?? 0;
  const rows = await readPage(query, { total }, ({ limit, offset }) =>
    db
      .select()
      .from(waiting)
      .where(not(refused))
      .orderBy(due_on, complaint_id, id)
      .limit(limit)
      .offset(offset),
  );
  return { data: await shown(context, rows), total, refused: counted?.refused ?? 0 };
}

interface WaitingCall {
  id: number | null;
  reason: CallReason;
  due_on: string;
  phone: string;
  complaint_id: number | null;
  inbox_id: number | null;
  person_id: number | null;
}

async function shown(context: ListContext, waitingCalls: readonly WaitingCall[]): Promise<ToCall[]> {
  const { db } = context;
  const ids = waitingCalls.flatMap(({ complaint_id }) => complaint_id ?? []);
  const known = await names(db);
  const calls = await callsAbout(db, 'complaint_id', ids, known);
  const inboxIds = waitingCalls.flatMap(({ inbox_id }) => inbox_id ?? []);
  const backCalls = await callsAbout(db, 'inbox_id', inboxIds, known);
  const complaintsById = byId(await db.select().from(complaints).where(inArray(complaints.id, ids)));
  const people = await peopleOf(db, waitingCalls);
  const wrong = await wrongAmong(db, waitingCalls);
  for (const { reason, complaint_id } of waitingCalls) {
    const complaint = complaintsById.get(complaint_id ?? 0);
    // Verifications show complaints of the whole constituency, so the access log records who saw another user's.
    if (reason === 'verification' && complaint) await noteOpened(context, complaint);
  }
  return waitingCalls.map(({ id, reason, due_on, phone, complaint_id, inbox_id, person_id }) => {
    const complaint = complaintsById.get(complaint_id ?? 0);
    return {
      id,
      reason,
      due_on,
      phone,
      inbox_id,
      wrong: wrong.has(phone),
      person: people.get(person_id ?? 0) ?? null,
      complaint: complaint
        ? {
            id: complaint.id,
            complaint_number: complaint.complaint_number,
            category: known.category(complaint.category_id),
          }
        : null,
      calls: calls.get(complaint_id ?? 0) ?? backCalls.get(inbox_id ?? 0) ?? [],
    };
  });
}

const byId = <R extends { id: number }>(rows: readonly R[]) => new Map(rows.map((row) => [row.id, row]));

async function peopleOf(db: Db | Tx, waitingCalls: readonly WaitingCall[]) {
  const { id, name } = persons;
  const ids = waitingCalls.flatMap(({ person_id }) => person_id ?? []);
  return byId(await db.select({ id, name }).from(persons).where(inArray(id, ids)));
}

/** Phones that are marked as wrong (MSG-14). */
async function wrongAmong(db: Db | Tx, waitingCalls: readonly WaitingCall[]): Promise<Set<string>> {
  const { phone, wrong_at } = phoneMarks;
  const phones = waitingCalls.map((each) => each.phone);
  const marks = await db
    .select({ phone })
    .from(phoneMarks)
    .where(and(inArray(phone, phones), isNotNull(wrong_at)));
  return new Set(marks.map((mark) => mark.phone));
}
