import { and, eq, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { runsOffice } from '../../../contract/access.ts';
import type { listCalls as call, ToCall } from '../../../contract/citizenCall.ts';
import { dayOf } from '../../../contract/day.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { CallReason } from '../../../contract/messageKinds.ts';
import { can } from '../../../contract/policies.ts';
import { noteOpened } from '../../accessLog/note.ts';
import { waitingToVerify } from '../../complaints/closing/queue.ts';
import { names } from '../../db/names.ts';
import { callRequests } from '../../db/schema/citizens.ts';
import { complaintClosings } from '../../db/schema/closings.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { phoneMarks } from '../../db/schema/messages.ts';
import { complaintPersons, persons } from '../../db/schema/persons.ts';
import { ownComplaints } from '../../db/scope.ts';
import type { Context } from '../../http/serve.ts';
import { findOffice } from '../../offices/findOffice.ts';
import { callsOfComplaints } from './record.ts';

type Asked = Context<typeof call>;

/** Who is to be called today, those due longest first (MSG-23). */
export async function listCalls(context: Asked) {
  const { db, query } = context;
  const limit = query.per_page ?? PAGE_SIZE;
  const both = unionAll(requested(context, await wanted(context)), verified(context));
  const found = await both
    .orderBy(sql`due_on, complaint_id, id`)
    .limit(limit)
    .offset(limit * ((query.page ?? 1) - 1));
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(both.as('both'));
  return { data: await shown(context, found), total: counted?.total ?? 0 };
}

/** What asks for a call in the office: all of it for whoever runs it, else of the own cases and of none yet. */
async function wanted(context: Asked): Promise<SQL | undefined> {
  const { actor, now, query } = context;
  const office = await findOffice(context, query.office_id);
  const { complaint_id, done_at, due_on, office_id, reason } = callRequests;
  return and(
    eq(office_id, office.id),
    isNull(done_at),
    lte(due_on, dayOf(now)),
    query.reason ? eq(reason, query.reason as typeof reason._.data) : undefined,
    runsOffice(actor) ? undefined : or(isNull(complaint_id), ownComplaints(actor)),
  );
}

const requested = ({ db }: Asked, where: SQL | undefined) =>
  db
    .select({
      id: sql<number | null>`${callRequests.id}`.as('id'),
      reason: sql<CallReason>`${callRequests.reason}`.as('reason'),
      due_on: sql<string>`${callRequests.due_on}::text`.as('due_on'),
      phone: sql<string>`${callRequests.phone}`.as('phone'),
      complaint_id: sql<number | null>`${callRequests.complaint_id}`.as('complaint_id'),
      inbox_id: sql<number | null>`${callRequests.inbox_id}`.as('inbox_id'),
      person_id: sql<number | null>`${callRequests.person_id}`.as('person_id'),
    })
    .from(callRequests)
    .leftJoin(complaints, eq(complaints.id, callRequests.complaint_id))
    .where(and(where, or(isNull(callRequests.complaint_id), not(complaints.hidden))));

/** Closings to be verified, as their queue has them; of a disputed one the dispute asks already. */
function verified(context: Asked) {
  const { actor, db, query } = context;
  const isAsked = !query.office_id && (query.reason ?? 'verification') === 'verification';
  const isShown = isAsked && can(actor, 'list', 'verification');
  const disputes = sql`exists (select from ${callRequests} where ${and(
    eq(callRequests.complaint_id, complaintClosings.complaint_id),
    eq(callRequests.reason, 'disputed'),
    isNull(callRequests.done_at),
  )})`;
  return db
    .select({
      id: sql<number | null>`null::int`.as('id'),
      reason: sql<CallReason>`'verification'`.as('reason'),
      due_on: sql<string>`(${complaintClosings.closed_at} at time zone 'Asia/Kolkata')::date::text`.as(
        'due_on',
      ),
      phone: sql<string>`${complaints.phone}`.as('phone'),
      complaint_id: sql<number | null>`${complaints.id}`.as('complaint_id'),
      inbox_id: sql<number | null>`null::int`.as('inbox_id'),
      person_id: sql<number | null>`(select ${complaintPersons.person_id} from ${complaintPersons}
        where ${eq(complaintPersons.complaint_id, complaints.id)})`.as('person_id'),
    })
    .from(complaintClosings)
    .innerJoin(complaints, eq(complaints.id, complaintClosings.complaint_id))
    .where(
      and(isShown ? waitingToVerify(context, false) : sql`false`, not(complaints.hidden), not(disputes)),
    );
}

interface Found {
  id: number | null;
  reason: CallReason;
  due_on: string;
  phone: string;
  complaint_id: number | null;
  inbox_id: number | null;
  person_id: number | null;
}

async function shown(context: Asked, found: readonly Found[]): Promise<ToCall[]> {
  const { db } = context;
  const ids = found.flatMap(({ complaint_id }) => complaint_id ?? []);
  const known = await names(db);
  const calls = await callsOfComplaints(db, ids, known);
  const cases = await rowsOf(db.select().from(complaints).where(inArray(complaints.id, ids)), ids.length);
  const people = found.flatMap(({ person_id }) => person_id ?? []);
  const whose = await rowsOf(
    db.select({ id: persons.id, name: persons.name }).from(persons).where(inArray(persons.id, people)),
    people.length,
  );
  const marked = new Set(
    (
      await db
        .select()
        .from(phoneMarks)
        .where(
          inArray(
            phoneMarks.phone,
            found.map(({ phone }) => phone),
          ),
        )
    )
      .filter(({ wrong_at }) => wrong_at)
      .map(({ phone }) => phone),
  );
  for (const { reason, complaint_id } of found) {
    const complaint = cases.get(complaint_id ?? 0);
    // Of the whole constituency, as in the queue: of others' cases who saw them is told.
    if (reason === 'verification' && complaint) await noteOpened(context, complaint);
  }
  return found.map(({ complaint_id, person_id, ...row }) => {
    const complaint = cases.get(complaint_id ?? 0);
    return {
      ...{ ...row, wrong: marked.has(row.phone), person: whose.get(person_id ?? 0) ?? null },
      complaint: complaint
        ? {
            ...{ id: complaint.id, complaint_number: complaint.complaint_number },
            category: known.category(complaint.category_id),
          }
        : null,
      calls: calls.get(complaint_id ?? 0) ?? [],
    };
  });
}

/** By id; none where nothing is asked for. */
async function rowsOf<R extends { id: number }>(
  query: PromiseLike<R[]>,
  asked: number,
): Promise<Map<number, R>> {
  return new Map((asked > 0 ? await query : []).map((row) => [row.id, row]));
}
