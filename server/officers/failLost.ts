import { and, eq, isNull, not, or } from 'drizzle-orm';
import type { Services } from '#server/kernel/http/serve.ts';
import { hasJob } from '#server/kernel/jobs/underWay.ts';
import { HANDING_OVER } from '#server/kernel/mail/state.ts';
import { officerMails } from './schema/forwarding.ts';
import { concludeLost } from './send.ts';

/** Marks mails as failed when their job has failed: a user sees this and can send them again (DET-08). */
export async function failLostMails(post: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const { failure, id, sent_at } = officerMails;
  const isQueued = and(isNull(sent_at), or(isNull(failure), eq(failure, HANDING_OVER)));
  const lost = await post.database.db
    .select({ id })
    .from(officerMails)
    .where(and(isQueued, not(hasJob('officer-mail', id))));
  for (const mail of lost) await concludeLost(post, mail.id);
}
