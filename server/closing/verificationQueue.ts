import { and, asc, desc, eq, inArray, isNull, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { listToVerify as call, ToVerify } from '#contract/closing/closingCalls.ts';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import { findMedia, mediaItem } from '#server/complaints/media.ts';
import { complaintMedia, complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import { noteAllOpened } from '#server/desk/accessLog/note.ts';
import { countUpTo, readPage, upTo } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import { changeable, isOwn } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { unlessMerged } from '#server/persons/merged.ts';
import { callsOf } from './record.ts';
import { closingCalls, complaintClosings } from './schema/closings.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'now'>;

/** In the order of the verification indexes. */
const OLDEST_FIRST = [asc(complaintClosings.closed_at), asc(complaintClosings.id)];

/**
 * The closings of the caller's area that wait for the citizen's confirmation, oldest first (REF-17). They are those of
 * the whole constituency, so never filtered by `ownComplaints`, and contain only what a call needs. The access log
 * records which grievances were shown.
 */
export async function listToVerify(context: Context<typeof call>) {
  const { db, query } = context;
  const tried = query.tried ?? false;
  const [waiting, triedToday] = [await countToVerify(context, false), await countToVerify(context, true)];
  const rows = await readPage(query, tried ? triedToday : waiting, (slice) => first(context, tried, slice), {
    db,
    id: complaintClosings.id,
  });
  await noteAllOpened(
    context,
    rows.map(({ complaint }) => complaint),
  );
  const known = await names(db);
  const calls = await callsOf(
    db,
    rows.map(({ closing }) => closing.id),
    known,
  );
  const answers = await closingAnswersOf(
    context,
    rows.map(({ complaint }) => complaint.id),
  );
  const data = rows.map(({ closing, complaint, may_open }): ToVerify => {
    const { message = null, media = [] } = answers.get(complaint.id) ?? {};
    return {
      id: complaint.id,
      complaint_number: complaint.complaint_number,
      name: complaint.name,
      phone: complaint.phone,
      category: known.category(complaint.category_id) ?? null,
      area: known.place('area', complaint.area_id),
      outcome: closing.outcome,
      reason: closing.reason,
      message,
      media,
      closed_at: closing.closed_at.toISOString(),
      closed_by: known.user(closing.closed_by),
      calls: calls.get(closing.id) ?? [],
      may_open,
    };
  });
  return { data, ...waiting, tried: triedToday.total };
}

/** The first of them for My day, and their number, in one statement. */
export async function firstToVerify(reader: Reader, limit: number) {
  const { complaint_number, id, name } = complaints;
  const { closed_at } = complaintClosings;
  const all = idsToVerify(reader, false).limit(MAX_COUNTED_MATCHES + 1);
  const rows = await reader.db
    .select({
      id,
      complaint_number,
      name,
      closed_at,
      all: sql<number>`(select count(*)::int from ${all} as "all")`,
    })
    .from(complaintClosings)
    .innerJoin(complaints, eq(complaints.id, complaintClosings.complaint_id))
    .where(and(waitingToVerify(reader, false), not(complaints.hidden)))
    .orderBy(...OLDEST_FIRST)
    .limit(limit);
  return {
    ...upTo(MAX_COUNTED_MATCHES, rows[0]?.all ?? 0),
    data: rows.map(({ all: _, closed_at: at, ...row }) => ({ ...row, closed_at: at.toISOString() })),
  };
}

const first = ({ actor, db, now }: Reader, tried: boolean, slice: { limit: number; offset: number }) =>
  db
    .select({
      closing: {
        id: complaintClosings.id,
        outcome: complaintClosings.outcome,
        reason: complaintClosings.reason,
        closed_at: complaintClosings.closed_at,
        closed_by: complaintClosings.closed_by,
      },
      complaint: {
        id: complaints.id,
        complaint_number: complaints.complaint_number,
        name: complaints.name,
        phone: complaints.phone,
        category_id: complaints.category_id,
        area_id: complaints.area_id,
      },
      may_open: isOwn(actor),
    })
    .from(complaintClosings)
    .innerJoin(complaints, eq(complaints.id, complaintClosings.complaint_id))
    .where(and(waitingToVerify({ actor, db, now }, tried), not(complaints.hidden)))
    .orderBy(...OLDEST_FIRST)
    .limit(slice.limit)
    .offset(slice.offset);

const countToVerify = (reader: Reader, tried: boolean) =>
  countUpTo(MAX_COUNTED_MATCHES, reader.db, idsToVerify(reader, tried));

/**
 * The ids in the order of the page, so that the first thousand are counted by the same index. Without their grievances:
 * reading a thousand of them takes ten times as long as finding the few hidden ones.
 */
export function idsToVerify(reader: Reader, tried: boolean) {
  const hidden = reader.db.select({ id: complaints.id }).from(complaints).where(sql`${complaints.hidden}`);
  return reader.db
    .select({ id: complaintClosings.id })
    .from(complaintClosings)
    .where(and(waitingToVerify(reader, tried), notInArray(complaintClosings.complaint_id, hidden)))
    .orderBy(...OLDEST_FIRST)
    .$dynamic();
}

/** Those in the actor's area that are neither the actor's own nor merged, tried today or not. */
export function waitingToVerify({ actor, db, now }: Reader, tried: boolean): SQL | undefined {
  const { approved_by, closed_by, complaint_id, id, is_last, reopened_at, verification } = complaintClosings;
  const calledToday = db
    .select({ id: closingCalls.closing_id })
    .from(closingCalls)
    .where(eq(closingCalls.called_on, dayOf(now)));
  return and(
    changeable(actor, complaintClosings),
    is_last,
    eq(verification, 'pending'),
    isNull(reopened_at),
    notOf(actor, closed_by),
    notOf(actor, approved_by),
    unlessMerged(complaint_id),
    tried ? inArray(id, calledToday) : notInArray(id, calledToday),
  );
}

const notOf = (
  { id }: Pick<Actor, 'id'>,
  column: typeof complaintClosings.closed_by | typeof complaintClosings.approved_by,
) => or(isNull(column), ne(column, id));

interface Reply {
  message: string;
  media: MediaItem[];
}

/** The last closing answer to the citizen of each grievance, with its files. */
async function closingAnswersOf(
  { db, links }: Pick<Context, 'db' | 'links'>,
  complaintIds: readonly number[],
): Promise<Map<number, Reply>> {
  const { complaint_id, created_at, id, message, status } = complaintResponses;
  const answers = await db
    .selectDistinctOn([complaint_id], { id, complaint_id, message })
    .from(complaintResponses)
    .where(and(inArray(complaint_id, [...complaintIds]), inArray(status, STATUS_GROUPS.closed)))
    .orderBy(complaint_id, desc(created_at), desc(id));
  const ids = answers.map((answer) => answer.id);
  const { complaint_id: of, response_id: by } = complaintMedia;
  const sent = await findMedia(db, and(inArray(of, [...complaintIds]), inArray(by, ids)));
  return new Map(
    answers.map((answer) => {
      const media = sent.filter(({ response_id }) => response_id === answer.id);
      return [
        answer.complaint_id,
        { message: answer.message, media: media.map((item) => mediaItem(item, links)) },
      ];
    }),
  );
}
