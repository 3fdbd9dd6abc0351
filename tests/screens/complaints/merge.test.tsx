import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { pdf } from '../../fixtures/index.ts';
import { dialog } from '../parts.ts';
import { grievanceDesk, rowOf } from './grievances.ts';
import { chooseMore, isInMore } from './page.ts';

const { desk, post, record, openAll } = grievanceDesk();

let phones = 9_848_700_000;
/** Two grievances of one person. */
async function two() {
  const phone = String(++phones);
  return {
    target: await record({ phone }),
    source: await record({ phone, details: '<p>The same road.</p>' }),
  };
}
async function merged() {
  const both = await two();
  await post('mla', 'complaint/merge', { 'source_ids[]': both.source.id, target_id: both.target.id });
  return both;
}
const open = (id: number, as: Role = 'mla') => desk.renderApp({ path: `/grievance/${id}`, as });
const statusOf = async (id: number) =>
  (await desk.app.send('GET', `complaint/${id}`, { token: desk.accounts.mla.token })).body.status;

test('[PER-17] Merge… offers the other grievances of the person and says what will happen', async () => {
  const { target, source } = await two();
  const stranger = await record({ name: 'Padma', phone: '9848712345' });
  const { user } = await open(target.id);
  await chooseMore(user, 'Merge…');
  const asked = await dialog();
  expect(asked.getByText(new RegExp(`shown as a part of ${target.complaint_number}`))).toBeVisible();
  const choice = await asked.findByRole('checkbox', { name: new RegExp(source.complaint_number) });
  expect(asked.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(asked.getByRole('button', { name: 'Merge' }));
  expect(asked.getByRole('alert')).toHaveTextContent('Please choose a grievance.');
  await user.type(asked.getByLabelText('Another number'), `${stranger.complaint_number}{Enter}`);
  const other = await asked.findByRole('checkbox', { name: new RegExp(stranger.complaint_number) });
  expect(other).toBeChecked();
  await user.click(choice);
  await user.click(asked.getByRole('button', { name: 'Merge' }));
  expect(await asked.findByText('Merge the people first, or make a cause.')).toBeVisible();
  await user.click(other);
  await user.click(asked.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('region', { name: `From ${source.complaint_number}` })).toBeVisible();
  expect(await statusOf(source.id)).toBe('close');
  expect(await statusOf(stranger.id)).toBe('open');
});

test('[PER-17] the target shows what stays on the source: words, files, answers and every change', async () => {
  const { target, source } = await two();
  await post('mla', 'complaint/history', { complaint_id: source.id, message: 'Called the engineer' });
  await post('mla', 'complaint/response', { complaint_id: source.id, message: 'Soon', status: 'responded' });
  await post('mla', 'complaint/media', { complaint_id: source.id, file: pdf() });
  await post('mla', 'complaint/merge', { 'source_ids[]': source.id, target_id: target.id });
  const { user } = await open(target.id);
  const part = within(await screen.findByRole('region', { name: `From ${source.complaint_number}` }));
  for (const text of ['The same road.', 'Called the engineer', 'Soon', 'petition.pdf'])
    expect(await part.findByText(text)).toBeVisible();
  await user.click(part.getByRole('switch'));
  expect(await part.findByText(`Merge into: ${target.complaint_number}`)).toBeVisible();
  expect(part.getByRole('link', { name: `Open ${source.complaint_number}` })).toHaveAttribute(
    'href',
    `/grievance/${source.id}`,
  );
});

test('[PER-17] one that was merged says so, leads to the other, and offers nothing but a look, a file and the way back @seldom', async () => {
  const { target, source } = await merged();
  const { user } = await open(source.id);
  const banner = await screen.findByText(
    `This grievance was merged into ${target.complaint_number} on 2 Mar 2026.`,
  );
  expect(banner).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Resolve', 'Reopen', 'Assign staff', 'Send remark'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(await isInMore(user, 'Merge…')).toBe(false);
  await user.click(screen.getByRole('link', { name: `Open ${target.complaint_number}` }));
  expect(await screen.findByRole('heading', { name: `Grievance ${target.complaint_number}` })).toBeVisible();
});

test('[PER-17, LIST-07] in lists a chip under the number tells where it went, and no days that it took', async () => {
  const { target, source } = await merged();
  await openAll();
  const row = within(await rowOf(source.complaint_number));
  expect(row.getByRole('img', { name: `Merged into ${target.complaint_number}` })).toBeVisible();
  expect(row.queryByText(/Days/)).not.toBeInTheDocument();
  expect(
    within(await rowOf(target.complaint_number)).queryByRole('img', { name: /Merged into/ }),
  ).not.toBeInTheDocument();
});
