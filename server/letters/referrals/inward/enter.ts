import { dayOf } from '#contract/kernel/day.ts';
import { INWARD_SERIES } from '#contract/letters/registers.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { nextNumber } from '../../letterNumber.ts';
import { inwardLetters } from '../../schema/letters.ts';

export type Inward = typeof inwardLetters.$inferSelect;
type Entry = Omit<
  typeof inwardLetters.$inferInsert,
  'id' | 'office_id' | 'year' | 'counter' | 'number' | 'received_on'
> & {
  received_on?: string | null;
};

/**
 * Enters a received letter under its office's next number, with today's date by default (REF-10). @throws 422 for an
 * office without a code, for a future day, and for a day before the letter's own date
 */
export async function enterInward(
  { db, now }: { db: Db | Tx; now: Date },
  office: OfficeRow,
  entry: Entry,
): Promise<Inward> {
  const received_on = entry.received_on ?? dayOf(now);
  checkDays(received_on, entry.their_date, now);
  const numbered = await nextNumber(db, office, INWARD_SERIES, now);
  return insertRow(db, inwardLetters, {
    ...entry,
    ...numbered,
    office_id: office.id,
    received_on,
    created_at: now,
  });
}

export function checkDays(received_on: string, their_date: string | null | undefined, now: Date): void {
  if (received_on > dayOf(now)) throw invalidField('received_on', 'receivedInFuture');
  if (their_date && received_on < their_date) throw invalidField('received_on', 'receivedBeforeWritten');
}
