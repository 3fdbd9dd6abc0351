import { expect, test } from 'vitest';
import { HISTORY_CODES, type HistoryEntry } from '#contract/complaints/complaint.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { insertLeader } from '../../worlds/contacts.ts';
import { CASE_MAP, cases, csvFile } from '../transfer/import/complaintFile.ts';
import { type Desk, openStaffed, type StaffedDesk } from './desk.ts';

const historyOf = async (desk: Desk, id: number) =>
  (await desk.get(desk.mla, `complaint/history?complaint_id=${id}`)).body.data as unknown as HistoryEntry[];

/** One complaint with every action that the history records. */
async function worked(desk: StaffedDesk): Promise<number> {
  const { mla, places } = desk;
  const { id } = await desk.record(mla, { staff_id: desk.staff.id });
  const post = async (path: string, json: Record<string, unknown>) =>
    expect((await desk.post(mla, path, json)).status).toBeLessThan(300);
  const answer = (status: string) =>
    post('complaint/response', { complaint_id: id, message: 'We asked.', status });
  await post(`complaint/${id}`, { _method: 'PUT', staff_id: null });
  const leader = await insertLeader(desk.db, places.V1);
  await post('complaint/forward', { id, area: places.V1.area_id, leaders: [leader.id] });
  const to = { is_administrator: 'false', dept_id: desk.roadsDepartment, officer_id: [desk.ravi] };
  await post('complaint/officer', { complaint_id: id, ...to });
  await answer('responded');
  await answer('responded');
  await post('complaint/close', { id, message: 'Repaired.' });
  await post('complaint/reopen', { id });
  await answer('Resolved');
  await answer('reviewed');
  return id;
}

async function imported(desk: Desk): Promise<number> {
  registerHandlers(desk.services);
  const form = { file: csvFile(cases(1)), map: JSON.stringify(CASE_MAP) };
  await desk.send('POST', 'complaint/import', { token: desk.admin.token, form });
  await desk.services.jobs.runDue();
  const { data } = await desk.list(desk.mla, { page: 1, keyword: 'Citizen 0' });
  return Number(data[0]?.id);
}

test('[API-07, DET-02] an entry has the code of what the office did, and the office does each that there is', async () => {
  const desk = await openStaffed();
  const entries = [
    ...(await historyOf(desk, await worked(desk))),
    ...(await historyOf(desk, await imported(desk))),
  ];
  const told = entries.map(({ code }) => code);
  expect(told.toReversed()).toEqual([
    'imported',
    'assigned',
    'unassigned',
    'forwarded',
    'mailed',
    'answeredNow',
    'answered',
    'resolved',
    'reopened',
    'resolved',
    'answeredAgain',
  ]);
  expect(new Set(told)).toEqual(new Set(HISTORY_CODES));
});
