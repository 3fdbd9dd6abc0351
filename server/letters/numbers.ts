import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { officeNumbers } from '../db/schema/letters.ts';

/** Whose numbers: those of a series and a year of an office; of year 0 go on for ever. */
interface Series {
  office_id: number;
  series: string;
  year: number;
}

/**
 * The next number of an office's series. It is taken in the transaction that uses it, so that none is given twice and a call that
 * fails leaves no gap; two at once wait for each other (REF-05).
 */
export async function nextNumber(db: Db | Tx, { office_id, series, year }: Series): Promise<number> {
  const { last } = officeNumbers;
  const [given] = await db
    .insert(officeNumbers)
    .values({ office_id, series, year, last: 1 })
    .onConflictDoUpdate({
      target: [officeNumbers.office_id, officeNumbers.series, officeNumbers.year],
      set: { last: sql`${last} + 1` },
    })
    .returning({ last });
  if (!given) throw new Error('insert answered no row');
  return given.last;
}

/** As it is printed: HZB/IN/2026/0098. */
export const writtenNumber = (
  code: string,
  { series, year, counter }: { series: string; year: number; counter: number },
) => `${code}/${series}/${year}/${String(counter).padStart(4, '0')}`;
