import { describe, expect, test } from 'vitest';
import { contracts } from '#contract/index.ts';
import { type Account, openOffice } from '../../access/office.ts';
import { recordMaker } from '../../access/records.ts';

/** Who made and who last changed a record: the server knows it from the session, never from a body. */
const office = await openOffice();
const [admin, mla] = ['admin', 'mla'].map(office.accountOf) as [Account, Account];
const nameOf = async ({ token }: Account) =>
  (await office.send('GET', 'me', { token })).body.user as { id: number; name: string };
const who = async (account: Account) => {
  const { id, name } = await nameOf(account);
  return { id, name };
};
const [byAdmin, byMla] = [await who(admin), await who(mla)];
const { record } = recordMaker(office);

describe('[API-01] a record', () => {
  test('says who made it and who changed it last', async () => {
    const json = { name: 'Fair', start_date: '2026-03-01T10:30', created_by: 7, updated_by: 7 };
    const made = await office.send('POST', 'event', { token: mla.token, json });
    expect(made.body).toMatchObject({ created_by: byMla, updated_by: byMla });
    const put = { token: admin.token, json: { name: 'Fête', created_by: 7, updated_by: 7 } };
    const changed = await office.send('PUT', `event/${made.body.id}`, put);
    expect(changed.body).toMatchObject({ created_by: byMla, updated_by: byAdmin });
  });

  test.each(contracts.map((contract) => [contract.name, contract] as const))(
    'an older %s names no user',
    async (_, contract) => {
      const id = await record(contract, mla.home);
      const { body } = await office.send('GET', `${contract.path}/${id}`, { token: admin.token });
      expect(body).toMatchObject({ created_by: null, updated_by: null });
    },
  );

  test('[USR-01, CAN-01] users and candidates say it too', async () => {
    const form = { name: 'Anita', username: 'changed@example.org', password: 'Mango season 7' };
    const user = (await office.send('POST', 'user', { token: admin.token, form })).body;
    expect(user.updated_by).toEqual(byAdmin);
    const { parliament_id } = mla.home;
    const json = { designation: 'MP', user_id: user.id, parliament_id };
    const made = await office.send('POST', 'candidate', { token: admin.token, json });
    expect(made.body.updated_by).toEqual(byAdmin);
  });
});
