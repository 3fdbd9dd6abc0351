import { and, asc, desc, eq, exists, gte, lt, type SQL } from 'drizzle-orm';
import {
  type AccessEntry,
  type listAccess as call,
  type LoggedFilter,
  type LoggedFilters,
  MAX_COUNTED_ENTRIES,
} from '#contract/desk/accessLog.ts';
import type { Named } from '#contract/kernel/named.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { countUpTo, readPage, startOfDay } from '#server/kernel/db/listing.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { accessLog } from '../schema/accessLog.ts';

/** A page of the access log, newest first. */
export async function listAccess({ db, query }: Context<typeof call>) {
  const where = whereOf(query);
  const ids = db.select({ id: accessLog.id }).from(accessLog).where(where);
  const counted = await countUpTo(MAX_COUNTED_ENTRIES, db, ids.$dynamic());
  const newest = [desc(accessLog.created_at), desc(accessLog.id)];
  const page = await readPage(
    query,
    counted,
    ({ limit, offset }) =>
      db
        .select()
        .from(accessLog)
        .where(where)
        .orderBy(...newest)
        .limit(limit)
        .offset(offset),
    { db, id: accessLog.id },
  );
  const known = await names(db);
  const data = page.map(
    ({
      id,
      kind,
      user_id,
      complaint_id,
      complaint_number,
      person_id,
      rows,
      filters,
      created_at,
    }): AccessEntry => ({
      id,
      kind,
      user: known.user(user_id),
      complaint: complaint_id && complaint_number ? { id: complaint_id, complaint_number } : null,
      ...(person_id ? { person: { id: person_id } } : {}),
      rows,
      filters: filtersInWords(filters ?? {}, known),
      created_at: created_at.toISOString(),
    }),
  );
  return { data, ...counted };
}

/** All accounts with an entry, by name. */
export async function listAccessPeople({ db }: Pick<Context, 'db'>) {
  const entries = db.select({ id: accessLog.id }).from(accessLog).where(eq(accessLog.user_id, users.id));
  const data = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(exists(entries))
    .orderBy(asc(users.name), asc(users.id));
  return { data, total: data.length };
}

const whereOf = (query: Context<typeof call>['query']): SQL | undefined =>
  and(
    query.complaint_id ? eq(accessLog.complaint_id, query.complaint_id) : undefined,
    query.user_id ? eq(accessLog.user_id, query.user_id) : undefined,
    query.kind ? eq(accessLog.kind, query.kind) : undefined,
    query.from_date ? gte(accessLog.created_at, startOfDay(query.from_date, 0)) : undefined,
    query.to_date ? lt(accessLog.created_at, startOfDay(query.to_date, 1)) : undefined,
  );

/** How to name the ids of these filters. */
const named: Partial<Record<LoggedFilter, (known: Names, id: number) => Named | null>> = {
  parliament: (known, id) => known.place('parliament', id),
  assembly: (known, id) => known.place('assembly', id),
  mandal: (known, id) => known.place('mandal', id),
  area: (known, id) => known.place('area', id),
  category: (known, id) => known.category(id),
  staff: (known, id) => known.user(id),
};

/** The filters of an entry for display: names instead of ids. */
function filtersInWords(logged: LoggedFilters, known: Names): AccessEntry['filters'] {
  const values = Object.entries(logged).flatMap(([filter, value]) =>
    [value].flat().map((one) => [filter as LoggedFilter, one] as const),
  );
  return values.map(([filter, value]) => {
    if (typeof value === 'boolean') return { name: filter, value: '' };
    const label = named[filter]?.(known, Number(value));
    if (!label) return { name: filter, value: String(value) };
    const { name, name_te, name_hi } = label;
    return { name: filter, value: name, local: { name_te, name_hi } };
  });
}
