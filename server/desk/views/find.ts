import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { seatOf } from '#contract/access/scope.ts';
import { has } from '#contract/capabilities.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { isAt } from '../offices/officesOf.ts';
import { offices } from '../schema/offices.ts';
import { viewPins, views } from '../schema/views.ts';

export type ViewRow = typeof views.$inferSelect;
type Reader = Pick<Context, 'actor' | 'db'>;

/** Whether the caller's office uses the capabilities of a view's filters; otherwise it is hidden, and stays (GRD-17). */
export const isUsable = ({ actor, features }: Pick<Context, 'actor' | 'features'>, { filters }: ViewRow) =>
  Object.keys(filters).every((name) => {
    const meanings = features.lists.filters.filter(({ field }) => field === name);
    return meanings.length === 0 || meanings.some(({ capability }) => has(actor, capability));
  });

/** The caller's own views, and shared ones of the caller's office; others do not exist (DESK-05). */
export function isSeen({ actor, db }: Reader): SQL | undefined {
  const own = and(eq(views.is_shared, false), eq(views.creator_id, actor.id));
  const seat = seatOf(actor);
  if (!seat) return own;
  const office = db.select({ id: offices.id }).from(offices).where(isAt(seat));
  return or(own, and(eq(views.is_shared, true), inArray(views.office_id, office)));
}

/**
 * One of these, locked until the transaction ends.
 * @throws 404
 */
export async function findView(context: Reader, id: number): Promise<ViewRow> {
  const [view] = await context.db
    .select()
    .from(views)
    .where(and(eq(views.id, id), isSeen(context)))
    .for('update');
  if (!view) throw notFound();
  return view;
}

/** The caller's pinned views that are still visible, in their order. */
export async function pinnedViews(context: Reader): Promise<ViewRow[]> {
  const rows = await context.db
    .select({ view: views })
    .from(viewPins)
    .innerJoin(views, eq(views.id, viewPins.view_id))
    .where(and(eq(viewPins.user_id, context.actor.id), isSeen(context)))
    .orderBy(asc(viewPins.position), asc(views.id));
  return rows.map(({ view }) => view);
}
