import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import type { AccessKind } from '../../contract/accessLog.ts';
import type { Db, Tx } from '../db/open.ts';
import { accessLog } from '../db/schema/accessLog.ts';
import type { Context } from '../http/serve.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'now'>;
type Seen = Pick<typeof accessLog.$inferInsert, 'rows' | 'filters' | 'person_id'>;
/** A complaint or a person. */
type Opened = Partial<Pick<typeof accessLog.$inferInsert, 'complaint_id' | 'complaint_number' | 'person_id'>>;

/** Who opens the same record again within so long has not left it: one entry. */
const SAME_VISIT_MS = 10 * 60_000;
const MOST_REMEMBERED = 10_000;

/** When an account last opened a record, by database. A page asks four times for one: the first call writes. */
const visits = new WeakMap<object, Map<string, number>>();

/**
 * Writes down that a complaint was opened, before it is answered: what cannot be written down is not shown. One insert
 * a visit, none for the calls that follow it.
 */
export const noteOpened = (
  reader: Reader,
  { id, complaint_number }: { id: number; complaint_number: string },
  kind: 'detail' | 'pdf' = 'detail',
): Promise<void> => noteVisit(reader, kind, { complaint_id: id, complaint_number });

/** The same of a person (PER-08). */
export const notePersonOpened = (reader: Reader, id: number): Promise<void> =>
  noteVisit(reader, 'personView', { person_id: id });

async function noteVisit(reader: Reader, kind: AccessKind, opened: Opened): Promise<void> {
  const { actor, db, now } = reader;
  const known = visitsTo(db);
  const visit = `${kind} ${actor.id} ${opened.complaint_id ?? opened.person_id}`;
  if (Math.abs(now.getTime() - (known.get(visit) ?? Number.NEGATIVE_INFINITY)) < SAME_VISIT_MS) return;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(visit, now.getTime());
  try {
    await insertUnlessThere(reader, kind, opened);
  } catch (error) {
    known.delete(visit);
    throw error;
  }
}

/** Another process, or this one before a restart, may have written of the same visit. */
async function insertUnlessThere({ actor, db, now }: Reader, kind: AccessKind, opened: Opened) {
  const { complaint_id = null, complaint_number = null, person_id = null } = opened;
  const recent = db
    .select({ id: accessLog.id })
    .from(accessLog)
    .where(
      and(
        complaint_id === null ? undefined : eq(accessLog.complaint_id, complaint_id),
        person_id === null ? undefined : eq(accessLog.person_id, person_id),
        eq(accessLog.user_id, actor.id),
        eq(accessLog.kind, kind),
        gt(accessLog.created_at, new Date(now.getTime() - SAME_VISIT_MS)),
      ),
    );
  await db.execute(sql`
    insert into ${accessLog} (user_id, kind, complaint_id, complaint_number, person_id, created_at)
    select ${actor.id}::int, ${kind}, ${complaint_id}::int, ${complaint_number}::text, ${person_id}::int,
      ${now.toISOString()}::timestamptz
    where ${notExists(recent)}`);
}

/** Writes down that many records were seen at once. */
export async function noteSeen({ actor, db, now }: Reader, kind: AccessKind, seen: Seen): Promise<void> {
  await db.insert(accessLog).values({ user_id: actor.id, kind, ...seen, created_at: now });
}

/** A transaction shares the dialect object of its database, and nothing else. */
function visitsTo(db: Db | Tx): Map<string, number> {
  const { dialect } = db as unknown as { dialect: object };
  const known = visits.get(dialect) ?? new Map<string, number>();
  visits.set(dialect, known);
  return known;
}
