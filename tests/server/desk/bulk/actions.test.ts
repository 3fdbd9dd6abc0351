import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays, DAY_MS, dayOf } from '#contract/kernel/day.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { expireTasks } from '#server/desk/tasks/expire.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { insertContact } from '../../../worlds/contacts.ts';
import type { Grievances } from '../../../worlds/grievances.ts';
import { openGrievances } from '../../complaints/grievances.ts';
import { type BulkOffice, openBulk } from './office.ts';

let office: BulkOffice;
let world: Grievances;
beforeEach(async () => {
  const desk = await openGrievances();
  world = desk;
  office = await openBulk(desk);
});

/** Two that can be changed, one each that is resolved, merged, from the app, of another constituency and in another cause. */
async function cases() {
  const { open, withFiles, resolved, merged, fromApp, elsewhere, forwarded } = world.grievances;
  const number = (await office.cause([forwarded], { title: 'Another matter' })).body.number;
  return {
    ids: [open, withFiles, resolved, merged, fromApp, elsewhere, forwarded],
    refusals: { closed: resolved, merged, app: fromApp, elsewhere, taken: forwarded },
    mergedInto: `This grievance was merged into ${await office.numberOf(open)}.`,
    inOther: `Grievance ${await office.numberOf(forwarded)} belongs to cause ${number}.`,
  };
}

const on = addDays(dayOf(new Date('2026-03-02T04:30:00Z')), 3);
const URGENT = { kind: 'priority', priority: 'urgent' };
const { alreadyResolved, appComplaint, causeElsewhere, staffElsewhere } = errorTexts;
const { noMobileNumber, officerElsewhere, templateElsewhere } = errorTexts;

/** The parameters of each action, and the texts with which it refuses some of the complaints above. */
const ACTIONS: Record<
  string,
  {
    params: () => object | Promise<object>;
    refused: (
      of: Awaited<ReturnType<typeof cases>>,
    ) => Record<string, string> | Promise<Record<string, string>>;
    changed: (record: Record<string, unknown>) => unknown | Promise<unknown>;
  }
> = {
  assign: {
    params: () => ({ staff_id: office.staff.id }),
    refused: ({ mergedInto }) => ({ closed: alreadyResolved, merged: mergedInto, elsewhere: staffElsewhere }),
    changed: ({ staff, status }) => [(staff as { id: number } | null)?.id === office.staff.id, status],
  },
  category: {
    params: () => ({ category_id: office.water }),
    refused: ({ mergedInto }) => ({ merged: mergedInto, app: appComplaint }),
    changed: ({ category }) => (category as { id: number }).id === office.water,
  },
  priority: {
    params: () => ({ priority: 'urgent' }),
    refused: ({ mergedInto }) => ({ merged: mergedInto }),
    changed: ({ priority }) => priority,
  },
  followup: {
    params: () => ({ on, note: 'Ring the engineer' }),
    refused: ({ mergedInto }) => ({ closed: alreadyResolved, merged: mergedInto }),
    changed: ({ followup }) => followup,
  },
  cause: {
    params: async () => ({ cause_id: (await office.cause()).body.id }),
    refused: ({ inOther }) => ({ elsewhere: causeElsewhere, taken: inOther }),
    changed: ({ cause }) => (cause as { title: string } | null)?.title,
  },
  answer: {
    params: () => ({ message: 'The engineer comes on Friday.', status: 'pending' }),
    refused: ({ mergedInto }) => ({ closed: alreadyResolved, merged: mergedInto }),
    changed: ({ status }) => status,
  },
  resolve: {
    params: () => ({ message: 'Repaired' }),
    refused: ({ mergedInto }) => ({ closed: alreadyResolved, merged: mergedInto }),
    changed: ({ status }) => status,
  },
  refer: {
    params: async () => {
      const { A1 } = office.places;
      const here = { parliament_id: A1.parliament_id, assembly_id: A1.assembly_id };
      const ravi = await insertContact(office.db, here, { name: 'Ravi' });
      const all = await insertContact(office.db, {}, { name: 'Sita' });
      return { contact_ids: [ravi, all], way: 'phone', subject: 'Water', request: 'Repair it.', due_on: on };
    },
    refused: ({ mergedInto }) => ({
      closed: alreadyResolved,
      merged: mergedInto,
      elsewhere: officerElsewhere,
    }),
    changed: async ({ id }) => {
      const { body } = await office.get(office.mla, `referral?complaint_id=${id}`);
      const rows = body.data as { addressee: { name: string }; state: string; due_on: string }[] | undefined;
      return rows?.map(({ addressee, state, due_on }) => [addressee.name, state, due_on]).sort();
    },
  },
  message: {
    params: () => ({ channel: 'sms', template_id: world.templates.sms }),
    refused: async ({ mergedInto, refusals: { app } }) => {
      await office.db.update(complaints).set({ phone: '0401234567' }).where(eq(complaints.id, app));
      await office.db.delete(complaintPersons).where(eq(complaintPersons.complaint_id, app));
      return { app: noMobileNumber, merged: mergedInto, elsewhere: templateElsewhere };
    },
    changed: async ({ id, complaint_number }) => {
      const { body } = await office.get(office.mla, `message?complaint_id=${id}`);
      const rows = body.data as { text: string; state: string }[] | undefined;
      const sent = rows?.filter(({ text }) => text.startsWith('News of'));
      return sent?.map(({ text, state }) => [text === `News of ${complaint_number}.`, state]);
    },
  },
  macro: {
    params: () => office.macro([URGENT, { kind: 'answer', message: 'Heard, {{name}}', status: 'pending' }]),
    refused: ({ mergedInto }) => ({
      closed: `Step 2, Answer: ${alreadyResolved}`,
      merged: `Step 1, Priority: ${mergedInto}`,
    }),
    changed: ({ priority, status }) => [priority, status],
  },
};
const AFTER: Record<string, unknown> = {
  ...{ assign: [true, 'reviewed'], category: true, priority: 'urgent', cause: 'No water' },
  ...{ followup: { on, note: 'Ring the engineer' }, answer: 'pending', resolve: 'Resolved' },
  macro: ['urgent', 'pending'],
  refer: [
    ['Ravi', 'draft', on],
    ['Sita', 'draft', on],
  ],
  message: [[true, 'queued']],
};

test.each(Object.entries(ACTIONS))(
  '[DESK-10, DESK-11] %s: the dry run says what the run does, by the rules and texts of a single one',
  async (action, { params, refused, changed }) => {
    const { admin, ask, numberOf, recordOf, run } = office;
    const of = await cases();
    const expected = Object.entries(await refused(of));
    const given = { ...(await params()) };
    const dry = (await ask(action, given, { ids: of.ids, dry_run: true }, admin)).body;
    expect(dry).toMatchObject({ total: 7, possible: 7 - expected.length });
    const told = (list: unknown) =>
      (list as { reason: string; count: number; numbers: string[] }[])
        .map(({ reason, count, numbers }) => [reason, count, numbers])
        .sort();
    const wanted = await Promise.all(
      expected.map(async ([which, reason]) => [
        reason,
        1,
        [await numberOf(of.refusals[which as keyof typeof of.refusals])],
      ]),
    );
    expect(told(dry.refused)).toEqual(wanted.sort());
    const work = await run(action, given, { ids: of.ids }, admin);
    const { state, total, done, refusals } = work.job;
    expect([state, total, done]).toEqual(['done', 7, 7 - expected.length]);
    expect(told(refusals)).toEqual(told(dry.refused));
    for (const id of of.ids.slice(0, 2))
      expect(await changed(await recordOf(id, admin)), String(id)).toEqual(AFTER[action]);
    expect(await office.db.$count(complaints)).toBe(10);
  },
);

test('[DESK-10] a dry run changes nothing', async () => {
  const { ask, db, mla, many } = office;
  const ids = await many(2);
  const rows = () => db.select().from(complaints);
  const before = await rows();
  await ask('resolve', { message: 'Repaired' }, { ids, dry_run: true });
  expect(await rows()).toEqual(before);
  const works = (await office.get(mla, 'bulk')).body.data ?? [];
  expect(works.filter(({ action }) => action === 'resolve')).toEqual([]);
});

test('[DESK-10, LIST-10] an export of a selection is a file of exactly these rows', async () => {
  const { app, ask, many, numberOf } = office;
  const [one = 0, two = 0, other = 0] = await many(3);
  const { body } = await ask('export', { format: 'csv' }, { ids: [one, two] });
  expect(body).toMatchObject({ total: 2, export: { rows: 0, total: 2 } });
  await office.runJobs();
  const file = await app.fetch(new Request(`http://localhost${body.link}`), {} as never);
  const text = await file.text();
  expect(text).toContain(await numberOf(one));
  expect(text).toContain(await numberOf(two));
  expect(text).not.toContain(await numberOf(other));
});

test('[DESK-11, LIST-11, GRD-08] each of those that are assigned has its lines, and the person is told; the same again changes nothing', async () => {
  const { history, many, run, staff, get } = office;
  const ids = await many(3);
  await run('assign', { staff_id: staff.id }, { ids });
  const again = await run('assign', { staff_id: staff.id }, { ids });
  expect(again.job).toMatchObject({ done: 3, refused: 0 });
  for (const id of ids) expect(await history(office.mla, id)).toEqual(['Assigned to sunitha']);
  const told = (await get(staff, 'notice')).body.data ?? [];
  const assigned = told
    .filter(({ kind }) => kind === 'assigned')
    .map(({ complaint }) => (complaint as { id: number }).id);
  expect(assigned.slice(0, 4)).toEqual([...ids.toReversed(), world.grievances.resolved]);
});

test('[DESK-11, GRD-15] rights are those of the moment in which a row is done', async () => {
  const { ask, deskHead, many, read, runJobs, db } = office;
  const ids = await many(25);
  const { body } = await ask('priority', { priority: 'high' }, { ids }, deskHead);
  await db.execute(`update users set duties = '{}' where id = ${deskHead.id}`);
  await runJobs();
  const work = await read((body.job as { id: number }).id, office.admin);
  expect(work.job).toMatchObject({ state: 'done', done: 0, refused: 25 });
  expect(work.job.refusals[0]).toMatchObject({ reason: errorTexts.notFound, count: 25 });
  expect(work.job.refusals[0]?.numbers).toHaveLength(20);
});

test('[DESK-11] the result of each complaint is a row of a csv, for seven days', async () => {
  const { app, clock, db, many, mla, numberOf, post, run, services } = office;
  const [one = 0, two = 0, closed = 0] = await many(3);
  await post(mla, 'complaint/close', { id: closed, message: 'Done' });
  const { id, job } = await run('answer', { message: 'We asked.' }, { ids: [closed, two, one] });
  const read = (link: string) => app.fetch(new Request(`http://localhost${link}`), {} as never);
  const file = await read(job.results);
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="results.csv"');
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'Number,Result,Reason',
    `${await numberOf(one)},done,`,
    `${await numberOf(two)},done,`,
    `${await numberOf(closed)},refused,${alreadyResolved}`,
  ]);
  const { now } = clock;
  for (const [after, status] of [
    [7 * DAY_MS, 200],
    [7 * DAY_MS + 1, 404],
  ] as const) {
    clock.now = new Date(now.getTime() + after);
    await expireTasks(db, clock.now);
    expect((await read(services.links.sign(`/api/v1/job/${id}/results.csv`))).status).toBe(status);
  }
  clock.now = now;
});
