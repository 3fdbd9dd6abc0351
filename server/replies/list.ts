import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { listReplies as call } from '#contract/replies/reply.ts';
import { REPLY_SOURCES } from '#contract/replies/reply.ts';
import { openComplaint } from '#server/complaints/openComplaint.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { names } from '#server/kernel/db/names.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { fillingOf } from './filling.ts';
import { ofOffice, ownOffices, replyRecord, sourceOf } from './record.ts';
import { replies } from './schema/macros.ts';

/**
 * The replies that a user may choose, the nearest office first, each kind by title (DESK-14).
 * @throws 404 for an office or a complaint outside the scope
 */
export async function listReplies(context: Context<typeof call>) {
  const { actor, db, query } = context;
  const complaint = query.complaint_id ? await openComplaint(context, query.complaint_id) : null;
  const office = query.office_id ? await findOffice(context, query.office_id) : null;
  const offices = office ? [office] : await ownOffices(context);
  const ofOffices = inArray(replies.office_id, idsOf(offices));
  const rows = await db
    .select()
    .from(replies)
    .where(
      office
        ? ofOffice(office.id)
        : or(eq(replies.user_id, actor.id), and(isNull(replies.user_id), ofOffices)),
    )
    .orderBy(asc(sql`lower(${replies.title})`), asc(replies.id));
  const known = await names(db);
  const data = rows
    .map((reply) => replyRecord(reply, sourceOf(reply, offices), known))
    .sort((one, other) => REPLY_SOURCES.indexOf(one.from) - REPLY_SOURCES.indexOf(other.from));
  return { data, total: data.length, filling: complaint && (await fillingOf(db, complaint)) };
}
