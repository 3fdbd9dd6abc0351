import { eq, sql } from 'drizzle-orm';
import { registerSettings } from '#contract/letters/registerCalls.ts';
import { registerYear, writtenNumber } from '#contract/letters/registers.ts';
import { valuesAt } from '#server/desk/offices/inherited.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { officeNumbers } from './schema/letters.ts';

/** A register number: its parts, and its printed form. */
export interface Numbered {
  year: number;
  counter: number;
  /** HZB/GR/2026/0147 */
  number: string;
}

/**
 * The next number of an office in a series (REF-05, REF-10). Take it last in the transaction: a concurrent call
 * waits, and a failed one leaves no gap. @throws 422 under `code` for an office without a code
 */
export async function nextNumber(
  db: Db | Tx,
  { id, parliament_id, assembly_id }: OfficeRow,
  series: string,
  now: Date,
): Promise<Numbered> {
  // A shared lock: other numbers may be taken, but the code cannot change.
  const [office] = await db
    .select({ code: offices.code })
    .from(offices)
    .where(eq(offices.id, id))
    .for('share');
  if (!office?.code) throw invalidField('code', 'codeFirst');
  const year = registerYear((await valuesAt(db, { parliament_id, assembly_id }, registerSettings)).year, now);
  const counter = await nextCounter(db, id, series, year);
  return { year, counter, number: writtenNumber({ code: office.code, series, year, counter }) };
}

/** The next value of an office's counter; year 0 for a counter that never restarts. */
export async function nextCounter(
  db: Db | Tx,
  office_id: number,
  series: string,
  year: number,
): Promise<number> {
  const [counter] = await db
    .insert(officeNumbers)
    .values({ office_id, series, year, last: 1 })
    .onConflictDoUpdate({
      target: [officeNumbers.office_id, officeNumbers.series, officeNumbers.year],
      set: { last: sql`${officeNumbers.last} + 1` },
    })
    .returning({ last: officeNumbers.last });
  return counter?.last ?? 0;
}
