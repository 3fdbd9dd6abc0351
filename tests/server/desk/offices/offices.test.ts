import { readdirSync, readFileSync } from 'node:fs';
import { isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '#contract/places/place.ts';
import { addFirstAdmin } from '#server/accounts/firstAdmin.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { officeRecord } from '#server/desk/offices/officeRecord.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { names } from '#server/kernel/db/names.ts';
import { testApp } from '../../app.ts';
import { openOffice } from '../../staff/office.ts';

const office = await openOffice();
beforeEach(async () => {
  await office.db.delete(offices);
});

/** The offices that there are, as the names of their places: '' is the state. */
async function seats(): Promise<string[]> {
  const known = await names(office.db);
  const all = await office.db.select().from(offices);
  const records = all.map((row) => officeRecord(row, known));
  return records.map(({ parliament, assembly }) => assembly?.name ?? parliament?.name ?? '').sort();
}

describe('an office is made with the account that is given its place', () => {
  const candidate = (json: object) =>
    office.send('POST', 'candidate', { token: office.tokens.admin, json: { ...json } });

  test('[GRD-01] of a grievance in-charge, when it is opened and when it moves', async () => {
    const { create, update, places, seat } = office;
    const { body } = await create('admin');
    expect(await seats()).toEqual(['A1']);
    await create('mla');
    expect(await seats()).toEqual(['A1']);
    await update('admin', body.id, seat(places.A2));
    await update('admin', body.id, { name: 'Other' });
    expect(await seats()).toEqual(['A1', 'A2']);
  });

  test('[GRD-01] of a candidate, when the seat is given and when it is another', async () => {
    const { account, places, seat, send, tokens } = office;
    const { id } = await account({ role: 'mla' });
    expect(await seats()).toEqual([]);
    const { body } = await candidate({ designation: 'MLA', user_id: id, ...seat(places.A3) });
    expect(await seats()).toEqual(['A3']);
    const { parliament_id } = places.P1;
    const changed = await send('PUT', `candidate/${body.id}`, {
      token: tokens.admin,
      json: { designation: 'MP', parliament_id },
    });
    expect([changed.status, await seats()]).toEqual([200, ['A3', 'P1']]);
  });

  test('[GRD-01] not where the call is refused, nor of an account without a seat', async () => {
    const { create, places, seat, send, tokens } = office;
    expect((await create('mp', { ...seat(places.A2), phone: 'none' })).status).toBe(422);
    const user = { name: 'Ravi', username: 'ravi@example.org', password: 'Mango season 7' };
    expect((await send('POST', 'user', { token: tokens.admin, json: user })).status).toBe(201);
    expect(await seats()).toEqual([]);
  });

  test('[GRD-01] once, however many accounts are given it at the same moment', async () => {
    const { create, places, seat } = office;
    await Promise.all([1, 2, 3, 4].map(() => create('admin', seat(places.A2))));
    expect(await seats()).toEqual(['A2']);
  });
});

test('[GRD-01] the first admin has the state’s', async () => {
  const fresh = await testApp();
  await addFirstAdmin(fresh.db, { email: 'admin@example.org', password: 'Mango season 7' });
  expect(await fresh.db.select().from(offices)).toMatchObject([{ parliament_id: null, assembly_id: null }]);
});

test('[GRD-01] the migration makes those of the accounts that are there', async () => {
  const folder = 'server/kernel/db/migrations';
  const texts = readdirSync(folder).flatMap((file) =>
    file.endsWith('.sql') ? readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint') : [],
  );
  const fill = texts.filter((text) => text.includes('INSERT INTO "offices"'));
  expect(fill).toHaveLength(1);
  const { account, db, places, seat } = office;
  await account({ role: 'mla' });
  await account({ role: 'mp' });
  await account({ role: 'mla', parliament_id: places.P1.parliament_id });
  await account({ role: 'mp', ...seat(places.A2) });
  await account({ role: 'staff', disabled: true, ...seat(places.A2) });
  await db.delete(offices);
  await db.execute(sql.raw(fill[0] ?? ''));
  const made = await seats();
  await db.delete(offices);
  await openOffices(db, await db.select().from(users));
  expect(made).toEqual(await seats());
  expect(made).toEqual(['', 'A1', 'A2', 'A3', 'P1']);
});

test('[GRD-01] a grievance belongs to the nearest office upwards from its assembly', async () => {
  const { db, places, seat } = office;
  const path = async (place: Seat) => {
    const known = await names(db);
    return (await officesOf(db, place)).map((row) => {
      const { parliament, assembly } = officeRecord(row, known);
      return assembly?.name ?? parliament?.name ?? '';
    });
  };
  expect(await path(seat(places.V1))).toEqual([]);
  const state = { parliament_id: null, assembly_id: null };
  await db
    .insert(offices)
    .values([seat(places.P2), state, seat(places.A3), seat(places.P1), seat(places.A2)]);
  expect(await path(seat(places.V4))).toEqual(['A3', 'P2', '']);
  expect(await path(seat(places.V1))).toEqual(['P1', '']);
  expect(await path(seat(places.P1))).toEqual(['P1', '']);
  expect(await path(state)).toEqual(['']);
  await db.delete(offices).where(isNull(offices.assembly_id));
  expect(await path(seat(places.V3))).toEqual(['A2']);
});

test('[GRD-01] a place that is deleted takes its office along', async () => {
  const { db, places, send, tokens } = office;
  const { parliament_id } = places.P1;
  const json = { name: 'A9', parliament_id };
  const assembly_id = Number((await send('POST', 'assembly', { token: tokens.admin, json })).body.id);
  await db.insert(offices).values({ parliament_id, assembly_id });
  expect((await send('DELETE', `assembly/${assembly_id}`, { token: tokens.admin })).status).toBe(200);
  expect(await seats()).toEqual([]);
});
