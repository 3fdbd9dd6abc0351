import { and, desc, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { departmentFor } from '#contract/contacts/departmentFor.ts';
import type { Seat } from '#contract/places/place.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { referrals } from './schema/referrals.ts';

/** How many of the newest referrals are searched, in the office and in all offices. */
const MOST = 500;

/** The category and place of a complaint or a cause. */
export interface Matter extends Seat {
  category_id: number;
}

/**
 * The department of the last referral in this category: of the complaint's own office, otherwise of any office. Only
 * the department is taken from another office. Departments without an officer for this complaint do not count. null
 * if there is none.
 */
export async function lastDepartmentOf(db: Db | Tx, complaint: Matter): Promise<number | null> {
  const [office] = await officesOf(db, complaint);
  const ofOffice = eq(referrals.office_id, office?.id ?? 0);
  const { id, complaint_id, category_id, state } = referrals;
  const columns = { id, complaint_id, category_id, state, isOwn: sql<boolean>`${ofOffice}`.as('is_own') };
  const recent = unionAll(
    db.select(columns).from(referrals).where(ofOffice).orderBy(desc(referrals.number)).limit(MOST),
    db.select(columns).from(referrals).orderBy(desc(id)).limit(MOST),
  ).as('recent');
  const [latest] = await db
    .select({ dept_id: recent.category_id })
    .from(recent)
    .innerJoin(complaints, eq(complaints.id, recent.complaint_id))
    .where(
      and(
        eq(complaints.category_id, complaint.category_id),
        isNotNull(recent.category_id),
        notInArray(recent.state, ['draft', 'withdrawn']),
        sql`exists (select from ${contacts} where ${isOfficerOf(complaint)} and ${eq(contacts.category_id, recent.category_id)})`,
      ),
    )
    .orderBy(desc(recent.isOwn), desc(recent.id))
    .limit(1);
  return latest?.dept_id ?? null;
}

/** The department that forms suggest for a category; null if unknown (DET-08, REF-03). */
export async function departmentOf(db: Db | Tx, matter: Matter): Promise<number | null> {
  const category = (await names(db)).category(matter.category_id);
  if (!category) return null;
  const departments = await db
    .select({ id: contactCategories.id, name: contactCategories.name })
    .from(contactCategories)
    .orderBy(contactCategories.id);
  return departmentFor(category.name, departments, await lastDepartmentOf(db, matter)) ?? null;
}

/** Officers of departments in the complaint's place, or in all places of a level. */
export const isOfficerOf = ({ parliament_id, assembly_id }: Seat) => {
  const at = (column: typeof contacts.parliament_id | typeof contacts.assembly_id, id: number | null) =>
    id === null ? isNull(column) : or(isNull(column), eq(column, id));
  return and(
    eq(contacts.is_administrator, false),
    at(contacts.parliament_id, parliament_id),
    at(contacts.assembly_id, assembly_id),
  );
};
