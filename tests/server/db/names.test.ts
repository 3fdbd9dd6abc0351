import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { names, namesChanged } from '../../../server/db/names.ts';
import { areas } from '../../../server/db/schema/places.ts';
import { freshDatabase } from '../database.ts';
import { insertPlaces } from '../factories.ts';

const { db } = await freshDatabase();
const { V1 } = await insertPlaces(db);
const id = Number(V1.area_id);
const named = async () => (await names(db)).place('area', id)?.name;
const rename = (tx: Pick<typeof db, 'update'>, name: string) =>
  tx.update(areas).set({ name }).where(eq(areas.id, id));

test('[LIST-07] a name that is changed while names are read is not remembered as it was', async () => {
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
