import { and, eq } from 'drizzle-orm';
import { can } from '../../../contract/policies.ts';
import { seatOf } from '../../../contract/reach.ts';
import { inboxRows } from '../../db/schema/citizens.ts';
import { offices } from '../../db/schema/offices.ts';
import { notFound } from '../../errors/apiError.ts';
import type { Context } from '../../http/serve.ts';
import { isAt } from '../../offices/officesOf.ts';

export type InboxEntry = typeof inboxRows.$inferSelect;

/** An entry of the inbox, locked. @throws 404 for what another office got */
export async function lockEntry(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
): Promise<InboxEntry> {
  const seat = seatOf(actor);
  if (!seat) throw notFound();
  const isOwn = can(actor, 'list', 'office') ? undefined : isAt(seat);
  const [found] = await db
    .select({ row: inboxRows })
    .from(inboxRows)
    .leftJoin(offices, eq(offices.id, inboxRows.office_id))
    .where(and(eq(inboxRows.id, id), isOwn))
    .for('update', { of: inboxRows });
  if (!found) throw notFound();
  return found.row;
}
