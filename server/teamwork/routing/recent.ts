import { and, desc, eq, gte, isNull, ne, not, notInArray, or } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import { PREVIEW_DAYS, PREVIEW_MOST } from '#contract/teamwork/routingPreview.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { inheritors } from '#server/desk/offices/inheritors.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { ownRules } from './rules.ts';

/**
 * The newest grievances of the last days that follow the list of an office, with the fields that rules check. Excludes
 * constituencies with their own list, and grievances that staff recorded, since no rule assigns those (CRE-07).
 */
export async function recentRouted(db: Db | Tx, office: OfficeRow, now: Date) {
  const { id, category_id, priority, source, creator_id, hidden, created_at } = complaints;
  const { parliament_id, assembly_id, mandal_id, area_id } = complaints;
  const since = new Date(now.getTime() - PREVIEW_DAYS * DAY_MS);
  const apart = await placesApart(db, office);
  return db
    .select({
      parliament_id,
      assembly_id,
      mandal_id,
      area_id,
      category_id,
      priority,
      source,
      language: persons.language,
    })
    .from(complaints)
    .leftJoin(users, eq(users.id, creator_id))
    .leftJoin(complaintPersons, eq(complaintPersons.complaint_id, id))
    .leftJoin(persons, eq(persons.id, complaintPersons.person_id))
    .where(
      and(
        not(hidden),
        gte(created_at, since),
        office.parliament_id === null ? undefined : eq(parliament_id, office.parliament_id),
        office.assembly_id === null ? undefined : eq(assembly_id, office.assembly_id),
        notInArray(parliament_id, apart.parliaments),
        notInArray(assembly_id, apart.assemblies),
        or(isNull(users.role), ne(users.role, 'staff')),
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(PREVIEW_MOST);
}

/** Places below an office that have their own list. */
async function placesApart(db: Db | Tx, office: OfficeRow) {
  const others = (await inheritors(db, office)).flatMap(([nearest]) =>
    nearest && nearest.id !== office.id && ownRules(nearest) ? nearest : [],
  );
  return {
    parliaments: others.flatMap(({ parliament_id, assembly_id }) =>
      assembly_id === null ? (parliament_id ?? []) : [],
    ),
    assemblies: others.flatMap(({ assembly_id }) => assembly_id ?? []),
  };
}
