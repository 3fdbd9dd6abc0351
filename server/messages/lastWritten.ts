import { and, eq, inArray, max } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { inboxRows } from '../db/schema/citizens.ts';

/** When each of these phones has written last by WhatsApp, which may be answered freely for 24 hours (MSG-13); none for never. */
export async function lastWritten(db: Db | Tx, phones: readonly string[]): Promise<Map<string, Date>> {
  const { phone, channel, sent_at } = inboxRows;
  const found = await db
    .select({ phone, at: max(sent_at) })
    .from(inboxRows)
    .where(and(inArray(phone, [...phones]), eq(channel, 'whatsapp')))
    .groupBy(phone);
  return new Map(found.flatMap((row) => (row.at ? [[row.phone, row.at] as const] : [])));
}
