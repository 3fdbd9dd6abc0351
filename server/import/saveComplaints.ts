import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { complaintNumber, yearOf } from '../complaints/number.ts';
import { searchTextOf } from '../complaints/searchText.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintChanges, complaintHistory, complaintNumbers, complaints } from '../db/schema/complaints.ts';
import type { PlannedComplaint } from './planImport.ts';

/**
 * Complaints that the first transaction adds. The others add more or less, so that each takes about as long as others may
 * be kept waiting without noticing.
 */
const SLICE = { first: 50, least: 25, most: 200 };
const TRANSACTION_MS = 60;
/** Between two of them: a call has several statements, and would wait for a transaction before each. */
const PAUSE_MS = 4;

/** New complaints so far, and rows that were there already. */
export interface Saved {
  created: number;
  skipped: number;
}

interface Given {
  /** Who imports; null for a command. */
  creator_id: number | null;
  now: Date;
  /** Told in the transaction of each slice. */
  saved: (tx: Tx, counts: Saved) => Promise<void>;
}

/**
 * Adds what is not there yet, slice by slice, in the order it comes. When it is interrupted, the next call with the
 * same complaints goes on where it stopped.
 */
export async function saveComplaints(
  db: Db,
  planned: readonly PlannedComplaint[],
  given: Given,
): Promise<Saved> {
  let counts: Saved = { created: 0, skipped: 0 };
  let size = SLICE.first;
  const texts = new WeakMap<PlannedComplaint, string>();
  const textOf = (each: PlannedComplaint) => {
    const text = texts.get(each) ?? searchTextOf({ ...each.draft, complaint_number: '' });
    texts.set(each, text);
    return text;
  };
  for (let start = 0; start < planned.length; ) {
    const slice = planned.slice(start, start + size);
    start += slice.length;
    await pause(PAUSE_MS);
    counts = await db.transaction(async (tx) => {
      const began = performance.now();
      const meanwhile = () => planned.slice(start, start + size).forEach(textOf);
      const created = await saveSlice(tx, slice, { ...given, textOf, meanwhile });
      const now = { created: counts.created + created, skipped: counts.skipped + slice.length - created };
      await given.saved(tx, now);
      const fitting = (size * TRANSACTION_MS) / (performance.now() - began);
      size = Math.round(Math.min(SLICE.most, 2 * size, Math.max(SLICE.least, fitting)));
      return now;
    });
  }
  return counts;
}

/** The keys among them that complaints have already. */
export async function knownKeys(db: Db | Tx, keys: string[]): Promise<Set<string | null>> {
  const found = await db
    .select({ key: complaints.import_key })
    .from(complaints)
    .where(inArray(complaints.import_key, keys));
  return new Set(found.map(({ key }) => key));
}

type Row = typeof complaints.$inferInsert;

interface Ahead {
  /** Makes ready what comes next, while the database is at work. */
  meanwhile(): void;
}

async function saveSlice(
  tx: Tx,
  slice: readonly PlannedComplaint[],
  { textOf, ...given }: Given & Ahead & { textOf: (each: PlannedComplaint) => string },
): Promise<number> {
  // Another import of the same rows waits here, since the same rows have the same years.
  const last = await lockYears(tx, [...new Set(slice.map(({ draft }) => yearOf(draft.created_at)))]);
  const known = await knownKeys(
    tx,
    slice.map(({ import_key }) => import_key),
  );
  const fresh = slice.filter(({ import_key }) => !known.has(import_key));
  if (fresh.length === 0) return 0;
  const rows = fresh.map((each): Row => {
    const { import_key, draft } = each;
    const year = yearOf(draft.created_at);
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const complaint_number = complaintNumber(year, number);
    const search_text = `${complaint_number} ${textOf(each)}`;
    return { ...draft, import_key, complaint_number, search_text, creator_id: given.creator_id };
  });
  for (const [year, number] of last) {
    await tx.update(complaintNumbers).set({ last: number }).where(eq(complaintNumbers.year, year));
  }
  await insertAll(tx, rows, given);
  return fresh.length;
}

/** In one statement with one parameter: with one for each value the database reads them longer than it writes the rows. */
async function insertAll(tx: Tx, rows: Row[], { creator_id, now, meanwhile }: Given & Ahead) {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const by = sql`${creator_id}::int`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const inserting = tx.execute(sql`
    with added as (
      insert into ${complaints} (${columns})
      select ${columns} from json_populate_recordset(null::${complaints}, ${JSON.stringify(rows)}::json)
      returning id
    ), told as (
      insert into ${complaintHistory} (complaint_id, creator_id, message, is_admin, created_at)
      select id, ${by}, 'Imported', true, ${at} from added
    )
    insert into ${complaintChanges} (complaint_id, creator_id, action, changes, created_at)
    select id, ${by}, 'created', '{}', ${at} from added`);
  await Promise.all([inserting, turn().then(meanwhile)]);
}

/** The last number of each year; nobody else takes one before the transaction ends. */
async function lockYears(tx: Tx, years: number[]): Promise<Map<number, number>> {
  await tx
    .insert(complaintNumbers)
    .values(years.map((year) => ({ year, last: 0 })))
    .onConflictDoNothing();
  const locked = await tx
    .select()
    .from(complaintNumbers)
    .where(inArray(complaintNumbers.year, years))
    .orderBy(asc(complaintNumbers.year))
    .for('update');
  return new Map(locked.map(({ year, last }) => [year, last]));
}
