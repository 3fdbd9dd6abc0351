import { eq } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { SessionAnswer } from '#contract/accounts/account.ts';
import { CAPABILITIES } from '#contract/capabilities.ts';
import { withCapabilities } from '#server/desk/offices/uses.ts';
import { preferences } from '#server/desk/schema/views.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { unauthorized } from '#server/kernel/errors/apiError.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { assemblies, parliaments } from '#server/places/schema/places.ts';
import { actorColumns } from './actorColumns.ts';
import { users } from './schema/accounts.ts';

/** The signed-in user in the form that the client stores (AUTH-03). */
export async function describeSession(db: Db | Tx, userId: number, now: Date): Promise<SessionAnswer> {
  const [row] = await db
    .select({
      user: { id: users.id, name: users.name, email: users.username },
      role: users.role,
      duties: users.duties,
      deputy_for: actorColumns(now).deputy_for,
      parliament: namedColumns(parliaments),
      assembly: namedColumns(assemblies),
      candidate: { id: candidates.id },
      profile_updated: users.profile_updated,
      seat: { parliament_id: users.parliament_id, assembly_id: users.assembly_id },
      columns: preferences.columns,
    })
    .from(users)
    .leftJoin(parliaments, eq(parliaments.id, users.parliament_id))
    .leftJoin(assemblies, eq(assemblies.id, users.assembly_id))
    .leftJoin(candidates, eq(candidates.user_id, users.id))
    .leftJoin(preferences, eq(preferences.user_id, users.id))
    .where(eq(users.id, userId));
  if (!row) throw unauthorized();
  const { seat, ...session } = row;
  const account: Actor = await withCapabilities<Actor>(db, { ...session, ...seat, id: userId });
  const { capabilities = CAPABILITIES, deputy_for } = account;
  return { ...session, deputy_for: [...deputy_for], capabilities: [...capabilities] };
}
