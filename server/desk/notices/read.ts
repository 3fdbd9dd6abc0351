import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { readNotices as call } from '#contract/desk/notices.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { notices } from '../schema/notices.ts';
import { countUnread, isShown } from './unread.ts';

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
