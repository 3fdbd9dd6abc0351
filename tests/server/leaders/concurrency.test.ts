import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';
import { installedPostgresql, startPostgresql, type TestServer } from '../postgresql.ts';
import { type Office, openOffice } from './office.ts';

const bin = installedPostgresql();
const TRIES = 6;

/** Only on a server are two transactions really under way at once. */
describe.skipIf(!bin)('at once, on PostgreSQL', () => {
  let server: TestServer;
  let database: Database;
  let office: Office;

  beforeAll(async () => {
    server = startPostgresql(bin ?? '');
    database = await openDatabase({ dataDir: '', databaseUrl: server.url });
    await database.migrate();
    office = await openOffice(database);
  });
  afterAll(async () => {
    await database?.close();
    server?.stop();
  });

  const together = (send: (index: number) => ReturnType<Office['post']>) =>
    Promise.all(Array.from({ length: TRIES }, (_, index) => send(index)));
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('[VOL-02] a person is registered once', async () => {
    const person = office.inCharge();
    const answers = await together(() => office.post('mla', 'app/register', person));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await office.db.$count(appUsers)).toBe(1);
  });

  test('[VOL-02] a person is put in charge of an area once', async () => {
    const person = office.inCharge();
    const answers = await together(() => office.post('mla', 'leader', person));
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: TRIES - 1 }, () => 422)]);
    expect(await office.db.$count(leaders)).toBe(1);
  });

  test('[LDR-03] an application is decided on once', async () => {
    const leader_id = await office.leader();
    const answers = await together((index) =>
      office.post('mla', 'leader/approve', { leader_id, designation: index % 2 ? 'volunteer' : 'areaadmin' }),
    );
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: TRIES - 1 }, () => 422)]);
    expect((await office.get('mla', `leader/${leader_id}`)).body.version).toBe(2);
  });

  test('[GIC-01] a phone signs in to one account', async () => {
    const { parliament_id, assembly_id } = office.places.A1;
    const answers = await together((index) =>
      office.post('mla', 'staff', {
        name: `Person ${index}`,
        phone: '9848012345',
        password: 'Mango season 7',
        parliament_id,
        assembly_id,
      }),
    );
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: TRIES - 1 }, () => 422)]);
  });
});
