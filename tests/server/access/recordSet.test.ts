import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '#contract/index.ts';
import { crudCalls } from '#contract/kernel/crud.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { DEMO_ACCOUNTS } from '#server/transfer/seed/accounts.ts';
import { type Account, openOffice } from './office.ts';
import { recordMaker } from './records.ts';
import { rolesOf } from './rights.ts';
import { idsIn, inPlace, inSight, some, sorted } from './sets.ts';

/** Records, people and places: each account has the same set in lists, by id and by picture. */
const office = await openOffice();
const names = DEMO_ACCOUNTS.map(({ username }) => username.split('@')[0] ?? '');

beforeAll(async () => {
  const { record, leader } = recordMaker(office);
  const homes = ['mla', 'mla2', 'mla3'].map((name) => office.accountOf(name).home);
  const above = homes.map(({ parliament_id }) => ({ parliament_id }));
  for (const place of [...homes, ...above, {}]) {
    for (const contract of contracts) {
      await record(contract, place);
      if (contract.demoField) await record(contract, place, { [contract.demoField]: ' Demo' });
    }
    await leader(place, true);
    await leader(place, null);
  }
}, 300_000);

const get = ({ token }: Account, path: string) => office.send('GET', path, { token });

/** The ids of a list without pages; checks its total. */
async function listed(account: Account, path: string): Promise<number[]> {
  const { status, body } = await get(account, path);
  expect([path, status]).toEqual([path, 200]);
  expect(body.total).toBe(body.data?.length);
  return sorted((body.data ?? []).map(({ id }) => id));
}

/** Of all records of the table, a path returns exactly those of these ids. */
async function expectOpen(account: Account, path: string, all: number[], own: number[]) {
  for (const id of [
    ...some(own, 6),
    ...some(
      all.filter((one) => !own.includes(one)),
      8,
    ),
  ]) {
    const { status } = await get(account, path.replace(':id', String(id)));
    expect([path, id, status]).toEqual([path, id, own.includes(id) ? 200 : 404]);
  }
}

const tableOf = (contract: Contract) => sql.identifier(contract.name.replaceAll('/', '_'));
describe.each(names)('%s', (name) => {
  let account: Account;
  beforeAll(() => {
    account = office.accountOf(name);
  });

  test.each(contracts.map((contract) => [contract.name, contract] as const))(
    '[SCOPE-05, SCOPE-08, API-03] %s: list and single records are one set',
    async (_, contract) => {
      const { path, demoField, placed } = contract;
      if (!rolesOf(crudCalls(contract).list)?.includes(account.role)) {
        expect((await get(account, path)).status).toBe(403);
        return;
      }
      const all = await idsIn(office, sql`${tableOf(contract)}`);
      const seen = placed ? inSight(account) : sql`true`;
      const own = await idsIn(office, sql`${tableOf(contract)} where ${seen}`);
      const shown = demoField ? sql`lower(trim(${sql.identifier(demoField)})) <> 'demo'` : sql`true`;
      const inLists = await idsIn(office, sql`${tableOf(contract)} where ${seen} and ${shown}`);
      expect(own.length > 0 && (placed && account.role !== 'admin' ? own.length < all.length : true)).toBe(
        true,
      );
      expect(await listed(account, path)).toEqual(inLists);
      const { body } = await get(account, `${path}?page=1`);
      expect([body.data?.length, body.total]).toEqual([Math.min(10, inLists.length), inLists.length]);
      await expectOpen(account, `${path}/:id`, all, own);
    },
  );

  test('[LDR-01, VOL-04, SCOPE-08] leaders and volunteers: lists, applications and messages are one set', async () => {
    const all = await idsIn(office, sql`leaders`);
    const where = (condition: SQL) => idsIn(office, sql`leaders where ${inSight(account)} and ${condition}`);
    const own = await where(sql`true`);
    expect(await listed(account, 'leader')).toEqual(own);
    expect(await listed(account, 'leader?status=true')).toEqual(await where(sql`status`));
    expect(await listed(account, 'leader?status=false')).toEqual(await where(sql`status is not true`));
    expect(await listed(account, 'leader?role=volunteer')).toEqual(
      await where(sql`designation = 'volunteer'`),
    );
    await expectOpen(account, 'leader/:id', all, own);
    await expectOpen(account, 'leader/message?leader_id=:id', all, own);
    const { body } = await get(account, `leader/${own[0]}`);
    const whole = account.role !== 'staff';
    expect(['phone' in body, 'water_id_number' in body, 'id_document_path' in body]).toEqual([
      whole,
      whole,
      whole,
    ]);
  });

  test('[GIC-02, DIV-01, SCOPE-08] in-charges: those of the own place, phones not for staff', async () => {
    const staff = sql`users where role = 'staff' and not disabled and ${inPlace(account)}`;
    expect(await listed(account, 'staff')).toEqual(await idsIn(office, staff));
    const { body } = await get(account, 'staff');
    expect(body.data?.some((row) => 'phone' in row) ?? false).toBe(
      account.role !== 'staff' && (body.data?.length ?? 0) > 0,
    );
    for (const { area_id } of [account.home, ...account.abroad]) {
      const there = sql`division_incharge where ${inSight(account)} and area_id = ${area_id}`;
      expect(await listed(account, `division/incharge/search?area_id=${area_id}`)).toEqual(
        await idsIn(office, there),
      );
    }
  });

  test('[SCOPE-01, SCOPE-05, SCOPE-08] places: the own branch, as a list and one by one', async () => {
    const paths: Record<(typeof PLACE_LEVELS)[number], SQL> = {
      parliament: sql`(select id, id as parliament_id, null::int as assembly_id from parliaments) as p`,
      assembly: sql`(select id, parliament_id, id as assembly_id from assemblies) as p`,
      mandal: sql`(select m.id, a.parliament_id, a.id as assembly_id from mandals m
        join assemblies a on a.id = m.assembly_id) as p`,
      area: sql`(select v.id, a.parliament_id, a.id as assembly_id from areas v
        join mandals m on m.id = v.mandal_id join assemblies a on a.id = m.assembly_id) as p`,
    };
    for (const level of PLACE_LEVELS) {
      const own = await idsIn(office, sql`${paths[level]} where ${inSight(account)}`);
      expect(await listed(account, level)).toEqual(own);
      await expectOpen(account, `${level}/:id`, await idsIn(office, paths[level]), own);
    }
  });

  test('[API-06, CAN-01, SCOPE-08] accounts and candidates: none but those of the own place, or one’s own', async () => {
    const { id, role } = account;
    const found = await get(account, 'user/find?keyword=example.org');
    expect([found.status, (await get(account, 'candidate')).status]).toEqual(
      role === 'staff' ? [403, 403] : [200, 200],
    );
    if (role === 'staff') return;
    const near = sql`users where not disabled and username like '%example.org%' and ${inPlace(account)}`;
    expect(sorted((found.body.data ?? []).map((row) => row.id))).toEqual(await idsIn(office, near));
    const own = role === 'admin' ? sql`true` : sql`user_id = ${id}`;
    const candidates = await idsIn(office, sql`candidates where ${own}`);
    expect(await listed(account, 'candidate')).toEqual(candidates);
    await expectOpen(account, 'candidate/:id', await idsIn(office, sql`candidates`), candidates);
  });
});
