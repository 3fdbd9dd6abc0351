import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/kernel/day.ts';
import { factDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { type Figures, figuresOf } from '#server/teamwork/workload/figures.ts';
import { openDesk } from '../../complaints/desk.ts';

const TODAY = '2026-06-19';
const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(complaints);
  desk.clock.now = new Date(`${TODAY}T11:00:00+05:30`);
});

const figures = () => figuresOf(desk.db, [desk.places.A1.assembly_id, desk.places.A2.assembly_id], TODAY);

/** The same, counted one by one as lists have it. */
async function counted(): Promise<Figures[]> {
  const goesOn = sql`stopped_on is null and (paused_until is null or paused_until <= ${TODAY}::date)`;
  const near = sql`between ${TODAY}::date and ${addDays(TODAY, 6)}::date`;
  const of = (condition: SQL) => sql`count(*) filter (where ${condition})::int`;
  const { rows } = await desk.db.execute(sql`
    select coalesce(complaints.staff_id, 0) as staff_id, count(*)::int as open,
      ${of(sql`${goesOn} and due_on < ${TODAY}::date`)} as overdue,
      ${of(sql`${goesOn} and risk_on <= ${TODAY}::date and due_on >= ${TODAY}::date`)} as at_risk,
      ${of(sql`stopped_on is null and due_on ${near}`)} as due_soon,
      ${of(sql`stopped_on is null and paused_until > ${TODAY}::date`)} as paused,
      ${of(sql`date >= ${addDays(TODAY, -6)}::date`)} as recent
    from complaints left join complaint_clocks on complaint_id = id
    where status_group <> 'closed' and not complaints.hidden
      and complaints.assembly_id in (${desk.places.A1.assembly_id}, ${desk.places.A2.assembly_id}) group by 1 order by 1`);
  return rows as unknown as Figures[];
}

async function expectExact() {
  expect(await factDifferences(desk.db)).toEqual([]);
  const found = (await figures()).map(({ oldest: _, ...numbers }) => numbers).filter(({ open }) => open > 0);
  expect(found.sort((one, other) => one.staff_id - other.staff_id)).toEqual(await counted());
}

describe('[SLA-21] the figures of the workload', () => {
  test('agree with a full count after every kind of change @seldom', async () => {
    const { staff, colleague, places } = desk;
    const day = fc.integer({ min: -70, max: 40 }).map((days) => addDays(TODAY, days));
    const dayOrNone = fc.option(day, { nil: null });
    const who = fc.constantFrom(staff.id, colleague.id, null);
    const which = fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });
    const among = (nths: readonly number[]) => sql`id % 7 in ${nths}`;
    const ofThose = (nths: readonly number[]) => sql`complaint_id % 7 in ${nths}`;
    const statement = fc.oneof(
      fc
        .record({ all: which, to: who })
        .map(({ all, to }) => sql`update complaints set staff_id = ${to}::int where ${among(all)}`),
      fc
        .record({ all: which, to: fc.constantFrom('open', 'reviewed', 'close') })
        .map(({ all, to }) => sql`update complaints set status = ${to} where ${among(all)}`),
      fc
        .record({ all: which, to: fc.constantFrom('demo', 'Ramulu') })
        .map(({ all, to }) => sql`update complaints set name = ${to} where ${among(all)}`),
      fc
        .record({ all: which, to: fc.constantFrom(places.V1, places.V3) })
        .map(
          ({ all, to }) =>
            sql`update complaints set assembly_id = ${to.assembly_id}::int, mandal_id = ${to.mandal_id}::int, area_id = ${to.area_id}::int where ${among(all)}`,
        ),
      fc
        .record({ all: which, due: dayOrNone })
        .map(
          ({ all, due }) =>
            sql`update complaint_clocks set due_on = ${due}::date, risk_on = ${due}::date - 3 where ${ofThose(all)}`,
        ),
      fc
        .record({ all: which, to: dayOrNone })
        .map(
          ({ all, to }) => sql`update complaint_clocks set paused_until = ${to}::date where ${ofThose(all)}`,
        ),
      fc
        .record({ all: which, to: dayOrNone })
        .map(
          ({ all, to }) => sql`update complaint_clocks set stopped_on = ${to}::date where ${ofThose(all)}`,
        ),
      which.map((all) => sql`delete from complaint_clocks where ${ofThose(all)} and complaint_id % 2 = 0`),
      fc
        .record({ all: which, on: day })
        .map(
          ({ all, on }) =>
            sql`update complaints set created_at = ${on}::date + interval '9 hours' where ${among(all)}`,
        ),
      fc.constant(sql`delete from complaints where id = (select min(id) from complaints)`),
    );
    for (const place of [places.V1, places.V1, places.V3, places.V1, places.V1])
      await desk.record(desk.admin, { ...place });
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { minLength: 5, maxLength: 20 }), async (steps) => {
        for (const place of [places.V1, places.V3]) await desk.record(desk.admin, { ...place });
        for (const each of steps) await desk.db.execute(each);
        // A closed complaint has no running clock; every call that closes stops it.
        await desk.db.execute(sql`update complaint_clocks set stopped_on = case when status_group = 'closed' then ${TODAY}::date end
          from complaints where id = complaint_id`);
        await expectExact();
      }),
      { numRuns: 12 },
    );
  });
});
