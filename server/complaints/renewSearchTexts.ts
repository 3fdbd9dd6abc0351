import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { type Background, inBackground } from '#server/kernel/background.ts';
import type { Db } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { complaints } from './schema/complaints.ts';
import { outdatedSearchTexts } from './schema/outdatedSearchTexts.ts';
import { searchTextOf } from './searchText.ts';

const SLICE = 100;
/** The pause after each text, in which requests run. */
const PAUSE_MS = 1;

/**
 * Converts search texts of an earlier version in the background until all are converted or `stop` is called. After a
 * restart it continues where the last process stopped.
 */
export const renewSearchTexts = ({ database, log }: Pick<Services, 'database' | 'log'>): Background =>
  inBackground(async (signal) => {
    try {
      while (await renewSlice(database.db, signal)) {}
    } catch (err) {
      log.warn({ err }, 'search texts are renewed at the next start');
    }
  });

/** Returns whether there were texts to convert. */
async function renewSlice(db: Db, signal: AbortSignal): Promise<boolean> {
  const [outdated] = await db.select().from(outdatedSearchTexts);
  if (!outdated) return false;
  const { id, complaint_number, name, phone, details, search_text } = complaints;
  // The search text of an erased complaint is only its number.
  const rows = await db
    .select({ id, complaint_number, name, phone, details, search_text })
    .from(complaints)
    .where(and(lte(id, outdated.up_to_id), ne(search_text, complaint_number)))
    .orderBy(desc(id))
    .limit(SLICE);
  for (const row of rows) {
    if (signal.aborted) return false;
    await renewSearchText(db, row);
    await pause(PAUSE_MS);
  }
  const last = rows.at(-1);
  if (last) await db.update(outdatedSearchTexts).set({ up_to_id: last.id - 1 });
  else await db.delete(outdatedSearchTexts);
  return true;
}

type Row = Pick<
  typeof complaints.$inferSelect,
  'id' | 'complaint_number' | 'name' | 'phone' | 'details' | 'search_text'
>;

/** Skips a complaint that was edited since it was read. */
export async function renewSearchText(db: Db, row: Row): Promise<void> {
  const search_text = searchTextOf(row);
  if (search_text === row.search_text) return;
  await db
    .update(complaints)
    .set({ search_text })
    .where(and(eq(complaints.id, row.id), eq(complaints.search_text, row.search_text)));
}
