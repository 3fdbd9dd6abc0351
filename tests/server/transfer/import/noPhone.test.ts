import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

const desk = await openDesk();
registerHandlers(desk.services);

const sent = (path: string, phones: string[], phone: object) => {
  const rows = phones.map((mobile, index) => ({ ...cases(1)[0], unique_key: `${path}${index}`, mobile }));
  const form = { file: csvFile(rows), map: JSON.stringify({ ...CASE_MAP, phone }) };
  return desk.send('POST', path, { token: desk.admin.token, form });
};

describe('[CRE-17] an import where phones are not known', () => {
  const phones = ['9848012345', '', 'NA', '-', '9000000000', '+91 99999 99999', '0000000000'];

  test('reports empty cells and numbers that mean none', async () => {
    expect(await sent('complaint/import', phones, { column: 'mobile', unknown: true })).toMatchObject({
      status: 201,
    });
    await desk.services.jobs.runDue();
    const rows = await desk.db.select().from(complaints).orderBy(complaints.id);
    expect(rows.map(({ phone }) => phone)).toEqual(['9848012345', '', '', '', '', '', '']);
  });

  test('needs no column for them', async () => {
    const { body } = await sent('complaint/import/preview', phones, { unknown: true });
    expect(body).toMatchObject({ error_count: 0, created: 7 });
  });

  test('still names a number that is wrong', async () => {
    const { body } = await sent('complaint/import/preview', ['98480'], { column: 'mobile', unknown: true });
    expect(body.errors).toMatchObject([
      { row: 2, message: `phone: "98480": ${errorTexts.phoneHas5} (cell H2)` },
    ]);
  });

  test('and otherwise names every one of them', async () => {
    const { body } = await sent('complaint/import/preview', ['', 'NA'], { column: 'mobile' });
    expect(body.error_count).toBe(2);
  });
});

test('[UPD-01] a grievance without a phone can be edited, and a phone that is known is not taken away', async () => {
  const [without] = await desk.db.select().from(complaints).orderBy(complaints.id).offset(1).limit(1);
  const put = (id: number, json: object) => desk.put(desk.mla, `complaint/${id}`, json);
  const id = without?.id ?? 0;
  expect((await put(id, { name: 'Lakshmi', phone: '' })).body).toMatchObject({ name: 'Lakshmi', phone: '' });
  expect((await put(id, { phone: '9848012345' })).body.phone).toBe('9848012345');
  expect(refusalOf(await put(id, { phone: '' }), 'phone')).toEqual([errorTexts.required]);
  expect(refusalOf(await put(id, { phone: '12' }), 'phone')).toEqual([errorTexts.phoneHas2]);
});

test('[API-05] numbers that mean none', () => {
  const none = ['9000000000', '9999999999', '0000000000', '1234567890', '9876543210', '0123456789'];
  const real = ['9848022338', '9000012345', '9999900000', '7000000001'];
  expect([none, real].map((list) => list.map(isPlaceholderPhone))).toEqual([
    none.map(() => true),
    real.map(() => false),
  ]);
});
