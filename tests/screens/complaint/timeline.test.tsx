import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { grievanceDesk } from './grievances.ts';

const { desk, passDays, post, record } = grievanceDesk();

async function open(id: number, as: Role = 'mla') {
  const opened = await desk.renderApp({ path: `/grievance/${id}`, as });
  await opened.user.click(await screen.findByRole('switch'));
  return opened;
}
const region = async () => within(await screen.findByRole('region', { name: 'Timeline' }));
const entries = async () =>
  (await (await region()).findAllByRole('listitem')).map((item) => item.textContent);
const edit = (id: number, json: object) =>
  desk.app.send('PUT', `complaint/${id}`, { token: desk.accounts.mla.token, json });

test('[DET-02, API-07] tells every change in words, with names, below the history and when asked for', async () => {
  const { id } = await record();
  await edit(id, { area_id: desk.places.V2.area_id, phone: '9848099999', details: '<p>The bridge.</p>' });
  await post('mla', 'complaint/staff/assign', { complaint_id: id, staff_id: desk.accounts.staff.id });
  await post('mla', 'complaint/close', { id, message: 'Repaired' });
  const { user } = await open(id);
  expect(await entries()).toEqual([
    'Resolvedmla@example.org2 Mar 2026, 10:00 amStatus: Reviewed → Resolved',
    'Assigned to staffmla@example.org2 Mar 2026, 10:00 amStatus: Open → ReviewedStaff: Sunitha Chary',
    expect.stringMatching(/^Edited.*Phone: 9848012345 → 9848099999Area: V1 → V2Details changed/),
    'Recordedmla@example.org2 Mar 2026, 10:00 amStatus: Open',
  ]);
  await user.click((await region()).getByText('Details changed'));
  expect((await region()).getByText('The road is broken.')).toBeVisible();
  expect((await region()).getByText('The bridge.')).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'Resolution history' }));
  expect(await history.findByText('Assigned to Sunitha Chary')).toBeVisible();
});

test('[DET-02] a long one is cut, and shown whole when asked for', async () => {
  const { id } = await record();
  for (let number = 1; number <= 11; number += 1) {
    await post('mla', 'complaint/history', { complaint_id: id, message: `Remark ${number}` });
  }
  const { user } = await open(id);
  expect(await entries()).toHaveLength(10);
  await user.click((await region()).getByRole('button', { name: 'Show all 12 entries' }));
  expect(await entries()).toHaveLength(12);
});

test('[DET-02, SHELL-14] is told in Telugu and Hindi', async () => {
  const { id } = await record();
  await post('mla', 'complaint/close', { id, message: 'Done' });
  for (const [locale, name, action] of [
    ['te', 'కాలక్రమం', 'పరిష్కరించారు'],
    ['hi', 'घटनाक्रम', 'समाधान किया गया'],
  ] as const) {
    localStorage.setItem('locale', locale);
    const { unmount } = await open(id);
    const part = within(await screen.findByRole('region', { name }));
    expect(await part.findByText(action)).toBeVisible();
    unmount();
  }
});

test('[DET-02] is not asked for before', async () => {
  const asked: string[] = [];
  desk.network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  const { id } = await record();
  await post('mla', 'complaint/history', { complaint_id: id, message: 'Called the engineer' });
  await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  expect(await screen.findByText('Called the engineer')).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'Show every change' })).not.toBeChecked();
  expect(asked.filter((path) => path.endsWith('/timeline'))).toEqual([]);
});

test('[DET-02, API-07] what the office did is told in the language of the reader, a remark as it was typed', async () => {
  const { id } = await record();
  await post('mla', 'complaint/staff/assign', { complaint_id: id, staff_id: desk.accounts.staff.id });
  await post('mla', 'complaint/close', { id, message: 'Done' });
  await post('mla', 'complaint/reopen', { id });
  passDays(1);
  await post('mla', 'complaint/history', { complaint_id: id, message: 'Resolved' });
  localStorage.setItem('locale', 'te');
  await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  const history = within(await screen.findByRole('region', { name: 'పరిష్కార చరిత్ర' }));
  expect(await history.findByText('Sunitha Chary కు అప్పగించబడింది')).toBeVisible();
  expect(history.getByText('తిరిగి తెరవబడింది')).toBeVisible();
  expect(history.getAllByText('పరిష్కరించబడింది', { selector: 'p' })).toHaveLength(1);
  expect(history.getByText('Resolved')).toBeVisible();
});

test('[ERR-04] that cannot be loaded says so, and can be asked for again', async () => {
  const { id } = await record();
  desk.network.use(
    http.get('*/complaint/timeline', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  const { user } = await open(id);
  expect(await (await region()).findByText('The timeline could not be loaded.')).toBeVisible();
  await user.click((await region()).getByRole('button', { name: 'Try again' }));
  expect(await entries()).toHaveLength(1);
});
