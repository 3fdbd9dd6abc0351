import { eq } from 'drizzle-orm';
import { MAX_PINS } from '#contract/desk/viewRules.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { viewPins } from '../schema/views.ts';
import { pinnedViews } from './find.ts';

/**
 * Gives a view its place above the caller's list, counted from 1, or takes it from there; the others keep their order.
 * @throws 422 above seven
 */
export async function pin(context: Pick<Context, 'actor' | 'db'>, id: number, position: number | null) {
  const { actor, db } = context;
  // Two at once wait for each other.
  await db.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('update');
  const others = (await pinnedViews(context)).map((view) => view.id).filter((other) => other !== id);
  if (position !== null && others.length >= MAX_PINS) throw invalidField('position', 'tooManyPins');
  const ids = position === null ? others : others.toSpliced(position - 1, 0, id);
  await db.delete(viewPins).where(eq(viewPins.user_id, actor.id));
  if (ids.length === 0) return;
  const rows = ids.map((view_id, before) => ({ user_id: actor.id, view_id, position: before + 1 }));
  await db.insert(viewPins).values(rows);
}
