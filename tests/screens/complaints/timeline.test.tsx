import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { grievanceDesk } from './grievances.ts';
import { timeline as region, showChanges } from './page.ts';

const { desk, post, record } = grievanceDesk();

async function open(id: number, as: Role = 'mla') {
  const opened = await desk.renderApp({ path: `/grievance/${id}`, as });
  await showChanges(opened.user);
  return opened;
}
const entries = async () =>
  (await (await region()).findAllByRole('listitem')).map((item) => item.textContent);
const edit = (id: number, json: object) =>
  desk.app.send('PUT', `complaint/${id}`, { token: desk.accounts.mla.token, json });

test('[DET-02, API-07] tells every change in words, with names, in short among everything and whole when asked for', async () => {
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
  await user.click((await region()).getByRole('button', { name: 'All' }));
  expect(await (await region()).findByText('Assigned to Sunitha Chary')).toBeVisible();
});

test('[DET-02] a long one is cut, and shown whole when asked for @seldom', async () => {
  const { id } = await record();
  for (let number = 1; number <= 21; number += 1) {
    await post('mla', 'complaint/history', { complaint_id: id, message: `Remark ${number}` });
  }
  const { user } = await open(id);
  expect(await entries()).toHaveLength(20);
  await user.click((await region()).getByRole('button', { name: 'Show all 22 entries' }));
  expect(await entries()).toHaveLength(22);
});

test('[DET-02] conversation is what was said, by whom and to whom', async () => {
  const { id } = await record();
  await post('mla', 'complaint/history', { complaint_id: id, message: 'Called the engineer' });
  await post('mla', 'complaint/staff/assign', { complaint_id: id, staff_id: desk.accounts.staff.id });
  await post('mla', 'complaint/response', { complaint_id: id, message: 'Soon', status: 'responded' });
  const { user } = await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  const history = await region();
  expect(await history.findByText('Assigned to Sunitha Chary')).toBeVisible();
  expect(await history.findByText('Recorded')).toBeVisible();
  await user.click(history.getByRole('button', { name: 'Conversation' }));
  expect(history.getByText('Called the engineer')).toBeVisible();
  expect(history.getByText('Soon')).toBeVisible();
  expect(history.queryByText('Assigned to Sunitha Chary')).toBeNull();
  expect(history.queryByText('Recorded')).toBeNull();
});

test('[ERR-04] that cannot be loaded says so, and can be asked for again', async () => {
  const { id } = await record();
  desk.failOnce('get', 'complaint/timeline');
  const { user } = await open(id);
  expect(await (await region()).findByText('The history could not be loaded.')).toBeVisible();
  await user.click((await region()).getByRole('button', { name: 'Try again' }));
  expect(await entries()).toHaveLength(1);
});
