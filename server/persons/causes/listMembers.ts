import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { CauseMember, listCauseMembers as call } from '#contract/persons/cause.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { readPage } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import { isOwn } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causeAnswers, causeAnswersGiven, causeMembers } from '../schema/causes.ts';
import { findCause } from './record.ts';

/**
 * All complaints of a cause, oldest first. Names are read only for the actor's own (PER-07). An open complaint that
 * joined after the last answer is marked for it (PER-20).
 */
export async function listMembers(context: Context<typeof call>) {
  const { actor, db, params, query } = context;
  const cause = await findCause(context, params.id);
  const [last] = await db
    .select({ id: causeAnswers.id, created_at: causeAnswers.created_at })
    .from(causeAnswers)
    .where(eq(causeAnswers.cause_id, cause.id))
    .orderBy(desc(causeAnswers.id))
    .limit(1);
  const total = await db.$count(causeMembers, eq(causeMembers.cause_id, cause.id));
  const { id, complaint_number, area_id, status_group, date, assigned, staff_id } = complaints;
  const rows = await readPage(query, { total }, ({ limit, offset }) =>
    db
      .select({
        id,
        complaint_number,
        area_id,
        status_group,
        date,
        assigned,
        staff_id,
        isOwn: isOwn(actor),
        name: sql<string | null>`case when ${isOwn(actor)} then ${complaints.name} end`,
        joined_at: causeMembers.created_at,
        got: causeAnswersGiven.answer_id,
      })
      .from(causeMembers)
      .innerJoin(complaints, eq(id, causeMembers.complaint_id))
      .leftJoin(
        causeAnswersGiven,
        and(eq(causeAnswersGiven.complaint_id, id), eq(causeAnswersGiven.answer_id, last?.id ?? 0)),
      )
      .where(eq(causeMembers.cause_id, cause.id))
      .orderBy(asc(complaints.created_at), asc(id))
      .limit(limit)
      .offset(offset),
  );
  const known = await names(db);
  const data = rows.map((row): CauseMember => {
    const isOffered = last && row.got === null && row.joined_at > last.created_at;
    return {
      complaint_id: row.id,
      own: row.isOwn,
      complaint_number: row.complaint_number,
      name: row.name,
      area: known.place('area', row.area_id),
      status_group: row.status_group,
      date: row.date,
      handler: row.assigned ?? known.user(row.staff_id)?.name ?? null,
      offered:
        isOffered && row.isOwn && row.status_group !== 'closed'
          ? { answer_id: last.id, created_at: last.created_at.toISOString() }
          : null,
    };
  });
  return { data, total };
}
