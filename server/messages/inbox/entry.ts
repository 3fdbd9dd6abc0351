import { and, eq } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import { seatOf } from '#contract/access/scope.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { inboxRows } from '../schema/citizens.ts';

export type InboxEntry = typeof inboxRows.$inferSelect;

/**
 * An entry of the inbox, `locked` until the transaction ends.
 * @throws 404 for another office's entry
 */
export async function findEntry(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
  { locked = false } = {},
): Promise<InboxEntry> {
  const seat = seatOf(actor);
  if (!seat) throw notFound();
  const isOwn = can(actor, 'list', 'office') ? undefined : isAt(seat);
  const query = db
    .select({ row: inboxRows })
    .from(inboxRows)
    .leftJoin(offices, eq(offices.id, inboxRows.office_id))
    .where(and(eq(inboxRows.id, id), isOwn));
  const [entry] = await (locked ? query.for('update', { of: inboxRows }) : query);
  if (!entry) throw notFound();
  return entry.row;
}
