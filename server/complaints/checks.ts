import { and, eq } from 'drizzle-orm';
import type { PlaceIds } from '../../contract/place.ts';
import { placeholdersIn } from '../../contract/placeholders.ts';
import { changes, takesComplaints } from '../../contract/reach.ts';
import { isUnseen } from '../../contract/text.ts';
import { complaintCategories } from '../db/namedTables.ts';
import type { Db, Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { invalidField } from '../errors/apiError.ts';
import { sanitiseHtml, textOfHtml } from '../text/sanitise.ts';

/** 422 under `category_id` for a category that does not exist. */
export async function checkCategory(db: Db | Tx, id: number): Promise<void> {
  const [category] = await db.select().from(complaintCategories).where(eq(complaintCategories.id, id));
  if (!category) throw invalidField('category_id', 'notChoice');
}

/** The staff member who may be given a complaint of the place; 422 under `staff_id` for anybody else. */
export async function staffOf(
  db: Db | Tx,
  id: number,
  place: PlaceIds,
): Promise<{ id: number; name: string }> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.disabled, false)));
  if (!account || !takesComplaints(account) || !changes(account, place)) {
    throw invalidField('staff_id', 'notChoice');
  }
  return account;
}

/** 422 under `message` for an answer to the citizen in which a placeholder still stands (DESK-14). */
export function checkFilledIn(message: string): void {
  const left = placeholdersIn(message);
  if (left.length > 0) throw invalidField('message', 'fillIn', { names: left.join(', ') });
}

/** Details as they are stored (DET-16); 422 when nothing is left to read. */
export function cleanDetails(html: string): string {
  const details = sanitiseHtml(html);
  if (isUnseen(textOfHtml(details))) throw invalidField('details', 'required');
  return details;
}
