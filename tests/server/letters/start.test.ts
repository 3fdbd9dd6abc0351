import { expect, test } from 'vitest';
import type { LetterStart } from '#contract/letters/letter.ts';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { insertContact, insertDepartment } from '../../worlds/contacts.ts';
import { openDesk } from '../complaints/desk.ts';

const desk = await openDesk();
let department = 0;

/** The only departments and officers that there are, those of the category in this order. */
async function officers(...given: { name: string; at?: object }[]) {
  for (const table of [referrals, contacts, contactCategories]) await desk.db.delete(table);
  const other = await insertDepartment(desk.db, 'Aviation');
  await insertContact(desk.db, {}, { name: 'Aaa', department: other });
  const { id, category } = await desk.record(desk.mla);
  department = await insertDepartment(desk.db, (category as { name: string }).name);
  const ids: number[] = [];
  for (const { name, at } of given) ids.push(await insertContact(desk.db, at ?? {}, { name, department }));
  namesChanged(desk.db);
  const started = async (by = desk.mla) =>
    (await desk.get(by, `letter/start?complaint_id=${id}`)).body as unknown as LetterStart;
  return { ids, id: Number(id), started };
}

test('[REF-03] a letter begins with the officer of the department of the category', async () => {
  const { ids, started } = await officers({ name: 'Zakir' });
  expect(await started()).toMatchObject({
    contact_id: ids[0],
    contact: { name: 'Zakir', designation: 'Executive Engineer', category: { id: department } },
  });
});

test('[REF-03] begins with nobody where no department fits, or nobody holds a post there', async () => {
  expect(await (await officers()).started()).toMatchObject({ contact_id: null, contact: null });
  const { started } = await officers({ name: 'Zakir' });
  await desk.db.update(contacts).set({ is_vacant: true });
  expect(await started()).toMatchObject({ contact_id: null, contact: null });
});

test('[REF-03] takes the nearest of several officers, never the first of a list', async () => {
  const { A1, A2 } = desk.places;
  const at = ({ parliament_id, assembly_id }: typeof A1) => ({ parliament_id, assembly_id });
  const near = await officers(
    { name: 'Secretary' },
    { name: 'Elsewhere', at: at(A2) },
    { name: 'Near', at: at(A1) },
  );
  expect((await near.started()).contact_id).toBe(near.ids[2]);
});

test('[REF-03] takes whom the office asked last of several officers of one place, else nobody', async () => {
  const { ids, id, started } = await officers({ name: 'One' }, { name: 'Two' });
  expect((await started()).contact_id).toBeNull();
  const asked = { complaint_id: id, contact_ids: [ids[1]], way: 'phone', subject: 'Road', request: 'Repair' };
  const { body } = await desk.post(desk.mla, 'referral', asked);
  expect((await started()).contact_id).toBeNull();
  await desk.post(desk.mla, `referral/${body.data?.[0]?.id}/dispatch`, {});
  expect((await started()).contact_id).toBe(ids[1]);
});
