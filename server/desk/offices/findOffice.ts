import { and, eq } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import { seatOf } from '#contract/access/scope.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { offices } from '../schema/offices.ts';
import { isAt, type OfficeRow } from './officesOf.ts';

/** The caller's office, or the named one for users who may choose among all. @throws 404 for any other (SCOPE-08) */
export async function findOffice(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number | null | undefined,
  { forUpdate }: { forUpdate: boolean } = { forUpdate: false },
): Promise<OfficeRow> {
  const seat = seatOf(actor);
  if (!seat) throw notFound();
  const isOwn = id && can(actor, 'list', 'office') ? undefined : isAt(seat);
  const query = db
    .select()
    .from(offices)
    .where(and(id ? eq(offices.id, id) : undefined, isOwn));
  const [office] = await (forUpdate ? query.for('update') : query);
  if (!office) throw notFound();
  return office;
}

/** An office by its id, without a permission check. */
export async function findOfficeOf(db: Db | Tx, id: number): Promise<OfficeRow> {
  const [office] = await db.select().from(offices).where(eq(offices.id, id));
  if (!office) throw notFound();
  return office;
}
