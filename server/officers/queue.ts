import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { officerMails } from './schema/forwarding.ts';

type Post = Pick<Context, 'jobs' | 'mail' | 'now'> & { db: Db | Tx; actor: { id: number } | null };
interface Addressed {
  complaint_id: number | null;
  officers: readonly { id: number; email: string }[];
}

/** Queues a mail to each officer; returns their ids in the same order (DET-08). */
export async function queueMails(
  { db, actor, jobs, mail, now }: Post,
  { complaint_id, officers }: Addressed,
): Promise<number[]> {
  const queued = await db
    .insert(officerMails)
    .values(
      officers.map(({ id, email }) => ({
        complaint_id,
        contact_id: id,
        creator_id: actor?.id ?? null,
        address: email,
        message_id: mail.newMessageId(),
        created_at: now,
      })),
    )
    .returning({ id: officerMails.id });
  for (const { id } of queued) await jobs.enqueue(db, 'officer-mail', { mail_id: id });
  return idsOf(queued);
}
