import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import type { AccessKind } from '#contract/desk/accessLog.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { accessLog } from '../schema/accessLog.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'now'>;
type Seen = Pick<typeof accessLog.$inferInsert, 'rows' | 'filters' | 'person_id'>;
/** A complaint with its number, or a person. */
interface Opened {
  id: number;
  complaint_number?: string;
}

/** Opening the same record again within this time is the same visit: one entry. */
const SAME_VISIT_MS = 10 * 60_000;
const MOST_REMEMBERED = 10_000;

/** When an account last opened a record, by database. A page makes four calls for one record: only the first writes. */
const visits = new WeakMap<object, Map<string, number>>();

/**
 * Records that a complaint was opened, before it is answered: if this fails, the complaint is not shown. One insert per
 * visit, none for its further calls.
 */
export const noteOpened = (
  reader: Reader,
  complaint: Required<Opened>,
  kind: 'detail' | 'pdf' = 'detail',
): Promise<void> => noteVisits(reader, kind, [complaint]);

/** The same for complaints that are shown together. */
export const noteAllOpened = (reader: Reader, complaints: readonly Required<Opened>[]): Promise<void> =>
  noteVisits(reader, 'detail', complaints);

/** The same for a person (PER-08). */
export const notePersonOpened = (reader: Reader, id: number): Promise<void> =>
  noteVisits(reader, 'personView', [{ id }]);

async function noteVisits(reader: Reader, kind: AccessKind, opened: readonly Opened[]): Promise<void> {
  const { actor, db, now } = reader;
  const known = visitsTo(db);
  const visitTo = ({ id }: Opened) => `${kind} ${actor.id} ${id}`;
  const isNew = (each: Opened) =>
    Math.abs(now.getTime() - (known.get(visitTo(each)) ?? Number.NEGATIVE_INFINITY)) >= SAME_VISIT_MS;
  const visited = opened.filter(isNew);
  if (visited.length === 0) return;
  if (known.size >= MOST_REMEMBERED) known.clear();
  for (const each of visited) known.set(visitTo(each), now.getTime());
  try {
    await insertUnlessThere(reader, kind, visited);
  } catch (error) {
    for (const each of visited) known.delete(visitTo(each));
    throw error;
  }
}

/** Another process, or this one before a restart, may have recorded the same visit. */
async function insertUnlessThere({ actor, db, now }: Reader, kind: AccessKind, opened: readonly Opened[]) {
  const subject = kind === 'personView' ? accessLog.person_id : accessLog.complaint_id;
  const recent = db
    .select({ id: accessLog.id })
    .from(accessLog)
    .where(
      and(
        eq(subject, sql`opened.id`),
        eq(accessLog.user_id, actor.id),
        eq(accessLog.kind, kind),
        gt(accessLog.created_at, new Date(now.getTime() - SAME_VISIT_MS)),
      ),
    );
  const [ids, numbers] = [idsOf(opened), opened.map((each) => each.complaint_number ?? null)];
  await db.execute(sql`
    insert into ${accessLog} (user_id, kind, ${sql.identifier(subject.name)}, complaint_number, created_at)
    select ${actor.id}::int, ${kind}, opened.id, opened.number, ${now.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::int[], ${sql.param(numbers)}::text[]) as opened (id, number)
    where ${notExists(recent)}`);
}

/** Records that many records were shown at once. */
export async function noteSeen({ actor, db, now }: Reader, kind: AccessKind, seen: Seen): Promise<void> {
  await db.insert(accessLog).values({ user_id: actor.id, kind, ...seen, created_at: now });
}

/** A transaction shares only the dialect object with its database. */
function visitsTo(db: Db | Tx): Map<string, number> {
  const { dialect } = db as unknown as { dialect: object };
  const known = visits.get(dialect) ?? new Map<string, number>();
  visits.set(dialect, known);
  return known;
}
