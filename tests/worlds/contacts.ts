import type { PlaceIds } from '#contract/places/place.ts';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { insertRow } from './insertRow.ts';

type Placed = Partial<PlaceIds>;

/** An approved leader of an area by default. */
export async function insertLeader(db: Db, place: Placed, given: Partial<typeof leaders.$inferInsert> = {}) {
  const [leader] = await db
    .insert(leaders)
    .values({
      name: 'Mallesh',
      phone: '9848000001',
      designation: 'volunteer',
      status: true,
      ...place,
      ...given,
    })
    .returning({ id: leaders.id, name: leaders.name });
  if (!leader) throw new Error('insert answered no row');
  return leader;
}

export const insertDepartment = (db: Db, name: string): Promise<number> =>
  insertRow(db, contactCategories, { name });

interface NewContact {
  name: string;
  email?: string;
  designation?: string;
  /** Its department; without one an administrator of the district. */
  department?: number;
}

export async function insertContact(db: Db, place: Placed, given: NewContact): Promise<number> {
  const { name, department, designation = 'Executive Engineer' } = given;
  const email = given.email ?? `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.org`;
  const kind = { category_id: department ?? null, is_administrator: department === undefined };
  return insertRow(db, contacts, { name, designation, email, phone: '9848000002', ...kind, ...place });
}
