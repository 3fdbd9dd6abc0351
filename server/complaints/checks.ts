import { eq } from 'drizzle-orm';
import { changes, takesComplaints } from '#contract/access/scope.ts';
import { isUnseen } from '#contract/kernel/text.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { sanitiseHtml, textOfHtml } from '#server/kernel/text/sanitise.ts';

/** @throws 422 under `category_id` for a category that does not exist */
export async function checkCategory(db: Db | Tx, id: number): Promise<void> {
  const known = await names(db);
  if (!known.category(id)) throw invalidField('category_id', 'notChoice');
}

/**
 * The staff member to whom a complaint of the place is assigned. The account is locked until the commit: a concurrent
 * request that deactivates it runs before, or afterwards releases the complaint (SLA-20). @throws 422 under
 * `staff_id` for any other user
 */
export async function staffOf(
  db: Db | Tx,
  id: number,
  place: PlaceIds,
): Promise<{ id: number; name: string }> {
  const [account] = await accountOf(db, id).for('share');
  return staffAt(account, place);
}

/**
 * The same check for a current assignee. A concurrent request that deactivates the account waits for the complaint.
 */
export async function checkAssignee(db: Db | Tx, id: number, place: PlaceIds): Promise<void> {
  const [account] = await accountOf(db, id);
  staffAt(account, place);
}

/** Whether the assignee before the closing can still work on the complaint. */
export async function worksInPlace(db: Db | Tx, id: number, place: PlaceIds): Promise<boolean> {
  const [account] = await accountOf(db, id).for('share');
  return takes(account, place);
}

const { name, role, disabled, parliament_id, assembly_id } = users;
const ACCOUNT = { id: users.id, name, role, disabled, parliament_id, assembly_id };

const accountOf = (db: Db | Tx, id: number) => db.select(ACCOUNT).from(users).where(eq(users.id, id));

type Account = Awaited<ReturnType<typeof accountOf>>[number];

const takes = (account: Account | undefined, place: PlaceIds): account is Account =>
  account !== undefined && !account.disabled && takesComplaints(account) && changes(account, place);

function staffAt(account: Account | undefined, place: PlaceIds): Account {
  if (!takes(account, place)) throw invalidField('staff_id', 'notChoice');
  return account;
}

/** Details as they are stored (DET-16). @throws 422 when no text is left */
export function cleanDetails(html: string): string {
  const details = sanitiseHtml(html);
  if (isUnseen(textOfHtml(details))) throw invalidField('details', 'required');
  return details;
}
