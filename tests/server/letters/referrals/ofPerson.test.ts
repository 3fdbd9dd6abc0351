import { expect, test } from 'vitest';
import { openReferrals } from './office.ts';

const HERS = { name: 'Lakshmi Devi', phone: '9848400001' };

const desk = await openReferrals();
const first = await desk.sent({}, HERS);
const second = await desk.drafted({ contact_ids: [desk.sita] }, { ...HERS, staff_id: desk.colleague.id });
/** Asked about a case of staff, then about one of a colleague. */
const asked = [first, second];
await desk.sent({}, { name: 'Somebody else', phone: '9848400002' });
const { body } = await desk.get(desk.mla, `complaint/${first.complaint?.id}`);
const person = Number(body.person_id);
const { V1: place } = desk.places;
const about = { title: 'Dry wells', category_id: desk.water, complaint_ids: [first.complaint?.id] };
const cause = await desk.post(desk.mla, 'cause', { ...place, ...about });
const ofCause = await desk.draft(0, { complaint_id: null, cause_id: cause.body.id });
expect(ofCause.status).toBe(201);
const ofPerson = async (by: { id: number; token: string }, query = '') =>
  (await desk.get(by, `referral?person_id=${person}${query}`)).body;
const ids = async (by: { id: number; token: string }) => (await ofPerson(by)).data?.map(({ id }) => id);

test('[PER-08, REF-01] what was asked about the cases of a person, the newest first, and nothing of others or of causes', async () => {
  const [first, second] = asked;
  expect(await ofPerson(desk.mla)).toMatchObject({
    total: 2,
    data: [
      { id: second?.id, state: 'draft', department: { name: 'Rural Water Supply' }, days: null },
      {
        ...{ id: first?.id, state: 'sent', department: { name: 'Roads and Buildings' }, days: 0 },
        complaint: { id: first?.complaint?.id, complaint_number: first?.complaint?.complaint_number },
      },
    ],
  });
  expect((await ofPerson(desk.mla, '&per_page=1&page=2')).data).toMatchObject([{ id: first?.id }]);
  expect((await ofPerson(desk.mla, '&stage=waiting')).data).toMatchObject([{ id: first?.id }]);
});

test('[PER-07, PER-08] each sees those of the own cases; who sends for the office all, without leading into a case', async () => {
  const [first, second] = asked.map(({ id }) => id);
  expect([await ids(desk.staff), await ids(desk.colleague)]).toEqual([[first], [second]]);
  const sends = (await ofPerson(desk.dispatcher)).data;
  expect(sends).toMatchObject([
    { id: second, complaint: { id: null } },
    { id: first, complaint: { id: null } },
  ]);
});

test('[PER-08, PER-12, SCOPE-08] a person of another place is not found; a merged person is the survivor', async () => {
  const listed = await desk.get(desk.otherMla, `referral?person_id=${person}`);
  expect(listed.status).toBe(404);
  const other = await desk.record(desk.mla, { name: 'Laxmi Devi Rao', phone: '9848400003' });
  const persons = [person, other.person_id];
  const survivor = Number(other.person_id);
  const merged = await desk.post(desk.mla, 'person/merge', {
    ...{ person_ids: persons, survivor_id: survivor, fields: {}, phones: ['9848400003'] },
  });
  expect(merged.status).toBe(201);
  expect(await ids(desk.mla)).toEqual([asked[1]?.id, asked[0]?.id]);
});
