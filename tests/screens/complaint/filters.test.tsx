import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';

import '../../../src/custom/complaint/list/FilterChips.tsx';

const desk = grievanceDesk();
const { record, post, openAll, asked, passDays } = desk;

afterEach(() => void vi.useRealTimers());

const showing = (...names: string[]) => waitFor(() => expect(shownNames()).toEqual(names));

/** The filters, unfolded. */
async function unfold(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('form', { name: 'Filters' }));
}

async function pick(user: UserEvent, label: string, option: string) {
  const form = within(screen.getByRole('form', { name: 'Filters' }));
  await user.click(form.getByLabelText(label));
  await user.click(await screen.findByText(option, { selector: '[role=option]' }));
}

test('[LIST-03, SCOPE-01] places, category and dates narrow the list and stand in the address', async () => {
  await record({ name: 'Old water of V1', category_id: desk.water });
  passDays(10);
  await record({ name: 'Water of V1', category_id: desk.water });
  await record({ name: 'Roads of V1' });
  await record({ name: 'Water of V2', category_id: desk.water, ...desk.desk.places.V2 });
  const { user } = await openAll('mla');
  const form = await unfold(user);
  await pick(user, 'Mandal', 'M1');
  await pick(user, 'Area', 'V1');
  await pick(user, 'Category', 'Water');
  await user.type(form.getByLabelText('From date'), '05/03/2026');
  await showing('Water of V1');
  expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeVisible();
  const { mandal_id, area_id } = desk.desk.places.V1;
  expect(window.location.search).toBe(
    `?mandal=${mandal_id}&area=${area_id}&category=${desk.water}&from_date=2026-03-05`,
  );

  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await showing('Water of V2', 'Roads of V1', 'Water of V1', 'Old water of V1');
  expect(window.location.search).toBe('');
  await waitFor(() => expect(form.getByLabelText('Category')).toHaveValue(''));
});

test('[LIST-03] assigned, staff and number', async () => {
  const title = 'District Office';
  desk.desk.configure({ grievanceInCharges: [title] });
  await record({ name: 'With the office', assigned: title }, 'admin');
  const given = await record({ name: 'With staff' });
  await post('mla', 'complaint/staff/assign', {
    complaint_id: given.id,
    staff_id: desk.desk.accounts.staff.id,
  });
  const { user } = await openAll('mla');
  const form = await unfold(user);
  await pick(user, 'Grievance Incharge', title);
  await showing('With the office');

  await user.click(screen.getByRole('button', { name: `Remove filter Grievance Incharge: ${title}` }));
  await pick(user, 'Staff', 'Sunitha Chary');
  await showing('With staff');

  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await user.type(form.getByLabelText('Complaint number'), given.complaint_number);
  await user.keyboard('{Enter}');
  await showing('With staff');
});

test('[LIST-03] what is typed is applied when typing pauses, and clearing beats what is not applied yet', async () => {
  await record({ name: 'Lakshmi' });
  await record({ name: 'Ramulu Goud' });
  const { user } = await openAll('mla');
  const form = await unfold(user);
  await user.type(form.getByLabelText('Name'), 'lakshmi');
  await showing('Lakshmi');
  expect(form.getByLabelText('Name')).toHaveFocus();
  const names = asked.map(({ searchParams }) => searchParams.get('name')).filter(Boolean);
  expect(names).toEqual(['lakshmi']);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'ramulu' } });
  fireEvent.change(screen.getByLabelText('Keyword'), { target: { value: 'road' } });
  fireEvent.change(form.getByLabelText('To date'), { target: { value: '05/03' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  act(() => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  await showing('Ramulu Goud', 'Lakshmi');
  for (const name of ['Name', 'Keyword', 'To date'])
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveValue(''));
  expect(asked.some(({ searchParams }) => searchParams.get('name') === 'ramulu')).toBe(false);
});

test('[LIST-04] a keyword that is typed while the one before it is being searched stays', async () => {
  await record({ name: 'Lakshmi' });
  await record({ name: 'Ramulu Goud' });
  await openAll('mla');
  await showing('Ramulu Goud', 'Lakshmi');
  const box = screen.getByRole('searchbox', { name: 'Keyword' });
  fireEvent.change(box, { target: { value: 'lakshmi' } });
  fireEvent.submit(box);
  fireEvent.change(box, { target: { value: 'ramulu' } });
  await showing('Lakshmi');
  expect(box).toHaveValue('ramulu');
  fireEvent.submit(box);
  await showing('Ramulu Goud');
});

test('[LIST-03] a letter that is typed in the moment in which those before it are applied stays', async () => {
  await record({ name: 'Lakshmi' });
  await record({ name: 'Ramulu Goud' });
  const { user } = await openAll('mla');
  const box = (await unfold(user)).getByLabelText('Name');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(box, { target: { value: 'laksh' } });
  await act(async () => {
    vi.advanceTimersByTime(601);
    fireEvent.change(box, { target: { value: 'lakshm' } });
  });
  act(() => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  await showing('Lakshmi');
  expect(asked.at(-1)?.searchParams.get('name')).toBe('lakshm');
  expect(box).toHaveValue('lakshm');
});

test('[SCOPE-05, SCOPE-03] the session’s own places are locked and asked for, whatever the address says', async () => {
  await record({ name: 'Of A1' });
  const { A1, A2 } = desk.desk.places;
  await openAll('mla', `?assembly=${A2.assembly_id}`);
  await showing('Of A1');
  expect(asked.at(-1)?.searchParams.get('parliament')).toBe(String(A1.parliament_id));
  expect(asked.at(-1)?.searchParams.get('assembly')).toBe(String(A1.assembly_id));
  const form = within(await screen.findByRole('form', { name: 'Filters' }));
  expect(form.getByLabelText('Assembly')).toHaveAttribute('readonly');
  expect(form.getByLabelText('Parliament')).toHaveAttribute('readonly');
});

test('[LIST-05] Open, In Progress and Closed are groups of statuses', async () => {
  await record({ name: 'New' });
  const reviewed = await record({ name: 'Reviewed' });
  const staff_id = desk.desk.accounts.staff.id;
  await post('mla', 'complaint/staff/assign', { complaint_id: reviewed.id, staff_id });
  const closed = await record({ name: 'Resolved' });
  await post('mla', 'complaint/close', { id: closed.id, message: 'Done' });
  const { user } = await openAll('mla');
  await rowOf('New');
  const group = within(screen.getByRole('group', { name: 'Status' }));
  for (const [label, name] of [
    ['Open', 'New'],
    ['In Progress', 'Reviewed'],
    ['Closed', 'Resolved'],
  ] as const) {
    await user.click(group.getByRole('button', { name: label }));
    await showing(name);
    expect(group.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  }
  await user.click(group.getByRole('button', { name: 'All' }));
  await showing('Resolved', 'Reviewed', 'New');
});

test('[LIST-04] a keyword in either script is searched for; an empty one resets all filters', async () => {
  await record({ name: 'లక్ష్మి', details: '<p>నీటి సమస్య</p>' });
  await record({ name: 'Ramulu Goud', phone: '9000012345' });
  const { user } = await openAll('mla', '?status=open');
  await showing('Ramulu Goud', 'లక్ష్మి');
  const box = screen.getByRole('searchbox', { name: 'Keyword' });
  await user.type(box, 'నీటి{Enter}');
  await showing('లక్ష్మి');
  expect(asked.at(-1)?.pathname).toMatch(/complaint\/search$/);
  expect(asked.at(-1)?.searchParams.get('term')).toBe('నీటి');
  expect(box).toHaveFocus();

  await user.clear(box);
  await user.type(box, '90000123');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await showing('Ramulu Goud');

  await user.clear(box);
  await user.keyboard('{Enter}');
  await showing('Ramulu Goud', 'లక్ష్మి');
  expect(window.location.search).toBe('');
  expect(screen.getByRole('button', { name: 'Clear filter' })).toBeDisabled();
});

test('[LIST-03, LIST-04] the way back from a row finds filters, keyword and page; the keyword is in no address', async () => {
  for (let number = 1; number <= 12; number++) await record({ name: `Lakshmi ${number}` });
  await record({ name: 'Ramulu Goud' });
  const { user } = await openAll('mla', '?status=open');
  await user.type(await screen.findByRole('searchbox'), 'lakshmi{Enter}');
  await screen.findByText('12 grievances');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await showing('Lakshmi 2', 'Lakshmi 1');
  expect(window.location.search).toBe('?status=open&page=2');

  await user.click(screen.getAllByRole('link', { name: /^2026-/ })[0] as HTMLElement);
  await user.click(await screen.findByRole('link', { name: 'Back to the list' }));
  await showing('Lakshmi 2', 'Lakshmi 1');
  expect(screen.getByRole('searchbox')).toHaveValue('lakshmi');
  expect(window.location.search).toBe('?status=open&page=2');
});

test('[LIST-03] filters that fit nothing say so and can be cleared; what is no filter is ignored', async () => {
  await record();
  const { user } = await openAll('mla', '?status=closed&category=x&from_date=soon&page=-3');
  expect(await screen.findByText('No grievance fits')).toBeVisible();
  expect(asked.at(-1)?.searchParams.has('category')).toBe(false);
  await user.click(screen.getAllByRole('button', { name: 'Clear filter' })[1] as HTMLElement);
  await showing('Ramulu Goud');
});

test('[LIST-08] a page that has become empty leads to the first one', async () => {
  await record();
  await openAll('mla', '?page=7');
  await rowOf('Ramulu Goud');
  expect(window.location.search).toBe('');
});
