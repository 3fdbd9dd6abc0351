import { and, asc, eq } from 'drizzle-orm';
import { seesStaffPhones } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import type { listStaff as call } from '#contract/staff/people.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { chosen, contains, pageOf, placeFilter } from '#server/kernel/db/listing.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';

/** Grievance in-charges by name, for the pickers and filters of complaints. */
export async function listStaff({ actor, db, features, now, query }: Context<typeof call>) {
  const phones = seesStaffPhones(actor);
  const disabled = query.is_active === false && can(actor, 'edit', 'inCharge');
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      phone: users.phone,
      parliament_id: users.parliament_id,
      assembly_id: users.assembly_id,
      duties: users.duties,
      version: users.version,
    })
    .from(users)
    .where(
      and(
        eq(users.role, 'staff'),
        eq(users.disabled, disabled),
        changeable(actor, users),
        chosen(query, users.id),
        placeFilter(actor, query, users),
        contains(query.keyword, phones ? [users.name, users.phone] : [users.name]),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  const { data, total } = pageOf(rows, query);
  const notesOf = await features.staffNotes(db, data, now);
  const shown = data.map(({ phone, duties, version, ...staff }) => ({
    ...staff,
    ...notesOf(staff.id),
    ...(phones ? { phone, duties, version, is_active: !disabled } : {}),
  }));
  return { data: shown, total };
}
