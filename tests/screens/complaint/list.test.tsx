import { screen, within } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../../contract/messages.ts';
import { grievanceDesk, rowOf, shownNames } from './grievances.ts';

const { desk, asked, post, record, passDays, openAll } = grievanceDesk();

const { happyDOM } = window as unknown as HappyWindow;
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

test('[LIST-14, LIST-02] the table has its columns; what the office recorded says (internal)', async () => {
  const { complaint_number } = await record({ type: 'suggestion' });
  await record({ name: 'Lakshmi', source: 'app' });
  await openAll();
  const row = await rowOf('Ramulu Goud');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual([
    ...['', 'Number', 'Category', 'Area', 'Name', 'Phone', 'Source'],
    ...['Status', 'Staff', 'Days', 'Date', 'Type', 'Actions'],
  ]);
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    ...['', `${complaint_number} (internal)`, 'Roads', 'V1, M1 mandal, A1'],
    ...['Ramulu Goud', '9848012345', 'internal/web'],
    ...['open', 'Not assigned', '0 of Days Open', '02/03/26', 'Suggestion', ''],
  ]);
  expect(await rowOf('Lakshmi')).not.toHaveTextContent('(internal)');
});

test('[LIST-06, LIST-07] status and days as they are shown', async () => {
  const assigned = await record({ name: 'Assigned' });
  await post('mla', 'complaint/staff/assign', {
    complaint_id: assigned.id,
    staff_id: desk.accounts.staff.id,
  });
  const resolved = await record({ name: 'Resolved' });
  passDays(3);
  await post('mla', 'complaint/close', { id: resolved.id, message: 'Done' });
  passDays(4);
  await openAll();
  expect(await rowOf('Assigned')).toHaveTextContent('InProgressSunitha Chary7 of Days Open');
  expect(await rowOf('Resolved')).toHaveTextContent('ClosedNot assigned3 Days Took to Close');
});

test('[LIST-08, API-03] pages of ten with previous, five page links and next, kept in the address', async () => {
  for (let number = 1; number <= 61; number++) await record({ name: `Citizen ${number}` });
  const { user } = await openAll();
  await rowOf('Citizen 61');
  expect(screen.getByText('61 grievances')).toHaveAttribute('role', 'status');
  expect(shownNames()).toHaveLength(10);
  const pager = screen.getByRole('navigation', { name: 'Pages of the list' });
  const links = () =>
    within(pager)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'));
  expect(links()).toEqual(['Previous page', ...[1, 2, 3, 4, 5].map((n) => `Page ${n}`), 'Next page']);
  expect(within(pager).getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');

  await user.click(within(pager).getByRole('link', { name: 'Page 4' }));
  await rowOf('Citizen 31');
  expect(links()).toEqual(['Previous page', ...[2, 3, 4, 5, 6].map((n) => `Page ${n}`), 'Next page']);
  await user.click(within(pager).getByRole('link', { name: 'Page 6' }));
  await user.click(within(pager).getByRole('link', { name: 'Next page' }));
  await rowOf('Citizen 1');
  expect(links()).toEqual(['Previous page', ...[3, 4, 5, 6, 7].map((n) => `Page ${n}`), 'Next page']);
  expect(window.location.search).toBe('?page=7');
  expect(within(pager).getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  expect(asked.at(-1)?.searchParams.get('page')).toBe('7');
});

test('[LIST-08] where the server stopped counting the list says more than, and goes on', async () => {
  await record();
  desk.network.use(
    http.get('*/api/v1/complaint', async ({ request }) => {
      const { body } = await desk.app.send('GET', 'complaint', { token: desk.accounts.admin.token });
      const page = Number(new URL(request.url).searchParams.get('page'));
      const rows = Array.from({ length: 10 }, (_, index) => ({ ...body.data?.[0], id: page * 100 + index }));
      return HttpResponse.json({ data: rows, total: 1000, more: true });
    }),
  );
  await openAll('mla', '?page=100');
  expect(await screen.findByText('more than 1,000 grievances')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('aria-disabled');
});

test('[LIST-13] demo records of a server that sends them are hidden', async () => {
  await record({ name: 'Ramulu Goud' });
  const { body } = await desk.app.send('GET', 'complaint', { token: desk.accounts.admin.token });
  const [row] = body.data ?? [];
  const data = [row, { ...row, id: 2, name: 'Demo' }];
  desk.network.use(http.get('*/api/v1/complaint', () => HttpResponse.json({ data, total: 2 })));
  await openAll();
  await rowOf('Ramulu Goud');
  expect(screen.queryByText('Demo')).toBeNull();
});

test('[LIST-01] every row has an edit icon, disabled for what came from the app', async () => {
  const { id, complaint_number } = await record();
  const { complaint_number: fromApp } = await record({ name: 'Lakshmi', source: 'app' });
  await openAll();
  const edit = await screen.findByRole('link', { name: `Edit ${complaint_number}` });
  expect(edit).toHaveAttribute('href', `/grievance/update/${id}`);
  expect(edit).not.toHaveAttribute('aria-disabled');
  expect(screen.getByLabelText(`Edit ${fromApp}`)).toHaveAttribute('aria-disabled', 'true');
});

test('[ERR-04] a list that could not be loaded says so and can be asked for again', async () => {
  await record();
  desk.network.use(http.get('*/api/v1/complaint', () => HttpResponse.json({}, { status: 500 })));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openAll();
  expect(await screen.findByText('The grievances could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Ramulu Goud')).toBeVisible();
});

test('[LIST-14] on a phone each grievance is a card with the same facts', async () => {
  happyDOM.setViewport({ width: 390, height: 844 });
  const { complaint_number } = await record({ name: 'వెంకట సుబ్రహ్మణ్యేశ్వర రావు' });
  await openAll();
  const link = await screen.findByRole('link', { name: complaint_number });
  expect(screen.queryByRole('table')).toBeNull();
  const card = link.closest('li');
  for (const text of [
    'వెంకట సుబ్రహ్మణ్యేశ్వర రావు',
    'Roads',
    'V1, M1 mandal, A1',
    '0 of Days Open',
    'open',
    '(internal)',
  ])
    expect(card).toHaveTextContent(text);
  expect(within(card ?? document.body).getByRole('link', { name: '9848012345' })).toHaveAttribute(
    'href',
    'tel:+919848012345',
  );
});

test('[LIST-04, ERR-04] a search that would take too long says what to add', async () => {
  await record();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openAll();
  await rowOf('Ramulu Goud');
  desk.fail('get', 'complaint', 422, {
    message: messages.searchTooBroad,
    errors: { keyword: [messages.searchTooBroad] },
  });
  desk.fail('get', 'complaint/search', 422, { message: messages.searchTooBroad });
  await user.type(screen.getByRole('searchbox'), '00~{Enter}');
  expect(await screen.findByText(messages.searchTooBroad)).toBeVisible();
});
