import { and, eq } from 'drizzle-orm';
import { changesView, runsOffice } from '#contract/access/access.ts';
import type {
  createView as createCall,
  deleteView as deleteCall,
  updateView as updateCall,
} from '#contract/desk/view.ts';
import { holdsTyped, holdsUnknown, MAX_PINS, MAX_VIEWS } from '#contract/desk/viewRules.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { forbidden, invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { findOffice } from '../offices/findOffice.ts';
import { viewPins, views } from '../schema/views.ts';
import { findView, isUsable, pinnedViews, type ViewRow } from './find.ts';
import { recordOf } from './record.ts';

/**
 * Pins a view at a position counted from 1, or unpins it; the others keep their order, and hidden ones follow.
 * @throws 422 above seven
 */
async function pin(context: Pick<Context, 'actor' | 'db' | 'features'>, id: number, position: number | null) {
  const { actor, db } = context;
  // Two calls at once wait for each other.
  await db.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('update');
  const pinned = (await pinnedViews(context)).filter((view) => view.id !== id);
  const [others, hidden] = [true, false].map((isShown) =>
    pinned.filter((view) => isUsable(context, view) === isShown).map((view) => view.id),
  ) as [number[], number[]];
  if (position !== null && others.length >= MAX_PINS) throw invalidField('position', 'tooManyPins');
  const ids = [...(position === null ? others : others.toSpliced(position - 1, 0, id)), ...hidden];
  await db.delete(viewPins).where(eq(viewPins.user_id, actor.id));
  if (ids.length === 0) return;
  const rows = ids.map((view_id, before) => ({ user_id: actor.id, view_id, position: before + 1 }));
  await db.insert(viewPins).values(rows);
}

type StoredView = Pick<ViewRow, 'is_shared' | 'filters'>;

/**
 * Saves a list under a name (DESK-05).
 * @throws 403 for a shared one when the caller does not run the office, 422 for one with words or beyond the limit
 */
export async function createView(context: Context<typeof createCall>) {
  const { actor, body, db, now } = context;
  const { position, filters, ...input } = body;
  const office = await findOffice(context, null);
  const values = { ...input, filters: set(filters), office_id: office.id, creator_id: actor.id };
  await check(context, values);
  await refuseTooMany(context, values);
  const view = await insertRow(db, views, { ...values, created_at: now, updated_at: now });
  if (position !== null) await pin(context, view.id, position);
  return recordOf(context, view);
}

/**
 * Changes the given fields. 403 for a view that the caller may not change, 409 when `version` is not the current one.
 */
export async function updateView(context: Context<typeof updateCall>) {
  const { body, params } = context;
  const view = await findView(context, params.id);
  const { position, version, ...input } = body;
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const changed = Object.keys(changes).length > 0 ? await change(context, view, changes, version) : view;
  if (position !== undefined) await pin(context, view.id, position);
  return recordOf(context, changed);
}

async function change(
  context: Context<typeof updateCall>,
  view: ViewRow,
  { filters = view.filters, ...changes }: Partial<ViewRow>,
  version: number | null | undefined,
): Promise<ViewRow> {
  const { actor } = context;
  if (!changesView(actor, seenAs(view))) throw forbidden();
  await refuseOlder(version, view, () => recordOf(context, view));
  const edited = { ...view, ...changes, filters: set(filters) };
  // Only its creator may stop sharing a view.
  if (view.is_shared && !edited.is_shared && view.creator_id !== actor.id) throw forbidden();
  if (edited.is_shared !== view.is_shared) await refuseTooMany(context, edited);
  await check(context, edited, view);
  const { id: _, ...columns } = edited;
  const office_id =
    edited.is_shared && !view.is_shared ? (await findOffice(context, null)).id : view.office_id;
  return changeRow(context, views, view, { ...columns, office_id });
}

export async function deleteView(context: Context<typeof deleteCall>) {
  const { actor, db, params } = context;
  const view = await findView(context, params.id);
  if (!changesView(actor, seenAs(view))) throw forbidden();
  await db.delete(views).where(eq(views.id, view.id));
  return { message: 'View deleted.' };
}

const seenAs = ({ is_shared, creator_id }: ViewRow) => ({
  is_shared,
  creator: creator_id === null ? null : { id: creator_id },
});

/** The filters that are set. */
const set = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== undefined));

async function check(
  { actor, inCharges }: Pick<Context, 'actor' | 'inCharges'>,
  { is_shared, filters }: StoredView,
  before?: StoredView,
) {
  if (!is_shared) return;
  if (!before?.is_shared && !runsOffice(actor)) throw forbidden();
  if (holdsTyped(filters) || holdsUnknown(filters, await inCharges()))
    throw invalidField('filters', 'sharedViewWords');
}

async function refuseTooMany(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  { is_shared, office_id }: Pick<ViewRow, 'is_shared' | 'office_id'>,
) {
  const whose = is_shared ? eq(views.office_id, office_id) : eq(views.creator_id, actor.id);
  const saved = await db.$count(views, and(eq(views.is_shared, is_shared), whose));
  if (saved >= MAX_VIEWS) throw invalidField('name', 'tooManyViews');
}
