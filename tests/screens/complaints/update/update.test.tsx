import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { choose, describe, form, type } from '../recording/form.ts';
import { save, updateDesk } from './complaint.ts';

const given = updateDesk();
const { desk, record, puts, openNew, saved } = given;

const field = (label: RegExp) => form().queryByLabelText(label);
const leftFor = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

test('[UPD-01, UPD-04, SCOPE-02] the form holds what is saved, and sends exactly its fields and the version', async () => {
  const email = 'ramulu@example.org';
  const location = '{"latitude":18.1,"longitude":79.4}';
  const { id } = await openNew({ email, location, origin: 'Citizen' });
  expect(field(/^Phone/)).toHaveValue('9848012345');
  expect(field(/^Email/)).toHaveValue(email);
  await waitFor(() => expect(field(/^Category/)).toHaveValue('Roads'));
  for (const [label, name] of Object.entries({ Parliament: 'P1', Assembly: 'A1', Mandal: 'M1', Area: 'V1' }))
    expect(field(new RegExp(`^${label}`))).toHaveValue(name);
  expect(field(/^Origin/)).toHaveValue('Citizen');
  expect(field(/^Details/)).toHaveTextContent('The road is broken.');
  expect(form().getByText('18.10000, 79.40000')).toBeVisible();

  await choose(/^Category/, 'Water');
  await choose(/^Area/, 'V2');
  await choose(/^Staff/, 'Sunitha Chary');
  type(/^Full Name/, 'Lakshmi Devi');
  describe('<p>No water</p>');
  await save();
  expect(await screen.findByText('Complaint updated successfully.')).toBeVisible();
  await leftFor('/grievance');
  const { V2 } = desk.places;
  expect(puts).toEqual([
    {
      category_id: given.water,
      name: 'Lakshmi Devi',
      phone: '9848012345',
      email,
      ...V2,
      assigned: null,
      details: '<p>No water</p>',
      location,
      staff_id: desk.accounts.staff.id,
      origin: 'Citizen',
      type: 'complaint',
      version: 1,
    },
  ]);
  expect(await saved(id)).toMatchObject({
    category: { name: 'Water' },
    area: { name: 'V2' },
    staff: { name: 'Sunitha Chary' },
    name: 'Lakshmi Devi',
    details: '<p>No water</p>',
  });
});

test('[UPD-01, CRE-19] what is missing is marked and gets the focus; a refusal of the server, too, and nothing is lost', async () => {
  await openNew();
  type(/^Phone/, '98480');
  await save();
  expect(await form().findByText(/^This has 5 digits\./)).toBeVisible();
  await waitFor(() => expect(field(/^Phone/)).toHaveFocus());
  type(/^Phone/, '9848099999');
  const errors = { name: ['This text is too long.'] };
  const refused = () => HttpResponse.json({ message: 'Invalid', errors }, { status: 422 });
  desk.network.use(http.put('*/complaint/:id', refused, { once: true }));
  await save();
  expect(await form().findByText('This text is too long.')).toBeVisible();
  desk.failOnce('put', 'complaint/:id', 0);
  type(/^Full Name/, 'Ramulu');
  await save();
  expect(await screen.findByText(/^No connection to the server/)).toBeVisible();
  expect(field(/^Phone/)).toHaveValue('9848099999');
});

test('[LIST-01, DET-11] what came from the app is not edited: icon and button are disabled, the page has a notice and no form', async () => {
  const { id, complaint_number: number } = await record({ source: 'app' });
  const other = await record();
  const { unmount } = await desk.renderApp({ path: '/grievance', as: 'mla' });
  expect(await screen.findByRole('link', { name: `Edit ${number}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const icon = screen.getByRole('link', { name: `Edit ${other.complaint_number}` });
  expect(icon).not.toHaveAttribute('aria-disabled');
  expect(icon).toHaveAttribute('href', `/grievance/update/${other.id}`);
  unmount();
  const detail = await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  detail.unmount();
  await desk.renderApp({ path: `/grievance/update/${id}`, as: 'mla' });
  expect(await screen.findByText('Complaints sent from the app cannot be edited.')).toBeVisible();
  expect(document.querySelector('form')).toBeNull();
});

test('[SCOPE-08, ERR-04] one of another place is not found; one that could not be loaded can be asked for again', async () => {
  const foreign = await record({ ...desk.places.V4 }, 'admin');
  const { unmount } = await desk.renderApp({ path: `/grievance/update/${foreign.id}`, as: 'mla' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Grievance not found' })).toBeVisible();
  unmount();
  const { id } = await record();
  const broken = () => HttpResponse.json({}, { status: 500 });
  desk.network.use(http.get(`*/complaint/${id}`, broken, { once: true }));
  const { user } = await desk.renderApp({ path: `/grievance/update/${id}`, as: 'mla' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Update Complaint Information' })).toBeVisible();
});
