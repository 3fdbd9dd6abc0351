import { asc, eq, notExists, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { backfillPersons } from '#server/persons/backfill.ts';
import { complaintPersons, complaintsWithoutPersons, persons } from '#server/persons/schema/persons.ts';
import { insertMany } from '../complaints/many.ts';
import { BUSY_MS, startProcess } from '../processes.ts';
import { environment, founded, openOffice, served } from '../transfer/backup/office.ts';
import { expectSound } from './merging.ts';

const CASES = 6_000;
const PHONES = 150;
/** Which of them are merged depends on the order of their complaints. */
const NAMES = ['Ravi', 'Ravi Kiran', 'Kiran', 'Padma'];
const KILLED_AT = [0.2, 0.4, 0.6];

type Db = Awaited<ReturnType<typeof openOffice>>['database']['db'];
const inOrder = [asc(complaints.created_at), asc(complaints.id)];

/** An office on disk with complaints from before there were persons; their ids, oldest first. */
async function withoutPersons(env: ReturnType<typeof environment>) {
  const { office, desk } = await founded(env);
  for (let left = CASES; left > 0; left -= 1_000) await insertMany(desk, 1_000);
  await desk.db.execute(sql`update complaints set phone = (9848000000 + id % ${PHONES})::text,
    name = (string_to_array(${NAMES.join()}, ','))[1 + id / ${PHONES} % ${NAMES.length}],
    created_at = '2025-01-01T00:00:00Z'::timestamptz + id * 77 % 1000 * interval '1 hour'`);
  await desk.db.insert(complaintsWithoutPersons).values({});
  const rows = await desk.db
    .select({ id: complaints.id })
    .from(complaints)
    .orderBy(...inOrder);
  await office.database.close();
  return { ids: rows.map(({ id }) => id), token: desk.mla.token };
}

/** Of each complaint, oldest first, the first one of its person, and who that is. */
async function owners(db: Db) {
  const found = await db
    .select({ id: complaints.id, person: persons.id, name: persons.name, phones: persons.phones })
    .from(complaints)
    .innerJoin(complaintPersons, eq(complaintPersons.complaint_id, complaints.id))
    .innerJoin(persons, eq(persons.id, complaintPersons.person_id))
    .orderBy(...inOrder);
  const firsts = new Map<number, number>();
  for (const { id, person } of found) if (!firsts.has(person)) firsts.set(person, id);
  return found.map(({ id, person, name, phones }) => [id, firsts.get(person), name, phones.join()]);
}

/** The result of one uninterrupted run. */
async function byOneRun(office: Awaited<ReturnType<typeof openOffice>>) {
  const { db } = office.database;
  await db.execute(sql`truncate complaint_persons, persons, complaints_without_persons cascade`);
  await db.insert(complaintsWithoutPersons).values({});
  const filling = backfillPersons((await served(office)).services);
  await expect.poll(() => db.$count(complaintsWithoutPersons), { timeout: BUSY_MS }).toBe(0);
  await filling.stop();
  return owners(db);
}

test(
  '[PER-03, GRD-15] continues after three kills: each complaint has the person that one run would assign',
  async () => {
    const env = environment();
    const { ids, token } = await withoutPersons(env);
    const start = async () => {
      const server = await startProcess(env, token);
      const has = async (share: number) => {
        const id = ids[Math.ceil(share * CASES) - 1];
        return (await server.call<{ person_id: number | null }>('GET', `complaint/${id}`)).person_id !== null;
      };
      const reached = (share: number) =>
        expect.poll(() => has(share), { interval: 10, timeout: BUSY_MS }).toBe(true);
      return { ...server, has, reached };
    };
    for (const share of KILLED_AT) {
      const server = await start();
      await server.reached(share);
      expect(await server.has(1)).toBe(false);
      await server.kill();
    }
    const server = await start();
    await server.reached(1);
    expect(await server.stop()).toBe(0);

    const office = await openOffice(env);
    const { db } = office.database;
    await expectSound(db);
    const ownCase = db.select().from(complaintPersons).where(eq(complaintPersons.person_id, persons.id));
    expect(await db.$count(persons, notExists(ownCase))).toBe(0);
    const found = await owners(db);
    expect(found).toHaveLength(CASES);
    expect(found).toEqual(await byOneRun(office));
  },
  3 * BUSY_MS,
);
