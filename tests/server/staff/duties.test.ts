import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openOffice } from './office.ts';

const office = await openOffice();
const created = async (given = {}) =>
  (await office.create('admin', given)).body as { id: number; version: number };
const dutiesOf = async (id: number) => (await office.stored(id))?.duties;

describe('giving duties', () => {
  test.each(['admin', 'mp', 'mla'] as const)('[GRD-02] %s gives and takes them in place', async (by) => {
    const { update, list } = office;
    const { id } = await created();
    const given = await update(by, id, { duties: ['desk_head', 'verifier', 'desk_head'] });
    expect([given.status, given.body.duties]).toEqual([200, ['desk_head', 'verifier']]);
    expect(await list(by)).toContainEqual(given.body);
    expect((await update(by, id, { name: 'Sunitha' })).body.duties).toEqual(['desk_head', 'verifier']);
    expect((await update(by, id, { duties: [] })).body.duties).toEqual([]);
  });

  test('[GRD-02, SCOPE-08] mp and mla give none outside their place, staff give none at all', async () => {
    const { update, places, seat, send, tokens } = office;
    const duties = ['desk_head'];
    const { id: far } = await created(seat(places.A3));
    for (const by of ['mp', 'mla'] as const) expect((await update(by, far, { duties })).status).toBe(404);
    const { id: near } = await created(seat(places.A2));
    expect((await update('mla', near, { duties })).status).toBe(404);
    const { user } = (await send('GET', 'me', { token: tokens.staff })).body as { user?: { id: number } };
    expect((await update('staff', user?.id, { duties })).status).toBe(403);
    expect([await dutiesOf(far), await dutiesOf(near), await dutiesOf(user?.id ?? 0)]).toEqual([[], [], []]);
  });

  test('[GRD-02] a new account has no duties, whatever is sent', async () => {
    const { body } = await office.create('admin', { duties: ['desk_head'] });
    expect(body.duties).toEqual([]);
  });

  test('[GRD-02, API-04] refuses an unknown duty under its field, and changes nothing', async () => {
    const { id } = await created();
    for (const duties of [['admin'], 'mla', [['desk_head']], [7], { desk_head: true }]) {
      const { status, body } = await office.update('admin', id, { duties });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['duties']]);
      expect(body.errors?.duties?.[0]).toBe(errorTexts.notChoice);
    }
    expect(await office.stored(id)).toMatchObject({ duties: [], version: 1 });
  });

  test('[GRD-02, SCOPE-08] staff do not learn the duties of others, each learns the own', async () => {
    const { update, list, signIn, send } = office;
    const { id } = await created();
    await update('admin', id, { duties: ['desk_head'] });
    const seen = (await list('staff')).find((row) => row.id === id);
    expect(seen).toMatchObject({ id });
    expect(seen).not.toHaveProperty('duties');
    const { body } = await send('GET', 'me', { token: await signIn(id) });
    expect(body).toMatchObject({ role: 'staff', duties: ['desk_head'] });
  });
});

test('[GRD-02] a duty holds from the next call of a session on, and ends with it', async () => {
  const { update, signIn, send } = office;
  const { id } = await created();
  const token = await signIn(id);
  const assign = async () =>
    (await send('POST', 'complaint/staff/assign', { token, json: { complaint_id: 1, staff_id: id } })).status;
  expect(await assign()).toBe(403);
  await update('mla', id, { duties: ['desk_head'] });
  expect(await assign()).toBe(404);
  await update('mla', id, { duties: [] });
  expect(await assign()).toBe(403);
});
