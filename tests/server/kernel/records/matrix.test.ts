import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Action, can, ROLES } from '#contract/access/policies.ts';
import { contracts } from '#contract/index.ts';
import { recordShape } from '#contract/kernel/define.ts';
import { openDesk } from '../../complaints/desk.ts';
import { sampleOf } from './sample.ts';

/** Every contract by every role; `tests/server/access/` makes all calls on records of each place. */
const { places, send, tokens } = await openDesk();

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  describe.each(ROLES)('as %s', (role) => {
    const allowed = (action: Action) => can({ role, duties: [] }, action, contract.policy);
    const token = tokens[role];

    test('[SCOPE-03, API-05] create: what is answered has the shape of the contract and the caller’s place', async () => {
      const form = { ...(await sampleOf(contract)), ...(contract.placed ? places.V1 : {}) };
      const { status, body } = await send('POST', name, { token, form });
      expect(status).toBe(allowed('create') ? 201 : 403);
      if (!allowed('create')) return;
      expect(z.safeParse(z.object(recordShape(contract)), body).error).toBeUndefined();
      if (contract.placed) expect(body).toMatchObject({ ...places.V1, area: { name: 'V1' } });
      expect((await send('GET', `${name}/${body.id}`, { token })).body).toEqual(body);
    });
  });
});
