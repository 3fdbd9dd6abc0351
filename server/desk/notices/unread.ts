import { and, count, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { MAX_COUNTED_NOTICES, noticeKindsOf } from '#contract/desk/notices.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
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
