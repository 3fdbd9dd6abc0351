import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { V1, V3, V4 } = desk.places;
const record = (name: string, fields: object) => desk.record(desk.admin, { name, ...fields });
await record('a', { ...V1, category_id: desk.roads, assigned: 'Office 1' });
const { id: given } = await record('b', { ...V1, category_id: desk.water });
const { id: closed } = await record('c', { ...V3, category_id: desk.water, assigned: 'Office, second' });
await record('d', { ...V4, category_id: desk.roads });
await desk.post(desk.admin, 'complaint/staff/assign', { complaint_id: given, staff_id: desk.staff.id });
await desk.post(desk.admin, 'complaint/close', { id: closed, message: 'Done' });

/** The names found, with the total that the answer says. */
async function found(query: string, by = desk.admin) {
  const { body } = await desk.get(by, `complaint?page=1&${query}`);
  const names = body.data?.map(({ name }) => name).sort();
  expect([query, body.total]).toEqual([query, names?.length]);
  return names;
}

describe('[GRD-04] filters of grievances take one value or several', () => {
  test('of category, place, person in charge, status and dropdown, with the total of what is found', async () => {
    const { V1, V3, V4, A1 } = desk.places;
    expect(await found(`category=${desk.water}`)).toEqual(['b', 'c']);
    expect(await found(`category[]=${desk.water}&category[]=${desk.roads}`)).toEqual(['a', 'b', 'c', 'd']);
    expect(await found(`category[]=${desk.water}&area_id[]=${V1.area_id}&area_id[]=${V4.area_id}`)).toEqual([
      'b',
    ]);
    expect(await found(`area[]=${V3.area_id}&area[]=${V4.area_id}`)).toEqual(['c', 'd']);
    expect(await found(`assembly=${A1.assembly_id}`)).toEqual(['a', 'b']);
    expect(await found(`staff_id[]=none&staff_id[]=${desk.staff.id}`)).toEqual(['a', 'b', 'c', 'd']);
    expect(await found('last_leader_id[]=none&last_leader_id[]=1')).toEqual(['a', 'b', 'c', 'd']);
    expect(await found('leader_id[]=1&leader_id[]=2')).toEqual([]);
    expect(await found('status[]=open&status[]=closed')).toEqual(['a', 'c', 'd']);
    expect(await found('status[]=reviewed&status[]=closed')).toEqual(['b', 'c']);
    expect(await found(`status[]=reviewed&category[]=${desk.water}`)).toEqual(['b']);
    expect(await found('assigned[]=Office 1&assigned[]=Office, second')).toEqual(['a', 'c']);
  });

  test('an empty one filters nothing, a wrong one is refused by the text of one, and a hundred are enough', async () => {
    expect(await found('category[]=&status[]=')).toEqual(['a', 'b', 'c', 'd']);
    const refused = async (query: string) =>
      (await desk.get(desk.admin, `complaint?page=1&${query}`)).body.errors;
    expect(await refused('status=done')).toEqual({ status: [errorTexts.notChoice] });
    expect(await refused('category=x')).toEqual({ category: [errorTexts.required] });
    expect(await refused('category[]=1&category[]=x')).toEqual({ category: [errorTexts.required] });
    expect(await refused('staff_id[]=1&staff_id[]=x')).toEqual({ staff_id: [errorTexts.notChoice] });
    const many = Array.from({ length: 101 }, (_, index) => `area[]=${index + 1}`).join('&');
    expect(await refused(many)).toEqual({ area: [errorTexts.tooManyValues] });
  });

  test('[SCOPE-05] among the own place another one finds nothing more', async () => {
    const { A1, A2 } = desk.places;
    const both = `assembly[]=${A1.assembly_id}&assembly[]=${A2.assembly_id}`;
    expect(await found(both)).toEqual(['a', 'b', 'c']);
    expect(await found(both, desk.mla)).toEqual(['a', 'b']);
    expect(await found(`assembly[]=${A2.assembly_id}&assembly[]=999`, desk.mla)).toEqual([]);
    expect(await found(`category[]=${desk.roads}&category[]=${desk.water}`, desk.staff)).toEqual(['b']);
  });

  test('[LIST-10] the access log tells each of an export', async () => {
    const both = `category[]=${desk.roads}&category[]=${desk.water}`;
    await desk.get(desk.admin, `complaint?export=yes&${both}&status=open`);
    const { body } = await desk.get(desk.admin, 'privacy/access?kind=export');
    expect(body.data?.[0]?.filters).toMatchObject([
      { name: 'status', value: 'open' },
      { name: 'category', value: 'Roads' },
      { name: 'category', value: 'Water' },
    ]);
  });
});
