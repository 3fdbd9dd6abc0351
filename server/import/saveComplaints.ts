import { asc, eq, inArray } from 'drizzle-orm';
import { complaintNumber, yearOf } from '../complaints/number.ts';
import { searchTextOf } from '../complaints/searchText.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintChanges, complaintHistory, complaintNumbers, complaints } from '../db/schema/complaints.ts';
import type { PlannedComplaint } from './planImport.ts';

/** Complaints that one transaction adds: the database is free for others every few hundredths of a second. */
const SLICE = 50;

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
  for (let start = 0; start < planned.length; start += SLICE) {
    const slice = planned.slice(start, start + SLICE);
    counts = await db.transaction(async (tx) => {
      const created = await saveSlice(tx, slice, given);
      const now = { created: counts.created + created, skipped: counts.skipped + slice.length - created };
      await given.saved(tx, now);
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

async function saveSlice(
  tx: Tx,
  slice: readonly PlannedComplaint[],
  { creator_id, now }: Given,
): Promise<number> {
  // Another import of the same rows waits here, since the same rows have the same years.
  const last = await lockYears(tx, [...new Set(slice.map(({ draft }) => yearOf(draft.created_at)))]);
  const known = await knownKeys(
    tx,
    slice.map(({ import_key }) => import_key),
  );
  const fresh = slice.filter(({ import_key }) => !known.has(import_key));
  if (fresh.length === 0) return 0;
  const rows = fresh.map(({ import_key, draft }) => {
    const year = yearOf(draft.created_at);
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const complaint_number = complaintNumber(year, number);
    const search_text = searchTextOf({ ...draft, complaint_number });
    return { ...draft, import_key, complaint_number, search_text, creator_id };
  });
  for (const [year, number] of last) {
    await tx.update(complaintNumbers).set({ last: number }).where(eq(complaintNumbers.year, year));
  }
  const added = await tx.insert(complaints).values(rows).returning({ complaint_id: complaints.id });
  const by = { creator_id, created_at: now };
  await tx
    .insert(complaintHistory)
    .values(added.map((complaint) => ({ ...complaint, ...by, message: 'Imported', is_admin: true })));
  await tx
    .insert(complaintChanges)
    .values(added.map((complaint) => ({ ...complaint, ...by, action: 'created' as const, changes: {} })));
  return fresh.length;
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
