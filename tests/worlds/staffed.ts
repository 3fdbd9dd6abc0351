import { eq } from 'drizzle-orm';
import type { Duty } from '#contract/access/policies.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { insertAccount } from './accounts.ts';
import { insertContact, insertDepartment } from './contacts.ts';
import { keepSessions, type Office, START } from './office.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The content of the dump `staffed`. */
    staffed: Office & Staffed;
  }
}

/**
 * What an office has that writes to departments: staff with duties, two departments and their officers, one of whom has a
 * superior, a code for its registers, and the profile of its mla.
 */
export async function insertStaffed(db: Db, { places, people }: Office) {
  const { parliament_id, assembly_id } = places.A1;
  const seat = { parliament_id, assembly_id };
  const onDuty = (username: string, duty: Duty) =>
    insertAccount(db, { role: 'staff', username, duties: [duty], ...seat }, START);
  const [dispatcher, verifier] = [await onDuty('devi', 'dispatcher'), await onDuty('lalitha', 'verifier')];
  await keepSessions(db);
  const roadsDepartment = await insertDepartment(db, 'Roads and Buildings');
  const waterDepartment = await insertDepartment(db, 'Rural Water Supply');
  const ofRoads = (name: string, designation?: string) =>
    insertContact(db, {}, { name, department: roadsDepartment, designation });
  const [chief, ravi] = [await ofRoads('Chief', 'Chief Engineer'), await ofRoads('Ravi')];
  await db.update(contacts).set({ superior_id: chief }).where(eq(contacts.id, ravi));
  const sita = await insertContact(db, {}, { name: 'Sita', department: waterDepartment });
  const [own] = await db.update(offices).set({ code: 'HZB' }).where(isAt(seat)).returning();
  await db.insert(candidates).values({
    user_id: people.mla.id,
    custom_designation: 'Member of the Legislative Assembly',
    phone: '9848011111',
    address: 'Camp Office, Karimnagar Road',
    email: 'mla@example.org',
  });
  const officers = { roadsDepartment, waterDepartment, chief, ravi, sita };
  return { officeId: own?.id ?? 0, officers, onDuty: { dispatcher, verifier } };
}

export type Staffed = Awaited<ReturnType<typeof insertStaffed>>;
