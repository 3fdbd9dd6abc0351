import { sql } from 'drizzle-orm';
import { test } from 'vitest';
import { openReferrals } from './office.ts';

test('many', async () => {
  const desk = await openReferrals();
  const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const [o] = (await desk.db.execute<{ id: number }>(sql`select id from offices where code = 'HZB'`)).rows;
  await desk.db.execute(sql`
    insert into referrals (office_id, number, complaint_id, contact_id, category_id, way, subject, request, state, sent_at, due_on, answered_at, reminders, version)
    select ${o?.id}, g, ${id}, case when g % 2 = 0 then ${desk.ravi}::int else ${desk.sita}::int end,
      case when g % 2 = 0 then ${desk.roadsDepartment}::int else ${desk.waterDepartment}::int end,
      'letter', 'Road ' || g, 'Repair', case when g % 5 = 0 then 'sent' when g % 5 = 1 then 'answered' else 'accepted' end,
      now() - (g % 400) * interval '1 day', (date '2026-03-02' - 20 + (g % 40)), case when g % 5 > 0 then now() - (g % 390) * interval '1 day' end, 0, 1
    from generate_series(1, 500000) g`);
  await desk.db.execute(sql`
    insert into inward_letters (office_id, year, counter, number, received_on, sender, way, subject, is_matched, version)
    select ${o?.id}, 2000 + g / 50000, g, 'HZB/IN/X/' || g, date '2020-01-01' + g / 300, 'R', 'letter', 'S', g % 1000 > 0, 1 from generate_series(1, 500000) g`);
  await desk.db.execute(sql`analyze`);
  const time = async (path: string) => {
    const times: number[] = [];
    for (let n = 0; n < 15; n++) {
      const begun = performance.now();
      const { status } = await desk.get(desk.mla, path);
      if (status !== 200) throw new Error(path);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    console.info('TIME', path, times[7]?.toFixed(1));
  };
  for (const path of ['referral/waiting?per_page=25', 'referral/waiting?per_page=25&page=30', `referral/waiting?category_id=${desk.roadsDepartment}`, `referral/waiting?contact_id=${desk.ravi}&overdue=1`, 'referral?stage=to_send', 'referral?stage=answered', 'referral?stage=waiting', 'referral/figures', 'register/inward?per_page=25', 'register/inward?unmatched=1', 'register/inward?per_page=25&page=40', 'complaint?given=answered&page=1', 'desk/day']) await time(path);
}, 900_000);
