import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { describe, form, type } from '../recording/form.ts';
import { save, updateDesk } from './complaint.ts';

const { desk, puts, openNew, saved, change } = updateDesk();

const backLink = () => screen.getByRole('link', { name: 'Back to the grievance' });

test('[UPD-05] leaving asks only when something is unsaved; staying keeps it, leaving drops it', async () => {
  const { id, user } = await openNew();
  type(/^Full Name/, 'Lakshmi Devi');
  await user.click(backLink());
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(form().getByLabelText(/^Full Name/)).toHaveValue('Lakshmi Devi');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await user.click(backLink());
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/grievance/${id}`));
  expect(puts).toEqual([]);
});

test('[UPD-05] with nothing changed the page is left at once', async () => {
  const { id, user } = await openNew();
  await user.click(backLink());
  await waitFor(() => expect(window.location.pathname).toBe(`/grievance/${id}`));
});

test('[UPD-05] a newer version is shown beside what was typed; loading it keeps that, and then it can be saved', async () => {
  const { id, user } = await openNew({ origin: 'Division Incharges', name: 'Anita Rao' });
  type(/^Email/, 'mine@example.org');
  type(/^Phone/, '9848000001');
  await change(id, { phone: '9848000002', details: '<p>Worse <strong>now</strong></p>', ...desk.places.V2 });
  await save();
  expect(await screen.findByText('Somebody else has changed this record in the meantime.')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Phone', '9848000002', '9848000001'],
    ['Area', 'V2', 'not changed by you'],
    ['Details', 'Worse now', 'not changed by you'],
    ['Email', '–', 'mine@example.org'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect(form().getByLabelText(/^Phone/)).toHaveValue('9848000001');
  expect(form().getByLabelText(/^Email/)).toHaveValue('mine@example.org');
  expect(form().getByLabelText(/^Division Incharge/)).toHaveValue('Anita Rao');
  await waitFor(() => expect(form().getByLabelText(/^Area/)).toHaveValue('V2'));
  expect(await form().findByLabelText(/^Details/)).toHaveTextContent('Worse now');
  await save();
  await waitFor(() => expect(window.location.pathname).toBe('/grievance'));
  expect(await saved(id)).toMatchObject({
    phone: '9848000001',
    email: 'mine@example.org',
    name: 'Anita Rao',
    area: { name: 'V2' },
    details: '<p>Worse <strong>now</strong></p>',
  });
});

test('[UPD-05] details that were typed outlive the newer version in the editor', async () => {
  const { id, user } = await openNew();
  describe('<p>Mine</p>');
  await change(id, { details: '<p>Theirs</p>', name: 'Ramulu' });
  await save();
  await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  expect(await form().findByLabelText(/^Details/)).toHaveTextContent('Mine');
  expect(form().getByLabelText(/^Full Name/)).toHaveValue('Ramulu');
});

test('[UPD-05, ERR-05] a save whose answer got lost is no conflict with itself', async () => {
  const { id } = await openNew();
  type(/^Full Name/, 'Lakshmi Devi');
  const lost = async ({ request }: { request: Request }) => {
    await desk.app.app.fetch(request);
    return HttpResponse.error();
  };
  desk.network.use(http.put('*/complaint/:id', lost, { once: true }));
  await save();
  expect(await screen.findByText(/^No connection to the server/)).toBeVisible();
  await save();
  expect(await screen.findByText('Complaint updated successfully.')).toBeVisible();
  expect(await saved(id)).toMatchObject({ name: 'Lakshmi Devi', version: 2 });
});
