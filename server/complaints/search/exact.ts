import { eq, or, type SQL, sql } from 'drizzle-orm';
import {
  complaintNumber,
  type NumberReading,
  readComplaintNumber,
} from '#contract/complaints/complaintNumber.ts';
import { complaintSearches } from '#server/app/complaintLists.ts';
import type { SearchedColumns } from '../list/filter.ts';
import { complaintNumbers } from '../schema/complaintNumbers.ts';

/**
 * The condition for a text that is a complaint number, several of them, or an address that a capability knows; null for
 * any other text.
 */
export function exactly(typed: string): ((columns: SearchedColumns) => SQL | undefined) | null {
  for (const search of complaintSearches) {
    const found = search(typed);
    if (found) return found;
  }
  const number = readComplaintNumber(typed);
  if (number?.isSure) return (columns) => numberIs(columns, number);
  const several = typed.split(/[\s,;]+/).map(readComplaintNumber);
  if (!several.every((each) => each?.isSure)) return null;
  return (columns) => or(...several.map((each) => (each ? numberIs(columns, each) : undefined)));
}

/** Without a year the number of any. */
export function numberIs(
  { complaint_number }: Pick<SearchedColumns, 'complaint_number'>,
  { year, number }: NumberReading,
): SQL {
  if (year) return eq(complaint_number, complaintNumber(year, number));
  const ending = complaintNumber('', number);
  return sql`${complaint_number} in (select ${complaintNumbers.year} || ${ending}::text from ${complaintNumbers})`;
}
