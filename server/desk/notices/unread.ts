import { and, count, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type readNotices as call, MAX_COUNTED_NOTICES, noticeKindsOf } from '#contract/desk/notices.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { notices } from '../schema/notices.ts';

/**
 * Whether the caller may see the complaint of a notice: not if it was deleted or has left the caller's place
 * (SCOPE-08), nor if the caller's office does not use what the notice is about (GRD-17). It is checked per notice that an index has
 * found: as a condition the planner assumes it so rare that it reads all notices first.
 */
export const isShown = (actor: Context['actor'], { kind }: { kind: AnyPgColumn } = notices) =>
  sql<boolean>`${and(not(complaints.hidden), ownComplaints(actor), inArray(kind, noticeKindsOf(actor)))}`;

/** How many of the caller's newest unread notices are visible; reads no more of them than it counts. */
export async function countUnread({ actor, db }: Pick<Context, 'actor' | 'db'>): Promise<number> {
  const newest = db
    .select({ complaint_id: notices.complaint_id, kind: notices.kind })
    .from(notices)
    .where(and(eq(notices.user_id, actor.id), isNull(notices.read_at)))
    .orderBy(desc(notices.id))
    .limit(MAX_COUNTED_NOTICES)
    .as('newest');
  const [counted] = await db
    .select({ unread: count() })
    .from(newest)
    .innerJoin(complaints, eq(complaints.id, newest.complaint_id))
    .where(isShown(actor, newest));
  return counted?.unread ?? 0;
}

/** Marks the given notices, or all, as read (GRD-08). 404, with none marked, when one is not the caller's. */
export async function readNotices(context: Context<typeof call>) {
  const { actor, body, db, now } = context;
  const ids = [...new Set(body.ids)];
  if (ids.length === 0 && !body.all) throw invalidField('ids', 'required');
  const own = and(eq(notices.user_id, actor.id), ids.length > 0 ? inArray(notices.id, ids) : undefined);
  if (ids.length > 0) {
    const unread = await db
      .select({ id: notices.id })
      .from(notices)
      .innerJoin(complaints, eq(complaints.id, notices.complaint_id))
      .where(and(own, isShown(actor)));
    if (unread.length < ids.length) throw notFound();
  }
  await db
    .update(notices)
    .set({ read_at: now })
    .where(and(own, isNull(notices.read_at)));
  return { unread: await countUnread(context) };
}
