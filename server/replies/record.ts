import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { runsOffice } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { seatOf } from '#contract/access/scope.ts';
import type { ReplyRecord, ReplySource } from '#contract/replies/reply.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { Named, Names } from '#server/kernel/db/names.ts';
import { forbidden, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { replies } from './schema/macros.ts';

export type Reply = typeof replies.$inferSelect;
type Reader = Pick<Context, 'actor' | 'db'>;

/** Shared replies of an office. */
export const ofOffice = (id: number): SQL | undefined =>
  and(eq(replies.office_id, id), isNull(replies.user_id));

/** The caller's offices, nearest first; none for an account without its place. */
export async function ownOffices({ actor, db }: Reader): Promise<OfficeRow[]> {
  const seat = seatOf(actor);
  return seat ? officesOf(db, seat) : [];
}

/** The source of a reply for a user with these offices, nearest first. */
export function sourceOf(
  reply: Pick<Reply, 'user_id' | 'office_id'>,
  offices: readonly OfficeRow[],
): ReplySource {
  if (reply.user_id !== null) return 'mine';
  const at = offices.findIndex(({ id }) => id === reply.office_id);
  if (at <= 0) return 'own';
  return offices[at]?.parliament_id === null ? 'state' : 'parliament';
}

/** A reply in the form of answers, with its existing categories. */
export function replyRecord(reply: Reply, from: ReplySource, known: Names): ReplyRecord {
  const { id, title, texts, version } = reply;
  const categories = reply.category_ids
    .map((each) => known.category(each))
    .filter((each): each is Named => each !== null);
  return {
    id,
    title,
    texts,
    categories,
    from,
    version,
    category_ids: categories.map((category) => category.id),
    created_by: known.user(reply.creator_id),
  };
}

/**
 * A reply that the caller may change, locked.
 * @throws 404 for one that the caller does not see, 403 for a shared one when the caller does not run the office, and
 * for one of an office above
 */
export async function lockReply({ actor, db }: Reader, id: number): Promise<Reply> {
  const offices = await ownOffices({ actor, db });
  const anyOffice = can(actor, 'list', 'office');
  const [reply] = await db
    .select()
    .from(replies)
    .where(and(eq(replies.id, id), or(eq(replies.user_id, actor.id), isNull(replies.user_id))))
    .for('update');
  const isSeen =
    reply && (reply.user_id !== null || anyOffice || offices.some(({ id: own }) => own === reply.office_id));
  if (!isSeen) throw notFound();
  const isOwn = reply.user_id !== null || anyOffice || reply.office_id === offices[0]?.id;
  if (!isOwn || (reply.user_id === null && !runsOffice(actor))) throw forbidden();
  return reply;
}
