import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { names, namesChanged } from '#server/kernel/db/names.ts';
import { parliaments } from '#server/places/schema/places.ts';
import { insertPlaces } from '../../../worlds/places.ts';
import { openDesk } from '../../complaints/desk.ts';
import { freshDatabase } from '../../database.ts';

const { db } = await freshDatabase();
const { P1 } = await insertPlaces(db);
const id = Number(P1.parliament_id);
const named = async () => (await names(db)).place('parliament', id)?.name;
const rename = (tx: Pick<typeof db, 'update'>, name: string) =>
  tx.update(parliaments).set({ name }).where(eq(parliaments.id, id));

test('[LIST-07] a name that is changed while names are read is not remembered as it was', async () => {
  // These are the first that are read.
  const reading = names(db);
  await rename(db, 'New');
  namesChanged(db);
  await reading;
  expect(await named()).toBe('New');
});

test('[LIST-07] a name that was taken back is not remembered', async () => {
  namesChanged(db);
  const tried = db.transaction(async (tx) => {
    await rename(tx, 'Nowhere');
    await names(tx);
    throw new Error('taken back');
  });
  await expect(tried).rejects.toThrow('taken back');
  expect(await named()).toBe('New');
});

test('after a change they are read with the first that is recorded, and not with each', async () => {
  const desk = await openDesk();
  namesChanged(desk.db);
  await desk.record(desk.mla);
  const asked = vi.spyOn(Object.getPrototypeOf(desk.db._.session), 'prepareQuery');
  await desk.record(desk.mla);
  const statements = asked.mock.calls.map(([query]) => (query as { sql: string }).sql);
  asked.mockRestore();
  expect(statements.some((text) => /insert into "complaints"/.test(text))).toBe(true);
  expect(statements.filter((text) => /from "parliaments"$/.test(text))).toEqual([]);
});
