import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { grievanceDesk, rowOf } from './grievances.ts';

const { desk, post, record, openAll } = grievanceDesk();

beforeAll(async () => {
  const { parliament_id, assembly_id } = desk.places.A3;
  await desk.app.account({ role: 'staff', username: 'elsewhere@example.org', parliament_id, assembly_id });
});

const dialog = async () => within(await screen.findByRole('dialog'));

test('[LIST-11, API-07] a grievance is given to a staff member of its assembly by name', async () => {
  const { complaint_number } = await record();
  const { user } = await openAll('admin');
  const opener = await screen.findByRole('button', { name: `Assign staff to ${complaint_number}` });
  await user.click(opener);
  const form = await dialog();
  const staff = form.getByLabelText('Staff');
  await waitFor(() => expect(staff).toHaveFocus());

  await user.click(form.getByRole('button', { name: 'Assign' }));
  expect(await form.findByText('Please choose a staff member.')).toBeVisible();

  await user.click(staff);
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Sunitha Chary']);
  await user.keyboard('sun{Enter}');
  await user.click(form.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned Successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rowOf('Ramulu Goud')).toHaveTextContent('InProgressSunitha Chary');
  expect(opener).toHaveFocus();
});

test('[LIST-11] a name that is typed before it is known who has it is not overwritten', async () => {
  const { id, complaint_number } = await record();
  await post('mla', 'complaint/staff/assign', { complaint_id: id, staff_id: desk.accounts.staff.id });
  const { user } = await openAll('admin');
  const opener = await screen.findByRole('button', { name: `Assign staff to ${complaint_number}` });
  const goOn = desk.hold('get', `complaint/${id}`);
  await user.click(opener);
  const staff = (await dialog()).getByLabelText('Staff');
  await user.type(staff, 'su');
  goOn();
  expect(await screen.findByRole('option', { name: 'Sunitha Chary' })).toBeVisible();
  expect(staff).toHaveValue('su');
  await user.keyboard('{Escape}{Tab}');
  expect(staff).toHaveValue('Sunitha Chary');
});

test('[LIST-11, ERR-04] a failure is told in the dialog, which stays with the choice', async () => {
  const { complaint_number } = await record();
  const { user } = await openAll('mla');
  await user.click(await screen.findByRole('button', { name: `Assign staff to ${complaint_number}` }));
  const form = await dialog();
  await user.click(form.getByLabelText('Staff'));
  await user.click(await screen.findByRole('option', { name: 'Sunitha Chary' }));
  desk.network.use(http.post('*/complaint/staff/assign', () => HttpResponse.error()));
  await user.click(form.getByRole('button', { name: 'Assign' }));
  expect(await form.findByRole('alert')).toHaveTextContent('No connection to the server.');
  expect(form.getByLabelText('Staff')).toHaveValue('Sunitha Chary');

  desk.network.resetHandlers();
  await user.click(form.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Assigned Successfully')).toBeVisible();
});

test('[DET-10] what is resolved is not assigned any more', async () => {
  const { id } = await record();
  await post('mla', 'complaint/close', { id, message: 'Done' });
  await openAll('mla');
  await rowOf('Ramulu Goud');
  expect(screen.queryByRole('button', { name: /^Assign staff/ })).toBeNull();
});
