import { eq } from 'drizzle-orm';
import { closingProposals, complaintClosings } from '#server/closing/schema/closings.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Office } from './office.ts';
import { on, type Recipe } from './recipe.ts';
import type { RecordMaker } from './records.ts';
import { inPlace, type Subject } from './subject.ts';

/** Closes a complaint by another account than these, so that it must be verified. */
async function claimed({ db, clock }: Office, id: number): Promise<number> {
  const state = { status: 'Resolved' as const, closed_at: clock.now };
  const [complaint] = await db.update(complaints).set(state).where(eq(complaints.id, id)).returning();
  if (!complaint) throw new Error('no complaint to be closed');
  const { parliament_id, assembly_id } = complaint;
  await db.insert(complaintClosings).values({
    ...{ complaint_id: id, parliament_id, assembly_id, closed_at: clock.now },
    verification: 'pending' as const,
  });
  return id;
}

/** Proposes its closing by the last of the accounts, so that another one must approve it. */
export async function proposed({ accounts, clock, db }: Office, id: number): Promise<number> {
  await db.insert(closingProposals).values({
    ...{ complaint_id: id, outcome: 'not_possible' as const, reason: 'Forest land', message: 'No' },
    ...{ without_evidence: false, creator_id: accounts.at(-1)?.id ?? 0, created_at: clock.now },
  });
  return id;
}

/** A verifier verifies all closings of the constituency, for any former assignee (REF-17). */
export function claimedSubject(office: Office, { complaint }: RecordMaker): Subject {
  return inPlace(async (place) => claimed(office, await complaint(place)));
}

export const closingRecipes: [string, Recipe][] = [
  ['GET verify/queue', {}],
  [
    'POST complaint/:id/verify',
    on('claimed complaint', undefined, () => ({ result: 'confirmed', channel: 'phone' })),
  ],
  ['POST complaint/:id/approve', on('proposed complaint', undefined, () => ({ approved: true }))],
];
