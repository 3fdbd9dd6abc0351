import { expect, test } from 'vitest';
import { contracts } from '#contract/index.ts';
import { type Contract, references } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { isRequired } from '#contract/kernel/fields.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import type { Answered } from '../app.ts';
import { sampleOf } from '../kernel/records/sample.ts';
import { openServer, refused, tally, together } from './server.ts';

/** Editors who have loaded the same version save at once: one succeeds, the others get the saved record. */
const { desk, send } = await openServer();
const { admin, mla, mp } = desk;
const EDITORS = 10;

/** Who named the version that everybody had is the only one who has written, and the others were shown that record. */
function expectOneWriter(answers: Answered[], version: number): Answered['body'] {
  expect(tally(answers)).toEqual({ 200: 1, 409: EDITORS - 1 });
  const written = answers.find(({ status }) => status === 200)?.body ?? {};
  expect(written.version).toBe(version + 1);
  for (const { body } of refused(answers)) {
    expect(body).toMatchObject({ message: errorTexts.newerVersion, current: { version: version + 1 } });
  }
  return written;
}

test('[UPD-01] of ten editors of a complaint one saves', async () => {
  const { id } = await desk.record(mla);
  const answers = await together(EDITORS, (index) =>
    send(index % 2 ? mla : mp, 'PUT', `complaint/${id}`, { json: { name: `Name ${index}`, version: 1 } }),
  );
  const written = expectOneWriter(answers, 1);
  for (const { body } of refused(answers)) expect(body.current).toMatchObject({ name: written.name });
  expect((await send(mla, 'GET', `complaint/${id}`)).body).toMatchObject({ name: written.name, version: 2 });
});

test('[UPD-01, DET-05] refuses to resolve or reopen an unread version', async () => {
  const { id } = await desk.record(mla);
  const edit = { json: { name: 'Another name', version: 1 } };
  const close = { json: { id, message: 'Done', version: 1 } };
  const answers = await together(EDITORS, (index) =>
    index % 2 ? send(mla, 'PUT', `complaint/${id}`, edit) : send(mp, 'POST', 'complaint/close', close),
  );
  const { 200: done, 409: newer = 0, 422: closed = 0, ...other } = tally(answers);
  expect([done, newer + closed, other]).toEqual([1, EDITORS - 1, {}]);
  expect((await send(mla, 'GET', `complaint/${id}`)).body.version).toBe(2);
});

async function record(contract: Contract): Promise<number> {
  const form: Record<string, unknown> = {
    ...(await sampleOf(contract)),
    ...(contract.placed ? desk.places.V1 : {}),
  };
  for (const field of contract.unique) form[field] = crypto.randomUUID();
  for (const { field, to } of references(contract)) {
    const schema = contract.input[field];
    const other = schema && isRequired(schema) && contracts.find(({ name }) => name === to);
    if (other) form[field] = await record(other);
  }
  const { status, body } = await send(admin, 'POST', contract.path, { form });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

test.each(contracts.map((contract) => [contract.name, contract] as const))(
  '[UPD-05] of ten editors of one %s one saves',
  async (_, contract) => {
    const id = await record(contract);
    const [field = ''] = contract.search;
    const answers = await together(EDITORS, (index) =>
      send(admin, 'PUT', `${contract.path}/${id}`, { json: { [field]: `Text ${id} ${index}`, version: 1 } }),
    );
    const written = expectOneWriter(answers, 1);
    const { body } = await send(admin, 'GET', `${contract.path}/${id}`);
    expect(body).toEqual(written);
  },
);

test.each(contracts.map((contract) => [contract.name, contract] as const))(
  'one %s that is deleted while it is edited is gone for everybody',
  async (_, contract) => {
    const id = await record(contract);
    const [field = ''] = contract.search;
    const answers = await together(EDITORS, (index) =>
      index === 3 || index === 6
        ? send(admin, 'DELETE', `${contract.path}/${id}`)
        : send(admin, 'PUT', `${contract.path}/${id}`, { json: { [field]: `Text ${id} ${index}` } }),
    );
    const { 200: done = 0, 404: gone = 0, ...other } = tally(answers);
    expect([done + gone, other]).toEqual([EDITORS, {}]);
    expect(gone).toBeGreaterThan(0);
    expect((await send(admin, 'GET', `${contract.path}/${id}`)).status).toBe(404);
  },
);

test('[PROF-05, PROF-06] of ten who save one profile one does', async () => {
  const [candidate] = await desk.db.insert(candidates).values({ user_id: mla.id }).returning();
  const profile = { phone: '9848012345', email: 'a@example.org', custom_designation: 'Member', version: 1 };
  const answers = await together(EDITORS, (index) =>
    send(index % 2 ? mla : admin, 'PUT', `candidate/${candidate?.id}`, {
      form: { ...profile, address: `Camp Office ${index}` },
    }),
  );
  const { address } = expectOneWriter(answers, 1);
  expect((await send(mla, 'GET', `candidate/${candidate?.id}`)).body).toMatchObject({ address, version: 2 });
});

test.each([
  ['GIC-02', 'staff', 'staff'],
  ['USR-01', 'user', 'mla'],
] as const)('[%s] of ten who change one account of %s one does', async (_, path, role) => {
  const { parliament_id, assembly_id } = desk.places.A1;
  const [account] = await desk.db
    .insert(users)
    .values({
      name: 'Somebody',
      username: `${path}@example.org`,
      password_hash: '',
      role,
      parliament_id,
      assembly_id,
    })
    .returning();
  const answers = await together(EDITORS, (index) =>
    send(admin, 'PUT', `${path}/${account?.id}`, { json: { name: `Name ${index}`, version: 1 } }),
  );
  expectOneWriter(answers, 1);
});
