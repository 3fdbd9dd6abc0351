import type { Actor } from '#contract/access/access.ts';
import { seatOf } from '#contract/access/scope.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { offices } from '../schema/offices.ts';

/**
 * Creates the missing offices for accounts that got a place (GRD-01). Call it in the transaction that writes the role
 * or place of an account.
 */
export async function openOffices(
  db: Db | Tx,
  accounts: readonly Pick<Actor, 'role' | keyof Seat>[],
): Promise<void> {
  const seats = accounts.flatMap((account) => seatOf(account) ?? []);
  if (seats.length > 0) await db.insert(offices).values(seats).onConflictDoNothing();
}
