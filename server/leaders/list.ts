import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { DESIGNATIONS } from '#contract/kernel/limits.ts';
import type { listLeaders as call, LeaderRole } from '#contract/leaders/leader.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { chosen, contains, placeFilter, rowsOfPage, sliceOf } from '#server/kernel/db/listing.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { placeTables } from '#server/kernel/db/places.ts';
import { visible } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { rowOf, seesWhole } from './record.ts';
import { leaders } from './schema/leaders.ts';

/** The leaders that the caller may see and the query matches (VOL-04, LDR-01); all of them without `page` (API-03). */
export async function listLeaders({ actor, db, query }: Context<typeof call>) {
  const leaderRole = query.role ?? query.designation;
  const where = and(
    visible(actor, leaders),
    chosen(query, leaders.id),
    placeFilter(actor, query, leaders),
    query.status ? statusIs(query.status === 'true') : undefined,
    leaderRole ? roleIs(leaderRole) : undefined,
    contains(query.keyword, seesWhole(actor) ? [leaders.name, leaders.phone] : [leaders.name]),
    query.location ? livesAt(db, query.location) : undefined,
  );
  const rows = db
    .select()
    .from(leaders)
    .where(where)
    .orderBy(...orderOf(query))
    .$dynamic();
  const slice = sliceOf(query);
  const total = slice ? await db.$count(leaders, where) : 0;
  const page = slice ? rows.limit(slice.limit).offset(slice.offset) : rows;
  const pageRows = await rowsOfPage({ total }, slice?.offset ?? 0, () => page);
  const known = await names(db);
  return {
    data: pageRows.map((leader) => rowOf(leader, known, actor)),
    total: slice ? total : pageRows.length,
  };
}

/** All who are not approved are on hold, also undecided applications. */
const statusIs = (approved: boolean) =>
  approved ? eq(leaders.status, true) : sql`${leaders.status} is not true`;

function roleIs(leaderRole: LeaderRole): SQL {
  if (leaderRole !== 'leader') return eq(leaders.designation, leaderRole);
  return inArray(
    leaders.designation,
    DESIGNATIONS.filter((designation) => designation !== 'volunteer'),
  );
}

/** Leaders whose area, mandal, assembly or parliament has the text in one of its names. */
const livesAt = (db: Db | Tx, text: string) =>
  or(
    ...PLACE_LEVELS.map((level) => {
      const { [level]: table } = placeTables;
      const places = db
        .select({ id: table.id })
        .from(table)
        .where(contains(text, [table.name, table.name_te, table.name_hi]));
      return inArray(leaders[`${level}_id`], places);
    }),
  );

function orderOf({ sort, order }: Context<typeof call>['query']) {
  const isByName = sort === 'name';
  const descends = order ? order.toLowerCase() === 'desc' : !isByName;
  const towards = descends ? desc : asc;
  return [towards(isByName ? leaders.name : leaders.created_at), towards(leaders.id)];
}
