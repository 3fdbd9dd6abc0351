import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { complaintNumber } from '#contract/complaints/complaintNumber.ts';
import type { Priority } from '#contract/deadlines/targets.ts';
import { isDemo } from '#contract/kernel/text.ts';
import { yearOf } from '#server/complaints/complaintNumber.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintNumbers } from '#server/complaints/schema/complaintNumbers.ts';
import { complaintHistory, complaints } from '#server/complaints/schema/complaints.ts';
import { searchTextOf } from '#server/complaints/searchText.ts';
import { clocksOf, insertClocks } from '#server/deadlines/makeClocks.ts';
import { rulesOfAll } from '#server/deadlines/rules.ts';
import { nextSize, yieldToRequests } from '#server/kernel/db/batches.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { linkComplaints } from '#server/persons/link.ts';
import { Matching } from '#server/persons/matching.ts';
import type { Planned } from './byDay.ts';
import type { PlannedComplaint } from './planImport.ts';
import type { Draft } from './readComplaint.ts';

/** The first transaction inserts few complaints, because the first insert of a database is slow. */
const SLICE = { first: 5, least: 20, most: 300, milliseconds: 100 };

/** New complaints so far, and rows that already existed. */
export interface Saved {
  created: number;
  skipped: number;
}

interface SaveOptions {
  /** The importing account; null for a command. */
  creator_id: number | null;
  now: Date;
  /** Called in the transaction of each batch. */
  saved: (tx: Tx, counts: Saved) => Promise<void>;
}

/**
 * Inserts complaints that do not exist yet, batch by batch, in their order. After an interruption the next call with
 * the same complaints continues.
 */
export async function saveComplaints(db: Db, planned: Planned, options: SaveOptions): Promise<Saved> {
  const { prepare, take } = ahead(planned);
  const meanwhile = () => prepare(SLICE.most);
  let counts: Saved = { created: 0, skipped: 0 };
  let size = SLICE.first;
  for (;;) {
    const slice = await take(size);
    if (slice.length === 0) return counts;
    await yieldToRequests(db);
    counts = await db.transaction(async (tx) => {
      const began = performance.now();
      const created = await saveSlice(tx, slice, { ...options, meanwhile });
      const now = { created: counts.created + created, skipped: counts.skipped + slice.length - created };
      await options.saved(tx, now);
      size = nextSize(size, performance.now() - began, SLICE);
      return now;
    });
  }
}

/** The keys that existing complaints already have. */
export async function knownKeys(db: Db | Tx, keys: string[]): Promise<Set<string | null>> {
  const { import_key } = complaints;
  const rows = await db
    .select({ key: import_key })
    .from(complaints)
    .where(sql`${import_key} = any(${sql.param(keys)}::text[])`);
  return new Set(rows.map(({ key }) => key));
}

type Row = typeof complaints.$inferInsert;
type Numbered = Draft & { complaint_number: string; priority: Priority; creator_id: number | null };

interface Work extends SaveOptions {
  /** Prepares the next complaints while the database writes. */
  meanwhile(): Promise<void>;
}

async function saveSlice(tx: Tx, slice: readonly Ready[], work: Work): Promise<number> {
  const matching = new Matching();
  const drafts = slice.map(({ draft }) => draft);
  await matching.read(tx, drafts, { locked: true });
  // Another import of the same rows waits here, since the same rows have the same years.
  const last = await lockYears(tx, [...new Set(slice.map(({ draft }) => yearOf(draft.created_at)))]);
  const known = await knownKeys(
    tx,
    slice.map(({ import_key }) => import_key),
  );
  const fresh = slice.filter(({ import_key }) => !known.has(import_key));
  if (fresh.length === 0) return 0;
  const rulesOf = await rulesOfAll(tx);
  const numbered = fresh.map(({ import_key, draft, text }) => {
    const year = yearOf(draft.created_at);
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const complaint_number = complaintNumber(year, number);
    const search_text = `${complaint_number} ${text}`;
    const priority = rulesOf(draft).priorityOf(draft.category_id);
    return { ...draft, priority, import_key, complaint_number, search_text, creator_id: work.creator_id };
  });
  const [ids] = await Promise.all([insertAll(tx, numbered, last, work), work.meanwhile()]);
  // Deadlines are computed while the database writes the persons.
  const [clocks] = await Promise.all([
    turn().then(() => clocksOf(rulesOf, added(numbered, ids), work.now)),
    givePersons(tx, matching, numbered, { ids, now: work.now }),
  ]);
  await insertClocks(tx, clocks);
  return fresh.length;
}

/** The inserted complaints, with the data for their clocks. */
const added = (rows: readonly Numbered[], ids: Map<string, number>) =>
  rows.map((row) => ({
    ...row,
    id: ids.get(row.complaint_number) ?? 0,
    hidden: isDemo(row.name),
    staff_id: row.staff_id ?? null,
    closed_at: row.closed_at ?? null,
  }));

/** Assigns persons to the new complaints (PER-03). */
async function givePersons(
  tx: Tx,
  matching: Matching,
  added: readonly Numbered[],
  { ids, now }: { ids: Map<string, number>; now: Date },
) {
  const links = added.flatMap((row) => {
    const [complaint_id, candidate] = [ids.get(row.complaint_number), matching.whose(row)];
    return complaint_id && candidate ? [{ complaint_id, candidate, created_at: row.created_at }] : [];
  });
  await linkComplaints(tx, links, now);
}

/**
 * Inserts all rows with one statement and one parameter: with a parameter for each value the database takes longer to
 * parse them than to write them. Returns the id by number.
 */
async function insertAll(tx: Tx, rows: Row[], last: Map<number, number>, { creator_id, now }: SaveOptions) {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const by = sql`${creator_id}::int`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const numbers = JSON.stringify([...last].map(([year, number]) => ({ year, last: number })));
  const added = await tx.execute<{ id: number; complaint_number: string }>(sql`
    with added as (
      insert into ${complaints} (${columns})
      select ${columns} from json_populate_recordset(null::${complaints}, ${JSON.stringify(rows)}::json)
      returning id, complaint_number
    ), numbered as (
      update ${complaintNumbers} as kept set last = given.last
      from json_populate_recordset(null::${complaintNumbers}, ${numbers}::json) as given where kept.year = given.year
    ), told as (
      insert into ${complaintHistory} (complaint_id, creator_id, said, is_admin, created_at)
      select id, ${by}, '{"code":"imported"}'::jsonb, true, ${at} from added
    ), recorded as (
      insert into ${complaintChanges} (complaint_id, creator_id, action, changes, created_at)
      select id, ${by}, 'created', '{}', ${at} from added
    )
    select id, complaint_number from added`);
  return new Map(added.rows.map(({ id, complaint_number }) => [complaint_number, id]));
}

/** The last number of each year; the lock prevents other numbers until the transaction ends. */
async function lockYears(tx: Tx, years: number[]): Promise<Map<number, number>> {
  const locked = await tx
    .insert(complaintNumbers)
    // Sorted, so that two imports cannot deadlock.
    .values(years.sort((one, other) => one - other).map((year) => ({ year, last: 0 })))
    .onConflictDoUpdate({
      target: complaintNumbers.year,
      set: { last: complaintNumbers.last },
    })
    .returning();
  return new Map(locked.map(({ year, last }) => [year, last]));
}

/** After this many complaints other requests may run. */
const TURN = 50;

/** A complaint ready to insert, except for its number. */
interface Ready extends PlannedComplaint {
  /** Its search text, without its number. */
  text: string;
}

/** Prepares complaints before they are needed, so that the database does not wait for it. */
function ahead(planned: Planned) {
  const ready: Ready[] = [];
  let read = 0;
  /** Prepares until so many are ready, or all. */
  const prepare = async (count: number) => {
    const more = await planned.slice(
      read,
      Math.min(planned.length, read + Math.max(0, count - ready.length)),
    );
    read += more.length;
    for (const [index, each] of more.entries()) {
      if (index % TURN === 0) await turn();
      ready.push({ ...each, text: searchTextOf({ ...each.draft, complaint_number: '' }) });
    }
  };
  return {
    prepare,
    async take(count: number): Promise<Ready[]> {
      await prepare(count);
      return ready.splice(0, count);
    },
  };
}
