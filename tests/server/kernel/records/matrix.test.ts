import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Action, can, ROLES, type Role } from '#contract/access/policies.ts';
import { contracts } from '#contract/index.ts';
import { recordShape } from '#contract/kernel/define.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { insertPlaces } from '../../../worlds/places.ts';
import { testApp } from '../../app.ts';
import { sampleOf } from './sample.ts';

/** Every contract by every role; `tests/server/access/` makes all calls on records of each place. */
const app = await testApp();
const tokens = {} as Record<Role, string>;
const places = await insertPlaces(app.db);
const of = { admin: {}, mp: places.P1, mla: places.A1, staff: places.A1 };
for (const role of ROLES) {
  const { parliament_id = null, assembly_id = null }: Partial<PlaceIds> = of[role];
  tokens[role] = (await app.account({ role, parliament_id, assembly_id })).token;
}

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  describe.each(ROLES)('as %s', (role) => {
    const allowed = (action: Action) => can({ role, duties: [] }, action, contract.policy);
    const token = () => tokens[role];

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
});
