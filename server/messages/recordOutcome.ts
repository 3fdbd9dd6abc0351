import { eq } from 'drizzle-orm';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { notify } from '#server/desk/notices/notify.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { type messages, messageTemplates } from './schema/messages.ts';

export type Message = typeof messages.$inferSelect;

/**
 * Records the result of a message in its complaint's timeline (MSG-09), and notifies the assignee of a failure. Only
 * the log has its text.
 */
export async function recordOutcome(
  db: Db | Tx,
  { complaint_id, channel, template_id, reason }: Message,
  action: TimelineAction,
  now: Date,
  actor: { id: number } | null = null,
): Promise<void> {
  if (complaint_id === null) return;
  const { id, staff_id, updated_at } = complaints;
  const [complaint] = await db
    .select({ id, staff_id, updated_at })
    .from(complaints)
    .where(eq(id, complaint_id));
  if (!complaint) return;
  const [template] =
    template_id === null
      ? []
      : await db
          .select({ name: messageTemplates.name })
          .from(messageTemplates)
          .where(eq(messageTemplates.id, template_id));
  const changes: Changes = { messageChannel: [null, channel] };
  if (template) changes.template = [null, template.name];
  if (reason) changes.notSent = [null, reason];
  const at = await instantFor(db, complaint, now);
  await addToTimeline({ actor, db, now: at }, complaint_id, action, changes);
  if (action === 'messageFailed')
    await notify(db, [{ ...complaint, complaint_id, kind: 'message_failed' }], now);
}
