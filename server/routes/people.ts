import { and, asc, eq } from 'drizzle-orm';
import { seesStaffPhones } from '../../contract/access.ts';
import { listComplaintCategories, listDivisionIncharges, listStaff } from '../../contract/people.ts';
import { contains, pageOf, placeFilter } from '../db/listing.ts';
import { names } from '../db/names.ts';
import { users } from '../db/schema/accounts.ts';
import { complaintCategories, divisionIncharges } from '../db/schema/people.ts';
import { changeable, visible } from '../db/scope.ts';
import type { Serve } from '../http/serve.ts';

/** The lists that the pickers of a complaint choose from. */
export const peopleRoutes = (serve: Serve) => {
  serve(listComplaintCategories, async ({ db, query }) => {
    const found = await db
      .select()
      .from(complaintCategories)
      .where(contains(query.keyword, [complaintCategories.name]))
      .orderBy(asc(complaintCategories.name));
    return pageOf(found, query);
  });

  serve(listStaff, async ({ actor, db, query }) => {
    const phones = seesStaffPhones(actor);
    const found = await db
      .select({
        id: users.id,
        name: users.name,
        phone: users.phone,
        parliament_id: users.parliament_id,
        assembly_id: users.assembly_id,
      })
      .from(users)
      .where(
        and(
          eq(users.role, 'staff'),
          eq(users.disabled, false),
          changeable(actor, users),
          placeFilter(actor, query, users),
          contains(query.keyword, phones ? [users.name, users.phone] : [users.name]),
        ),
      )
      .orderBy(asc(users.name), asc(users.id));
    const shown = found.map(({ phone, ...staff }) => (phones && phone ? { ...staff, phone } : staff));
    return pageOf(shown, query);
  });

  serve(listDivisionIncharges, async ({ actor, db, query }) => {
    const found = await db
      .select({
        id: divisionIncharges.id,
        name: divisionIncharges.name,
        party: divisionIncharges.party,
        phone: divisionIncharges.phone,
        area_id: divisionIncharges.area_id,
      })
      .from(divisionIncharges)
      .where(
        and(
          visible(actor, divisionIncharges),
          placeFilter(actor, query, divisionIncharges),
          contains(query.keyword, [divisionIncharges.name, divisionIncharges.phone]),
        ),
      )
      .orderBy(asc(divisionIncharges.name), asc(divisionIncharges.id));
    const { place } = await names(db);
    return pageOf(
      found.map((person) => ({ ...person, area: place('area', person.area_id) })),
      query,
    );
  });
};
