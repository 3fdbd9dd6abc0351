import type { PlaceIds } from '#contract/places/place.ts';
import { sessions } from '#server/accounts/schema/accounts.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { insertAccount } from './accounts.ts';
import { insertPlaces } from './places.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The content of the dump `office`. */
    office: Office;
  }
}

/** The instant at which the clocks of tests start. */
export const START = new Date('2026-03-02T04:30:00Z');

/** Two branches of places, two categories and an account of every role, all signed in. */
export async function insertOffice(db: Db) {
  const places = await insertPlaces(db);
  const categories = await db
    .insert(complaintCategories)
    .values([{ name: 'Roads' }, { name: 'Water' }])
    .returning();
  const [roads = 0, water = 0] = categories.map(({ id }) => id);
  const at = ({ parliament_id, assembly_id }: PlaceIds) => ({ parliament_id, assembly_id });
  const account = (given: Parameters<typeof insertAccount>[1]) => insertAccount(db, given, START);
  const people = {
    admin: await account({ role: 'admin', username: 'state-admin' }),
    mp: await account({ role: 'mp', ...at(places.P1) }),
    mla: await account({ role: 'mla', username: 'madhavi', ...at(places.A1) }),
    otherMla: await account({ role: 'mla', ...at(places.A3) }),
    staff: await account({ role: 'staff', username: 'sunitha', ...at(places.A1) }),
    deskHead: await account({ role: 'staff', username: 'padma', duties: ['desk_head'], ...at(places.A1) }),
    colleague: await account({ role: 'staff', username: 'prasad', ...at(places.A1) }),
    staffElsewhere: await account({ role: 'staff', ...at(places.A3) }),
  };
  await keepSessions(db);
  return { places, roads, water, people };
}

export type Office = Awaited<ReturnType<typeof insertOffice>>;

/** Sessions that do not expire when a test moves the clock by weeks. */
export const keepSessions = (db: Db) =>
  db.update(sessions).set({ idle_seconds: 2_000_000_000, expires_at: new Date('2090-01-01') });
