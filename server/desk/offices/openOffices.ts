import type { Actor } from '#contract/access/access.ts';
import { seatOf } from '#contract/access/scope.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { offices } from '../schema/offices.ts';

/**
 * Makes the offices of accounts that were given their place, as far as they are not there (GRD-01). To be called in the
 * transaction of whatever writes role or place of an account.
 */
export async function openOffices(
  db: Db | Tx,
  accounts: readonly Pick<Actor, 'role' | keyof Seat>[],
): Promise<void> {
  const seats = accounts.flatMap((account) => seatOf(account) ?? []);
  if (seats.length > 0) await db.insert(offices).values(seats).onConflictDoNothing();
}
