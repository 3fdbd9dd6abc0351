import { asc } from 'drizzle-orm';
import type { InboxRow } from '#contract/messages/inbox.ts';
import { takeIncoming } from '#server/messages/incoming.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import type { Office } from '../office.ts';

/** Messages from citizens to an office, and how its users handle them. */
export function inboxCalls(office: () => Office) {
  async function sent(given: Partial<Parameters<typeof takeIncoming>[1]> = {}) {
    const { clock, db, services } = office();
    const message = {
      ...{ channel: 'whatsapp', from: '919848012345', at: clock.now, text: 'The road again' },
      media: [],
    };
    await takeIncoming(services, { ...message, ...given });
    const rows = await db.select().from(inboxRows).orderBy(asc(inboxRows.id));
    return rows.at(-1)?.id ?? 0;
  }
  const list = async (by = office().mla, query = '') =>
    (await office().get(by, `inbox?${query}`)).body as unknown as { data: InboxRow[]; total: number };
  const take = (id: number, json: Record<string, unknown>, by = office().staff) =>
    office().post(by, `inbox/${id}/take`, json);
  return { sent, list, take };
}
