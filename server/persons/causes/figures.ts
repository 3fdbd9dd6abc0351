import { count, countDistinct, eq, inArray, min, sql } from 'drizzle-orm';
import type { CauseRow } from '#contract/persons/cause.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { causeMembers } from '../schema/causes.ts';
import { householdMembers } from '../schema/households.ts';
import { complaintPersons } from '../schema/persons.ts';

type Figures = Pick<CauseRow, 'cases' | 'open' | 'people' | 'households' | 'areas' | 'oldest'>;

const NOTHING: Figures = { cases: 0, open: 0, people: 0, households: 0, areas: 0, oldest: null };

/** The numbers of some causes, over all their complaints (PER-18). */
export async function figuresOf(db: Db | Tx, ids: readonly number[]): Promise<(id: number) => Figures> {
  const counted = await db
    .select({
      id: causeMembers.cause_id,
      cases: count(),
      open: sql<number>`(count(*) filter (where ${complaints.status_group} <> 'closed'))::int`,
      people: countDistinct(complaintPersons.person_id),
      // A person without a household counts as one.
      households: countDistinct(
        sql`coalesce(${householdMembers.household_id}, -${complaintPersons.person_id})`,
      ),
      areas: countDistinct(complaints.area_id),
      oldest: min(complaints.date),
    })
    .from(causeMembers)
    .innerJoin(complaints, eq(complaints.id, causeMembers.complaint_id))
    .leftJoin(complaintPersons, eq(complaintPersons.complaint_id, causeMembers.complaint_id))
    .leftJoin(householdMembers, eq(householdMembers.person_id, complaintPersons.person_id))
    .where(inArray(causeMembers.cause_id, [...ids]))
    .groupBy(causeMembers.cause_id);
  const known = new Map(counted.map(({ id, ...figures }) => [id, figures]));
  return (id) => known.get(id) ?? NOTHING;
}
