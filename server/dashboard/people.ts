import { and, count, eq, exists, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import { placeFilter } from '#server/kernel/db/listing.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';
import type { CountedPlace } from './figures.ts';
import { namesBy } from './namesBy.ts';

/** The number of area in-charges by area, the largest first. */
export async function leadersByArea(db: Db | Tx, actor: Actor, place: CountedPlace) {
  const rows = await db
    .select({ ids: { mandal: leaders.mandal_id, area: leaders.area_id }, Count: count() })
    .from(leaders)
    .where(and(leadersOf(actor, place), isNotNull(leaders.area_id)))
    .groupBy(leaders.mandal_id, leaders.area_id);
  const all = rows.map(({ ids, Count }) => ({
    ids: { mandal: ids.mandal ?? 0, area: ids.area ?? 0 },
    Count,
  }));
  const nameOf = await namesBy(
    db,
    'area',
    all.map(({ ids }) => ids),
  );
  return all
    .map(({ ids, Count }) => ({ ...nameOf(ids), Count }))
    .sort((one, other) => other.Count - one.Count || one.name.localeCompare(other.name));
}

const DAYS = 30;

/**
 * Registrations in the app by day, in the last 30 days. The app does not ask for a place, so the figure of a place
 * counts people who became area in-charges there.
 */
export async function registrationsByDay(db: Db | Tx, actor: Actor, place: CountedPlace, now: Date) {
  const ofPlace = leadersOf(actor, place);
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  return db
    .select({
      day: sql<string>`to_char(${appUsers.created_at} at time zone ${TIME_ZONE}, 'YYYY-MM-DD')`,
      count: count(),
    })
    .from(appUsers)
    .where(and(gte(appUsers.created_at, since), ofPlace && exists(registeredAs(db, ofPlace))))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Undefined without a limit. */
const leadersOf = (actor: Actor, place: CountedPlace): SQL | undefined =>
  and(changeable(actor, leaders), placeFilter(actor, place, leaders));

const registeredAs = (db: Db | Tx, where: SQL) =>
  db
    .select({ id: leaders.id })
    .from(leaders)
    .where(and(eq(leaders.app_user_id, appUsers.id), where));
