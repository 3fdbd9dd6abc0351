import { type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm';
import {
  complaintNumber,
  type NumberReading,
  readComplaintNumber,
  statusTokenIn,
} from '#contract/complaints/complaintNumber.ts';
import { hasToken } from '#server/kernel/db/statusToken.ts';
import { statusLinks } from '#server/messages/schema/citizens.ts';
import { complaintNumbers } from '../schema/complaintNumbers.ts';

type Columns = Record<'id' | 'complaint_number', AnyColumn>;

/** The complaints that a text leads to by itself: a status link, a number, or several; null for any other text. */
export function exactly(typed: string): ((columns: Columns) => SQL | undefined) | null {
  const token = statusTokenIn(typed);
  if (token) {
    const { complaint_id } = statusLinks;
    return ({ id }) => sql`${id} in (select ${complaint_id} from ${statusLinks} where ${hasToken(token)})`;
  }
  const number = readComplaintNumber(typed);
  if (number?.isSure) return (columns) => numberIs(columns, number);
  const several = typed.split(/[\s,;]+/).map(readComplaintNumber);
  if (!several.every((each) => each?.isSure)) return null;
  return (columns) => or(...several.map((each) => (each ? numberIs(columns, each) : undefined)));
}

/** Without a year the number of any. */
export function numberIs(
  { complaint_number }: Pick<Columns, 'complaint_number'>,
  { year, number }: NumberReading,
): SQL {
  if (year) return eq(complaint_number, complaintNumber(year, number));
  const ending = complaintNumber('', number);
  return sql`${complaint_number} in (select ${complaintNumbers.year} || ${ending}::text from ${complaintNumbers})`;
}
