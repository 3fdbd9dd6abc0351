import { eq, or, type SQL, sql } from 'drizzle-orm';
import {
  complaintNumber,
  type NumberReading,
  readComplaintNumber,
} from '#contract/complaints/complaintNumber.ts';
import type { ExactSearch, SearchedColumns } from '../list/listParts.ts';
import { complaintNumbers } from '../schema/complaintNumbers.ts';

/**
 * The condition for a text that is one or more complaint numbers, or another exact key of a capability; null for any
 * other text.
 */
export function exactly(
  searches: readonly ExactSearch[],
  typed: string,
): ((columns: SearchedColumns) => SQL | undefined) | null {
  for (const search of searches) {
    const found = search(typed);
    if (found) return found;
  }
  const number = readComplaintNumber(typed);
  if (number?.isSure) return (columns) => numberIs(columns, number);
  const several = typed.split(/[\s,;]+/).map(readComplaintNumber);
  if (!several.every((each) => each?.isSure)) return null;
  return (columns) => or(...several.map((each) => (each ? numberIs(columns, each) : undefined)));
}

/** A number without a year matches every year. */
export function numberIs(
  { complaint_number }: Pick<SearchedColumns, 'complaint_number'>,
  { year, number }: NumberReading,
): SQL {
  if (year) return eq(complaint_number, complaintNumber(year, number));
  const ending = complaintNumber('', number);
  return sql`${complaint_number} in (select ${complaintNumbers.year} || ${ending}::text from ${complaintNumbers})`;
}
