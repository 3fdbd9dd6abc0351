import { and, eq, gte, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import { runsOffice } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { listCalls as call } from '#contract/messages/citizenCall.ts';
import type { CallReason } from '#contract/messages/messageKinds.ts';
import { complaintClosings } from '#server/closing/schema/closings.ts';
import { waitingToVerify } from '#server/closing/verificationQueue.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { standsFor } from '#server/persons/record.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { callRequests, personWishes } from '../schema/citizens.ts';

export type ListContext = Context<typeof call>;

/**
 * The calls due today as a subquery: requests, and closings to verify (MSG-23). `refused` means that the person wants
 * no calls (MSG-06).
 */
export const waitingForCall = async (context: ListContext) =>
  unionAll(requested(context, await requestedCalls(context)), toVerify(context)).as('waiting');

/**
 * The call requests of the office: all for users who run it, otherwise those of the own complaints and those without
 * one.
 */
async function requestedCalls(context: ListContext): Promise<SQL | undefined> {
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

function requested({ db }: ListContext, where: SQL | undefined) {
  const { id, reason, due_on, phone, complaint_id, inbox_id, person_id, created_at } = callRequests;
  return db
    .select({
      id: sql<number | null>`${id}`.as('id'),
      reason: sql<CallReason>`${reason}`.as('reason'),
      due_on: sql<string>`${due_on}::text`.as('due_on'),
      phone: sql<string>`${phone}`.as('phone'),
      complaint_id: sql<number | null>`${complaint_id}`.as('complaint_id'),
      inbox_id: sql<number | null>`${inbox_id}`.as('inbox_id'),
      person_id: standsFor(person_id).as('person_id'),
      // A request after the refusal overrides it.
      refused: isRefused(person_id, gte(personWishes.created_at, created_at)).as('refused'),
    })
    .from(callRequests)
    .leftJoin(complaints, eq(complaints.id, complaint_id))
    .where(and(where, or(isNull(complaint_id), not(complaints.hidden))));
}

/** Closings to verify, as in their queue; a disputed one already has a call request. */
function toVerify(context: ListContext) {
  const { actor, db, query } = context;
  const includesVerification = !query.office_id && (query.reason ?? 'verification') === 'verification';
  const isShown = includesVerification && can(actor, 'list', 'verification');
  const { complaint_id, closed_at } = complaintClosings;
  const disputes = sql`exists (select from ${callRequests} where ${and(
    eq(callRequests.complaint_id, complaint_id),
    eq(callRequests.reason, 'disputed'),
    isNull(callRequests.done_at),
  )})`;
  const { person_id } = complaintPersons;
  return db
    .select({
      id: sql<number | null>`null::int`.as('id'),
      reason: sql<CallReason>`'verification'`.as('reason'),
      due_on: sql<string>`(${closed_at} at time zone 'Asia/Kolkata')::date::text`.as('due_on'),
      phone: sql<string>`${complaints.phone}`.as('phone'),
      complaint_id: sql<number | null>`${complaints.id}`.as('complaint_id'),
      inbox_id: sql<number | null>`null::int`.as('inbox_id'),
      person_id: sql<number | null>`${person_id}`.as('person_id'),
      refused: isRefused(person_id).as('refused'),
    })
    .from(complaintClosings)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .leftJoin(complaintPersons, eq(complaintPersons.complaint_id, complaints.id))
    .where(
      and(isShown ? waitingToVerify(context, false) : sql`false`, not(complaints.hidden), not(disputes)),
    );
}

/** Whether a citizen's last word is a refusal of calls. */
const isRefused = (personId: AnyPgColumn, since?: SQL) => {
  const { person_id, purpose, state, is_last } = personWishes;
  const isSo = and(
    eq(person_id, standsFor(personId)),
    eq(purpose, 'calls'),
    eq(state, 'refused'),
    is_last,
    since,
  );
  return sql<boolean>`exists (select from ${personWishes} where ${isSo})`;
};
