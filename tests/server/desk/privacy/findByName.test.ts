import { like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { effortOf } from '#server/complaints/search/effort.ts';
import { keywordWords } from '#server/complaints/search/words.ts';
import { openDesk } from '../../complaints/desk.ts';

const RECORDS = 1_000;

test('[SHELL-13, LIST-04] in an office of some hundred complaints a person is found by name', async () => {
  const desk = await openDesk();
  const { parliament_id, assembly_id, mandal_id, area_id } = desk.places.V1;
  await desk.db.execute(sql`
    insert into complaints (complaint_number, name, phone, details, search_text, source, type, is_internal, status,
      category_id, parliament_id, assembly_id, mandal_id, area_id)
    select '2025-' || n, case when n = 7 then 'Yadagiri' else 'Citizen ' || n end, '98480' || 10000 + n, '',
      case when n = 7 then 'yadagiri' else 'citizen ' || n end, 'web', 'complaint', true, 'open', ${desk.roads},
      ${parliament_id}, ${assembly_id}, ${mandal_id}, ${area_id}
    from generate_series(1, ${RECORDS}::int) as n`);
  const found = await desk.post(desk.admin, 'privacy/people', { name: 'Yadagiri' });
  expect(found).toMatchObject({
    status: 200,
    body: { data: [{ phone: '9848010007', names: ['Yadagiri'] }] },
  });

  // Without the index of the sample the planner looks at all of them, which are not more than there are.
  const words = keywordWords('nowhere', { has: like, searches: [] })?.found ?? (() => undefined);
  const { looked } = await desk.db.transaction((tx) => effortOf(tx, { where: undefined, words }));
  expect(looked).toBeLessThanOrEqual(RECORDS);
});
