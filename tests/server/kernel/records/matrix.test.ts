import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Action, can, ROLES, type Role } from '#contract/access/policies.ts';
import { contracts } from '#contract/index.ts';
import { type Contract, recordShape, references } from '#contract/kernel/define.ts';
import { isRequired } from '#contract/kernel/fields.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { insertPlaces } from '../../../worlds/places.ts';
import { testApp } from '../../app.ts';
import { sampleOf } from './sample.ts';

/** Every contract, every role, every call: on a record of the caller's place, of another place, and on none. */
const app = await testApp();
const tokens = {} as Record<Role, string>;
const MISSING = 999_999;
const places = await insertPlaces(app.db);
const of = { admin: {}, mp: places.P1, mla: places.A1, staff: places.A1 };
for (const role of ROLES) {
  const { parliament_id = null, assembly_id = null }: Partial<PlaceIds> = of[role];
  tokens[role] = (await app.account({ role, parliament_id, assembly_id })).token;
}

async function record(contract: Contract, place: object): Promise<number> {
  const form = { ...(await sampleOf(contract)), ...(contract.placed ? place : {}) };
  for (const field of contract.unique) form[field] = crypto.randomUUID();
  for (const { field, to } of references(contract)) {
    const schema = contract.input[field];
    const other = schema && isRequired(schema) && contracts.find(({ name }) => name === to);
    if (other) form[field] = await record(other, place);
  }
  const { status, body } = await app.send('POST', contract.name, { token: tokens.admin, form });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  describe.each(ROLES)('as %s', (role) => {
    const allowed = (action: Action) => can({ role, duties: [] }, action, contract.policy);
    /** The answer of a call on a record of another place. */
    const abroad = role === 'admin' || !contract.placed ? 200 : 404;
    const token = () => tokens[role];

    test('[SCOPE-05, SCOPE-08, API-03, API-05] the list holds what the caller may see', async () => {
      const [own, foreign] = [await record(contract, places.V1), await record(contract, places.V4)];
      const { status, body } = await app.send('GET', name, { token: token() });
      expect(status).toBe(allowed('list') ? 200 : 403);
      if (!allowed('list')) return;
      const ids = body.data?.map(({ id }) => id);
      expect(ids).toContain(own);
      expect(ids?.includes(foreign)).toBe(abroad === 200);
      expect(body.total).toBe(ids?.length);
    });

    test.each([
      ['show', 'GET', {}],
      ['edit', 'PUT', { json: {} }],
      ['delete', 'DELETE', {}],
    ] as const)(
      '[SCOPE-08, API-05] %s: own place, another place, no such record',
      async (action, method, sent) => {
        const [own, foreign] = [await record(contract, places.V1), await record(contract, places.V4)];
        const call = async (id: number) =>
          (await app.send(method, `${name}/${id}`, { token: token(), ...sent })).status;
        const [here, elsewhere, nowhere] = allowed(action) ? [200, abroad, 404] : [403, 403, 403];
        expect(await call(foreign)).toBe(elsewhere);
        expect(await call(MISSING)).toBe(nowhere);
        expect(await call(own)).toBe(here);
      },
    );

    test('[SCOPE-03, API-05] create: what is answered has the shape of the contract and the caller’s place', async () => {
      const form = { ...(await sampleOf(contract)), ...(contract.placed ? places.V1 : {}) };
      const { status, body } = await app.send('POST', name, { token: token(), form });
      expect(status).toBe(allowed('create') ? 201 : 403);
      if (!allowed('create')) return;
      expect(z.safeParse(z.object(recordShape(contract)), body).error).toBeUndefined();
      if (contract.placed) expect(body).toMatchObject({ ...places.V1, area: { name: 'V1' } });
      expect((await app.send('GET', `${name}/${body.id}`, { token: token() })).body).toEqual(body);
    });
  });

  test('[API-05] nothing without a token', async () => {
    const id = await record(contract, places.V1);
    expect((await app.send('GET', name)).status).toBe(401);
    expect((await app.send('DELETE', `${name}/${id}`)).status).toBe(401);
    expect((await app.send('GET', `${name}/${id}`, { token: tokens.admin })).status).toBe(200);
  });
});
