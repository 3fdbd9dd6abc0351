import { eq } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { startClock } from '#server/deadlines/makeClocks.ts';
import { rulesFor } from '#server/deadlines/rules.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { escalationRecipients } from '#server/deadlines/schema/escalationRecipients.ts';
import type { Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';

/** Puts a complaint at the first level, where everybody of the office has a deputy. */
export async function escalated({ accounts, db, clock }: Office, id: number): Promise<number> {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id));
  if (!complaint) throw new Error('no complaint to be escalated');
  await startClock(db, await rulesFor(db, complaint), complaint, clock.now);
  await db.update(complaintClocks).set({ level: 1 }).where(eq(complaintClocks.complaint_id, id));
  await db
    .insert(escalationRecipients)
    .values(accounts.map((account) => ({ complaint_id: id, user_id: account.id, level: 1 })));
  return id;
}

const note = () => ({ note: 'Twice promised' });

export const escalationRecipes: [string, Recipe][] = [
  ['POST complaint/escalate', on('complaint', 'id', note)],
  ['POST complaint/deescalate', on('escalated complaint', 'id', note)],
];
