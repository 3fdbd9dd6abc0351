import { columnsOf } from '#contract/complaints/complaintColumns.ts';
import type { saveColumns as call } from '#contract/desk/view.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { preferences } from '../schema/views.ts';

/** Stores the columns of the caller's lists, with the fixed ones; none for the default (DESK-08). */
export async function saveColumns({ actor, body, db, now }: Context<typeof call>) {
  const columns = body.columns && body.columns.length > 0 ? [...columnsOf(body.columns)] : null;
  const chosen = { columns, updated_at: now };
  await db
    .insert(preferences)
    .values({ user_id: actor.id, ...chosen })
    .onConflictDoUpdate({ target: preferences.user_id, set: chosen });
  return { columns };
}
