import { and, asc, desc, eq, exists, gte, lt, type SQL } from 'drizzle-orm';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { type AccessEntry, type listAccess as call, MAX_COUNTED_ENTRIES } from '../../contract/privacy.ts';
import { startOfDay } from '../complaints/filters.ts';
import { names } from '../db/names.ts';
import { accessLog } from '../db/schema/accessLog.ts';
import { users } from '../db/schema/accounts.ts';
import type { Context } from '../http/serve.ts';
import { filtersInWords } from './loggedFilters.ts';

/** A page of the access log, newest first. */
export async function listAccess({ db, query }: Context<typeof call>) {
  const where = asked(query);
  const limit = query.per_page ?? PAGE_SIZE;
  const counted = db.select({ id: accessLog.id }).from(accessLog).where(where);
  const count = await db.$count(counted.limit(MAX_COUNTED_ENTRIES + 1).as('counted'));
  const found = await db
    .select()
    .from(accessLog)
    .where(where)
    .orderBy(desc(accessLog.created_at), desc(accessLog.id))
    .limit(limit)
    .offset(((query.page ?? 1) - 1) * limit);
  const known = await names(db);
  const data = found.map(
    ({ id, kind, user_id, complaint_id, complaint_number, rows, filters, created_at }): AccessEntry => ({
      id,
      kind,
      user: known.user(user_id),
      complaint: complaint_id && complaint_number ? { id: complaint_id, complaint_number } : null,
      rows,
      filters: filtersInWords(filters ?? {}, known),
      created_at: created_at.toISOString(),
    }),
  );
  return count > MAX_COUNTED_ENTRIES
    ? { data, total: MAX_COUNTED_ENTRIES, more: true }
    : { data, total: count };
}

/** Everybody who has an entry, by name. */
export async function listAccessPeople({ db }: Pick<Context, 'db'>) {
  const entries = db.select({ id: accessLog.id }).from(accessLog).where(eq(accessLog.user_id, users.id));
  const data = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(exists(entries))
    .orderBy(asc(users.name), asc(users.id));
  return { data, total: data.length };
}

const asked = (query: Context<typeof call>['query']): SQL | undefined =>
  and(
    query.complaint_id ? eq(accessLog.complaint_id, query.complaint_id) : undefined,
    query.user_id ? eq(accessLog.user_id, query.user_id) : undefined,
    query.kind ? eq(accessLog.kind, query.kind) : undefined,
    query.from_date ? gte(accessLog.created_at, startOfDay(query.from_date, 0)) : undefined,
    query.to_date ? lt(accessLog.created_at, startOfDay(query.to_date, 1)) : undefined,
  );
