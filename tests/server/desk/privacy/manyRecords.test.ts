import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintsOf } from '#server/desk/privacy/complaintsOf.ts';
import { openDesk } from '../../complaints/desk.ts';

/** A placeholder that the documentation once recommended for an unknown phone. */
const PHONE = '9000000000';
const RECORDS = 2_500;
const NAMES = 500;

const desk = await openDesk();
await desk.db.execute(sql`
  insert into complaints (complaint_number, name, phone, details, search_text, source, type, is_internal, status,
    category_id, parliament_id, assembly_id, mandal_id, area_id)
  select '2025-' || n, case when n = 1 then 'Demo' else 'Citizen ' || n % ${NAMES}::int end, ${PHONE}, '', '', 'web',
    'complaint', true, case when n % 2 = 0 then 'open' else 'Resolved' end, ${desk.roads},
    ${desk.places.V1.parliament_id}, ${desk.places.V1.assembly_id}, ${desk.places.V1.mandal_id}, ${desk.places.V1.area_id}
  from generate_series(1, ${RECORDS}::int) as n`);

const ask = (path: string, more: object = {}) => desk.post(desk.admin, path, { phone: PHONE, ...more });

describe('[API-03] a phone number with very many records @seldom', () => {
  test('is read in slices, each record once, hidden ones among them', async () => {
    const seen = new Set<number>();
    for await (const slice of complaintsOf(desk.db, { phone: PHONE, persons: [], alone: false }, 300)) {
      expect(slice.length).toBeLessThanOrEqual(300);
      for (const { id } of slice) seen.add(id);
    }
    expect(seen.size).toBe(RECORDS);
  });

  test('is found, and told to stand for none, with the first records and names of all', async () => {
    expect((await ask('privacy/people')).body.data).toMatchObject([{ phone: PHONE, records: RECORDS }]);
    const { status, body } = await ask('privacy/person');
    expect([status, body.placeholder]).toEqual([200, true]);
    expect(body).toMatchObject({ counts: { complaint: RECORDS }, open: RECORDS / 2 });
    expect([body.records, body.names].map((list) => (list as unknown[]).length)).toEqual([200, 200]);
  });

  test('is erased while other calls are answered', async () => {
    const order: string[] = [];
    const erasing = ask('privacy/person/erase', { confirmation: PHONE, open: true }).then((answered) => {
      order.push('erased');
      return answered;
    });
    const listing = desk.list(desk.mla, { page: 1 }).then(() => order.push('listed'));
    await listing;
    expect(await erasing).toMatchObject({ status: 200, body: { records: RECORDS } });
    expect(order).toEqual(['listed', 'erased']);
    expect(await desk.db.$count(complaints, eq(complaints.phone, PHONE))).toBe(0);
    expect(await desk.db.$count(complaints, eq(complaints.name, ERASED))).toBe(RECORDS - 1);
    expect((await ask('privacy/person')).body).toMatchObject({ counts: { complaint: 0 } });
  });
});
