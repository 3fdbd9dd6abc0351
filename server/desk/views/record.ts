import { asc } from 'drizzle-orm';
import { columnsOf, ORDERS } from '#contract/complaints/complaintColumns.ts';
import type { View } from '#contract/desk/view.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { views } from '../schema/views.ts';
import { isSeen, isUsable, pinnedViews, type ViewRow } from './find.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'features'>;

/** All views that the caller sees, each with its position among the caller's pins. */
export async function listViews(context: Reader) {
  const rows = await context.db.select().from(views).where(isSeen(context)).orderBy(asc(views.id));
  const data = await recordsOf(
    context,
    rows.filter((view) => isUsable(context, view)),
  );
  return { data, total: data.length };
}

/** A view as the caller sees it. */
export async function recordOf(context: Reader, view: ViewRow): Promise<View> {
  const [record] = await recordsOf(context, [view]);
  if (!record) throw new Error('The view has no record.');
  return record;
}

async function recordsOf(context: Reader, rows: readonly ViewRow[]): Promise<View[]> {
  const known = await names(context.db);
  const pinned = (await pinnedViews(context)).filter((view) => isUsable(context, view)).map(({ id }) => id);
  return rows.map(({ id, name, filters, sort, order, columns, is_shared, creator_id, version }) => ({
    id,
    name,
    filters,
    order,
    is_shared,
    version,
    sort: ORDERS.find((one) => one === sort) ?? ORDERS[0],
    columns: columns && [...columnsOf(columns)],
    creator: known.user(creator_id),
    position: pinned.includes(id) ? pinned.indexOf(id) + 1 : null,
  }));
}
