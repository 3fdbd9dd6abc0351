import { and, eq, inArray, max } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { inboxRows } from './schema/citizens.ts';

/**
 * When each of these phones last wrote by WhatsApp, after which free text is allowed for 24 hours (MSG-13); null for
 * never.
 */
export async function lastWhatsAppMessage(
  db: Db | Tx,
  phones: readonly (string | null)[],
): Promise<(phone: string | null) => Date | null> {
  const { phone, channel, sent_at } = inboxRows;
  const known = phones.filter((each) => each !== null);
  const rows = await db
    .select({ phone, at: max(sent_at) })
    .from(inboxRows)
    .where(and(inArray(phone, known), eq(channel, 'whatsapp')))
    .groupBy(phone);
  return (of) => rows.find((row) => row.phone === of)?.at ?? null;
}
