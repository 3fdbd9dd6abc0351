import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openCauses, refusal } from './office.ts';

const office = await openCauses();

const put = (id: number, json: object, by = office.mp) => office.put(by, `complaint/${id}`, json);
const latest = async (id: number) =>
  (await office.get(office.admin, `complaint/timeline?complaint_id=${id}`)).body.data?.[0];

test('[PER-18] a grievance that moves to another constituency leaves its cause, and its timeline says so', async () => {
  const { cause, many, members, places } = office;
  const [one = 0, two = 0] = await many(2);
  const { id, number } = (await cause([one, two])).body;
  const { body } = await put(one, { ...places.V3 });
  expect(body).toMatchObject({ assembly_id: places.V3.assembly_id, cause: null });
  expect((await members(id)).map(({ complaint_id }) => complaint_id)).toEqual([two]);
  expect(await latest(one)).toMatchObject({
    action: 'leftCause',
    changes: [{ field: 'cause', from: number, to: null }],
  });
  const moved = await put(two, { ...places.V2 });
  expect(moved.body).toMatchObject({ area_id: places.V2.area_id, cause: { id } });
});

test('[PER-18, LIST-13] refuses hidden complaints, and removes one that becomes hidden', async () => {
  const { cause, many, members, mla, post, record } = office;
  const [one = 0] = await many(1);
  const { id } = (await cause([one])).body;
  const hidden = await record(mla, { name: 'Demo', phone: '9848300002' });
  const added = await post(mla, `cause/${id}/member`, { complaint_ids: [hidden.id] });
  expect(refusal(added)).toEqual([422, { complaint_ids: [errorTexts.unknownChoice] }]);
  await put(one, { name: 'demo' });
  expect(await members(id)).toEqual([]);
});
